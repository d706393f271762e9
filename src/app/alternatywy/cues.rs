//! The show of what happens in the block: its course, and what all of its
//! scenes are made with.
//!
//! What a piece will be has happened before the first cue starts. Pieces that
//! are gone by then, or that came and went meanwhile, are shown by props until
//! the event that takes them away.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::layout;
use super::picture::{self, Look, Piece};
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::{DEPTH_FLYING, Director};
use crate::app::stage::pose::Pose;
use crate::app::stage::table::Set;
use crate::rules::Seat;
use crate::rules::alternatywy::{Alternatywy, Event, Kind, View, Window, Work};

/// Above everything that flies.
pub(super) const DEPTH_LIGHT: f32 = DEPTH_FLYING + 30.0;

/// How long what was left lying closes up.
const CLOSING: f32 = 0.26;

/// Adds the cues that show the events; `before` is how the table was.
pub(super) fn perform(events: &[Event], before: &View, set: &mut Set<Alternatywy>) {
    let mut show = Show::new(before, set.now, set);
    let mut left = events;
    while let [event, rest @ ..] = left {
        let together = match event {
            Event::PlaceRevealed { .. } => run(left, |event| matches!(event, Event::PlaceRevealed { .. })),
            Event::FigurePlaced { .. } => run(left, |event| matches!(event, Event::FigurePlaced { .. })),
            Event::FigureMoved { .. } => run(left, |event| matches!(event, Event::FigureMoved { .. })),
            Event::BidShown { .. } | Event::GoodGone { .. } => run(left, super::goods_cues::is_turned_up),
            _ => 1,
        };
        if together > 1 || matches!(event, Event::PlaceRevealed { .. } | Event::FigurePlaced { .. }) {
            show.tell_together(&left[..together]);
            left[..together].iter().for_each(|event| show.director.count(event, before));
            left = &left[together..];
        } else {
            show.tell(event);
            show.director.count(event, before);
            left = rest;
        }
    }
    show.close_up();
    show.director.count_the_rest();
}

/// How many events from the first one on are of a kind; at least 1.
fn run(events: &[Event], of_kind: impl Fn(&Event) -> bool) -> usize {
    events.iter().take_while(|event| of_kind(event)).count().max(1)
}

/// Something that is no piece now, but lies on the table in the show.
struct Lying {
    name: String,
    pose: Pose,
    since: f32,
}

/// A show in the making.
pub(super) struct Show<'a, 'b> {
    pub(super) director: Director<'a, 'b, Alternatywy>,
    pub(super) before: &'a View,
    pub(super) now: &'a View,
    /// When it began, on the stage's clock.
    began: f32,
    /// What every piece looked like.
    looks: HashMap<Piece, Look>,
    /// Pieces that are gone, and where they were.
    gone: HashMap<Piece, Pose>,
    /// Pieces that came in this show and are gone by its end.
    lying: HashMap<Piece, Lying>,
    /// Cards that lie open.
    pub(super) open_cards: u8,
    /// Changes of VP so far, the rising ones: each is a tone higher.
    pub(super) gains: u32,
    /// Letters so far, likewise.
    pub(super) letters: u32,
    /// The card that takes its effect.
    pub(super) acting: Option<Kind>,
    /// The Social Work under way.
    pub(super) work: Option<Work>,
    /// Who is being struck by it.
    pub(super) worker: Option<Seat>,
}

impl<'a, 'b> Show<'a, 'b> {
    fn new(before: &'a View, now: &'a View, set: &'a mut Set<'b, Alternatywy>) -> Self {
        let placed = picture::picture(before);
        let looks = placed.iter().map(|placed| (placed.piece, placed.face)).collect();
        let director = Director::new(before, set);
        let gone = placed
            .iter()
            .filter(|placed| director.entity(placed.piece).is_none())
            .map(|placed| (placed.piece, layout::rest(before, placed.piece, placed.at, placed.slot)))
            .collect();
        let open = picture::in_play(before);
        Show {
            began: director.time,
            director,
            before,
            now,
            looks,
            gone,
            lying: HashMap::default(),
            open_cards: open.len() as u8,
            gains: 0,
            letters: 0,
            acting: open.last().map(|&(_, card)| before.table.kind(card)),
            work: before.table.working.map(|working| working.work),
            worker: None,
        }
    }

