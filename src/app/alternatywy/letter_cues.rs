//! Denunciations on their way: named, pushed under the Landlord's door, counted
//! in his pigeonholes, and thrown away again.

use bevy::prelude::*;

use super::cues::{DEPTH_LIGHT, Show};
use super::layout;
use super::overlay::INK;
use super::picture::Piece;
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;
use crate::locale::seat_colour;
use crate::rules::Seat;
use crate::rules::alternatywy::Event;

/// The most letters that fly away at once.
const MOST_LETTERS: u8 = 5;

/// The name of the picture of a letter about somebody.
fn letter(on: Seat) -> String {
    format!("alternatywy/letter/{}", seat_colour(on))
}

impl Show<'_, '_> {
    pub(super) fn tell_letters(&mut self, event: &Event) {
        match *event {
            Event::FilingBegan { filer } => {
                self.swell(Piece::Figure(filer), 0.25);
                self.play(Sound::Knock);
                self.pass(0.2);
            }
            Event::FilingDeclined { filer } => {
                self.shiver(Piece::Figure(filer), 5.0, 0.4);
                self.play(Sound::Refuse);
                self.pass(0.4);
            }
            Event::NameAsked { filer } => {
                let at = self.person(filer).moved(Vec2::new(20.0, 44.0)).at_depth(DEPTH_LIGHT);
                self.pop_up("landlord/question", at.scaled(0.5), 0.5);
                self.play(Sound::Offer);
                self.pass(0.4);
            }
            Event::NameGiven { accused, binding, .. } => {
                self.say_name(self.now.table.landlord, accused);
                self.play(if binding { Sound::Stamp } else { Sound::Pencil });
                self.pass(0.45);
            }
            Event::Accused { filer, accused } => {
                self.say_name(filer, accused);
                self.play(Sound::Pencil);
                self.pass(0.3);
            }
            Event::Denounced { on, filer, held } => self.denounce(on, filer, held),
            Event::DenunciationLost { on } => {
                let slot = layout::desk_slot().at_depth(DEPTH_FLYING);
                self.prop(&letter(on), 0.45, slot.moved(Vec2::Y * -40.0), slot, Path::bounce(0.0));
                self.shiver(Piece::Letters(on), 3.0, 0.3);
                self.play(Sound::Bounce);
                self.pass(0.4);
            }
            Event::Bounced { on } => {
                self.settle();
                let at = self.person(on).at_depth(DEPTH_FLYING - 1.0);
                self.play(Sound::Rebound);
                self.prop("star-burst", 0.5, at.scaled(0.6), at.scaled(1.6).faded(0.0), Path::SNAP);
                self.shiver(Piece::Figure(on), 5.0, 0.4);
                self.pass(0.45);
            }
            Event::DenunciationsDiscarded { on, count, held } => self.throw_away(on, count, held),
            Event::Exchanged { on, count } => self.exchange(on, count),
            _ => {}
        }
    }

    /// Somebody names somebody: a face on a scrap of paper.
    fn say_name(&mut self, who: Seat, whom: Seat) {
        let at = self.person(who).moved(Vec2::new(0.0, 58.0)).at_depth(DEPTH_LIGHT);
        let face = self.portrait_pic(whom);
        self.pop_up("panel", at.scaled(0.58), 0.6);
        self.pop_up(&face, at.scaled(0.72).at_depth(DEPTH_LIGHT + 1.0), 0.6);
    }