    fn tell(&mut self, event: &Event) {
        match *event {
            Event::Asked { window } => self.hold_breath(window),
            Event::Ended { .. } => {
                self.settle();
                self.drop_cards();
                self.play(Sound::Fanfare);
                self.rest(0.8);
            }
            _ => {
                self.tell_consequence(event);
                self.tell_day(event);
                self.tell_letters(event);
                self.tell_block(event);
                self.tell_cards(event);
                self.tell_works(event);
                self.tell_goods(event);
                self.tell_points(event);
            }
        }
    }

    /// Events that happen at the same moment.
    fn tell_together(&mut self, events: &[Event]) {
        match events[0] {
            Event::PlaceRevealed { .. } => self.reveal(events),
            Event::FigurePlaced { .. } => self.walk_in(events),
            Event::FigureMoved { .. } => self.move_figures(events),
            _ => self.turn_up_bids(events),
        }
    }

    // ---------------------------------------------------------------- tools

    pub(super) fn time(&self) -> f32 {
        self.director.time
    }

    /// Lets time pass in the show.
    pub(super) fn pass(&mut self, seconds: f32) {
        self.director.pass(seconds);
    }

    /// Lets time pass even if nothing moves meanwhile.
    pub(super) fn rest(&mut self, seconds: f32) {
        self.director.pause(seconds);
    }

    /// Waits until everything shown so far is over.
    pub(super) fn settle(&mut self) {
        self.director.settle();
    }

    pub(super) fn play(&mut self, sound: Sound) {
        self.director.play(sound);
    }

    /// Adds a sound a little later.
    pub(super) fn play_in(&mut self, seconds: f32, sound: Sound, pitch: f32) {
        let start = self.time() + seconds;
        self.director.play_at(start, sound, pitch);
    }

    /// A picture that is no piece, from now on.
    pub(super) fn prop(&mut self, name: &str, length: f32, from: Pose, to: Pose, path: Path) {
        self.prop_in(0.0, name, length, from, to, path);
    }

    /// A picture that is no piece, a little later.
    pub(super) fn prop_in(&mut self, seconds: f32, name: &str, length: f32, from: Pose, to: Pose, path: Path) {
        let start = self.time() + seconds;
        self.director.prop(name, Color::WHITE, start, length, from, to, path);
    }

    /// A piece sets out for somewhere. Until then it looks as it did before.
    pub(super) fn travel(&mut self, piece: Piece, to: Pose, length: f32, path: Path) {
        let start = self.time();
        self.wear_old(piece, start);
        self.director.travel(piece, to, start, length, path, None);
    }

    /// A piece sets out for where it will be.
    pub(super) fn travel_home(&mut self, piece: Piece, length: f32, path: Path) {
        if let Some(rest) = self.director.rest(piece) {
            self.travel(piece, rest, length, path);
        }
    }

    /// A piece that was not there comes from somewhere. If it will be gone again
    /// by the end of this show, a prop called `name` stands for it at `to`.
    pub(super) fn bring(&mut self, piece: Piece, name: &str, from: Pose, to: Pose, length: f32, path: Path) {
        if let Some(entity) = self.director.entity(piece) {
            self.looks.remove(&piece);
            // Until then there is nothing of it to be seen.
            let (waits, start) = (self.director.set.stage.now(), self.time());
            if start > waits {
                let hidden = from.faded(0.0);
                let act = Act::Travel { piece: entity, from: hidden, to: Some(hidden), path, wearing: None };
                self.director.cue(waits, start - waits, act);
            }
            self.director.at.insert(piece, from);
            self.travel_home(piece, length, path);
        } else {
            self.prop(name, length, from.at_depth(DEPTH_FLYING), to.at_depth(DEPTH_FLYING), path);
            let lying = Lying { name: name.to_owned(), pose: to, since: self.time() + length };
            self.lying.insert(piece, lying);
        }
    }

    /// The same, a little later.
    pub(super) fn bring_in(&mut self, seconds: f32, piece: Piece, name: &str, from: Pose, to: Pose, length: f32) {
        self.pass(seconds);
        self.bring(piece, name, from, to, length, Path::SLIDE);
        self.pass(-seconds);
    }

    /// Something lies there from now on that is no piece by the end of this show.
    pub(super) fn lie(&mut self, piece: Piece, name: &str, pose: Pose) {
        let since = self.time();
        self.lying.insert(piece, Lying { name: name.to_owned(), pose, since });
    }

    /// A piece that is there already, but looks otherwise now, does so from now on.
    pub(super) fn change(&mut self, piece: Piece) {
        let Some(&look) = self.looks.get(&piece) else { return };
        let start = self.time();
        if picture::pic(look).is_some() {
            self.wear_old(piece, start);
        } else if let Some(rest) = self.director.rest(piece) {
            // There was nothing to be seen of it.
            self.looks.remove(&piece);
            self.director.at.insert(piece, rest.faded(0.0));
            self.director.travel(piece, rest, start, 0.05, Path::SLIDE, None);
        }
    }

    /// A piece looks as it did before until it is moved.
    pub(super) fn wear_old(&mut self, piece: Piece, until: f32) {
        let Some(name) = self.looks.remove(&piece).and_then(picture::pic) else { return };
        if let Some(entity) = self.director.entity(piece) {
            let pic = self.director.set.pictures.pic(&name);
            let began = self.began;
            self.director.cue(began, until - began, Act::Wear { piece: entity, pic });
        }
    }

    /// A piece counts so many until now.
    pub(super) fn counted(&mut self, piece: Piece, number: u8) {
        let now = self.time();
        self.director.counts_until(piece, number.into(), now);
    }

    /// A piece that is gone stays to be seen until now; where it was, and how it
    /// looked.
    pub(super) fn take_away(&mut self, piece: Piece) -> Option<(Pose, String)> {
        let now = self.time();
        let Lying { name, pose, since } = match self.lying.remove(&piece) {
            Some(lying) => lying,
            None => {
                let pose = self.gone.remove(&piece)?;
                let name = self.looks.remove(&piece).and_then(picture::pic)?;
                Lying { name, pose, since: self.began }
            }
        };
        if now > since {
            self.director.prop(&name, Color::WHITE, since, now - since, pose, pose, Path::SLIDE);
        }
        Some((pose, name))
    }

    /// Where somebody is: the figure in the block, or the portrait on the plate.
    pub(super) fn person(&self, seat: Seat) -> Pose {
        let figure = self.director.pose(Piece::Figure(seat));
        let pose = if figure.alpha > 0.5 { figure } else { self.portrait(seat) };
        Pose { scale: Vec2::ONE, alpha: 1.0, ..pose.at_depth(DEPTH_FLYING) }
    }

    /// The portrait of a seat, in front of everything that stands.
    pub(super) fn portrait(&self, seat: Seat) -> Pose {
        layout::portrait(self.now, seat).at_depth(DEPTH_FLYING)
    }

    /// The name of the picture of a portrait.
    pub(super) fn portrait_pic(&self, seat: Seat) -> String {
        let character = self.now.table.characters[seat.index()];
        picture::pic(Look::Portrait(character)).unwrap_or_else(|| "panel".to_owned())
    }

    /// Everybody holds their breath: somebody may answer. How long depends on
    /// nothing that is hidden: neither on who holds a card, nor on whether this is
    /// where a show ends, because somebody does.
    fn hold_breath(&mut self, window: Window) {
        self.settle();
        let length = match window {
            Window::Placement | Window::Card { .. } | Window::Avoidance { .. } => 0.35,
            Window::Denunciation { .. } | Window::Loss { .. } | Window::Points { .. } | Window::Littering { .. } => {
                0.22
            }
        };
        let who = match window {
            Window::Denunciation { on: seat }
            | Window::Loss { victim: seat }
            | Window::Avoidance { tenant: seat }
            | Window::Littering { tenant: seat } => Some(seat),
            Window::Placement | Window::Card { .. } | Window::Points { .. } => None,
        };
        let over = match who {
            Some(seat) => self.person(seat).moved(Vec2::new(22.0, 34.0)),
            None => Pose::new(layout::MIDDLE, DEPTH_LIGHT, 1.0),
        };
        let size = if who.is_some() { 0.5 } else { 0.9 };
        let question = Pose { scale: Vec2::splat(size), ..over.at_depth(DEPTH_LIGHT) };
        self.prop("landlord/question", length, question.scaled(0.5), question, Path::SNAP);
        self.rest(length);
    }

    /// What nobody moved but lies elsewhere now closes up, beside what is shown last.
    fn close_up(&mut self) {
        self.leave_lying();
        let end = self.time().max(self.director.set.stage.end());
        let start = (end - CLOSING).max(self.began);
        self.director.close_up(start, CLOSING, |was, rest| was.alpha > 0.0 && rest.alpha > 0.0);
        self.director.time = end;
    }

    /// Whatever still lies there is seen to the end.
    fn leave_lying(&mut self) {
        let left: Vec<Piece> = self.lying.keys().copied().collect();
        for piece in left {
            self.take_away(piece);
        }
    }
}