    /// A letter goes under the door, and up into its pigeonhole.
    fn denounce(&mut self, on: Seat, filer: Option<Seat>, held: u8) {
        let name = letter(on);
        let hole = layout::letters(self.now, on).at_depth(DEPTH_FLYING);
        let slot = layout::desk_slot().at_depth(DEPTH_FLYING);
        let tone = 1.0 + 0.06 * self.letters.min(10) as f32;
        self.letters += 1;
        match filer {
            Some(filer) => {
                let from = self.person(filer);
                self.prop(&name, 0.3, Pose { scale: Vec2::splat(1.3), ..from }, slot, Path::hop(30.0));
                // It slides under the door.
                self.play_in(0.12, Sound::Letter, tone);
                self.prop_in(0.3, &name, 0.1, slot, slot.moved(Vec2::X * 16.0).faded(0.0), Path::SLIDE);
                self.pass(0.36);
            }
            None => {
                // He writes it himself.
                self.play(Sound::Clerk);
                let desk = slot.moved(Vec2::new(70.0, 8.0)).scaled(1.2);
                let start = self.time();
                self.prop("alternatywy/letter-stack", 0.45, desk, desk.moved(Vec2::new(6.0, 0.0)), Path::SLIDE);
                let pencil = desk.moved(Vec2::new(8.0, 16.0)).at_depth(DEPTH_LIGHT);
                self.prop("alternatywy/pencil", 0.45, pencil, pencil.moved(Vec2::X * 14.0), Path::walk(5.0, 4.0));
                self.director.time = start + 0.45;
            }
        }
        let out = slot.moved(Vec2::new(20.0, 20.0));
        let piece = Piece::Letters(on);
        if held > 1 {
            self.prop(&name, 0.24, out, hole, Path::hop(18.0));
            self.pass(0.22);
            self.swell(piece, 0.3);
        } else {
            self.bring(piece, &name, out.faded(0.0), hole, 0.24, Path::hop(18.0));
            self.pass(0.22);
        }
        self.counted(piece, held - 1);
        let at = hole.at + Vec2::new(0.0, -34.0);
        self.say_number(None, held.into(), at, INK, 0.5, 0.42);
        self.pass(0.14);
    }

    /// Letters leave a pigeonhole; how many are left shows when they are gone.
    fn letters_leave(&mut self, on: Seat, count: u8, to: impl Fn(u8, Pose) -> Pose) {
        let hole = layout::letters(self.now, on).at_depth(DEPTH_FLYING);
        for nth in 0..count.min(MOST_LETTERS) {
            let goal = to(nth, hole);
            let start = 0.05 * f32::from(nth);
            self.prop_in(start, &letter(on), 0.45, hole, goal, Path::tumble(26.0, 0.4));
        }
        self.change(Piece::Letters(on));
    }

    /// Struck, and thrown away.
    fn throw_away(&mut self, on: Seat, count: u8, held: u8) {
        let hole = layout::letters(self.now, on).at_depth(DEPTH_LIGHT);
        self.play(Sound::Strike);
        let line = Pose { scale: Vec2::new(0.5, 1.0), ..hole.turned(0.3) };
        self.prop("alternatywy/strike", 0.22, Pose { scale: Vec2::new(0.05, 1.0), ..line }, line, Path::SLIDE);
        self.prop_in(0.22, "alternatywy/strike", 0.3, line, line.faded(0.0), Path::SLIDE);
        self.pass(0.22);
        self.counted(Piece::Letters(on), held + count);
        self.letters_leave(on, count, |nth, hole| {
            let aside = f32::from(nth) * 16.0 - 30.0;
            hole.moved(Vec2::new(aside, -84.0)).turned(aside * 0.03).faded(0.0)
        });
        self.pass(0.3);
    }

    /// They are handed in for something.
    fn exchange(&mut self, on: Seat, count: u8) {
        self.settle();
        let desk = self.person(self.now.table.landlord);
        self.play(Sound::Thread);
        let held = self.before.table.denunciations[on.index()];
        self.counted(Piece::Letters(on), held);
        self.letters_leave(on, count, |_, _| desk.scaled(0.8));
        self.pass(0.5);
        self.play(Sound::Stamp);
        let start = self.time();
        self.say_number(None, count.into(), desk.at + Vec2::Y * 54.0, INK, 0.5, 0.6);
        self.director.cue(start, 0.2, Act::Quake { by: 2.0 });
        self.pass(0.35);
    }
}
