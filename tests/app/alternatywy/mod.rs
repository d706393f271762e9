//! Alternatywy 4 on a table that nobody sees: whole matches, and scenes that
//! begin in the middle of one.

mod by_hand;
mod cues;
mod foresight;
mod hidden;
mod keyboard;
mod layout;
mod pointer;
mod rapid;
mod settle;
mod why;

use tenement::app::alternatywy::{Aim, Hovered, Ways, words};
use tenement::app::flow::Intent;
use tenement::app::hud::model::HudModel;
use tenement::app::screens::{Curtain, Screen};
use tenement::bots::SeatKind;
use tenement::rules::alternatywy::{Alternatywy, Move, Step};

use super::support::{BOT, Dice, PERSON, Table, opening};

/// A table of Alternatywy 4.
pub type Block = Table<Alternatywy>;

/// A person against so many bots.
pub fn against(bots: usize) -> Vec<SeatKind> {
    std::iter::once(PERSON).chain(std::iter::repeat_n(BOT, bots)).collect()
}

pub fn step(table: &Block) -> Step {
    table.live().game().state().table.step
}

/// The decisions made so far.
pub fn made(table: &Block) -> Vec<Move> {
    table.live().game().record().moves.clone()
}

pub fn aim(table: &Block) -> &Aim {
    table.app.world().resource()
}

/// What the margins say now.
pub fn hud(table: &mut Block) -> HudModel<Move> {
    let settings = table.settings().clone();
    let world = table.app.world();
    let (aim, hovered) = (world.resource::<Aim>(), *world.resource::<Hovered>());
    words::model(table.live(), &settings, (aim, hovered), world.resource::<Ways>(), !table.stage().is_still())
}

/// A match of a person against bots in which the person is asked so many times;
/// `decide` answers each time.
pub fn play_asked(nth: usize, times: usize, mut decide: impl FnMut(&mut Block, &mut Dice)) {
    let (setup, seats) = TABLES[nth % TABLES.len()];
    let mut company = against(seats - 1);
    // The Landlord is whoever is left over, so each side is tried.
    company.rotate_right(nth % seats);
    let opening = opening(&company).setup(setup).seed(nth as u64 + 40);
    let (mut table, mut dice): (Block, Dice) = (opening.open_as(), Dice::new(nth as u64));
    let mut asked = 0;
    while asked < times && table.screen() == Screen::Match {
        if !table.has_match() || table.live().choices().is_empty() {
            table.update();
            continue;
        }
        table.update();
        decide(&mut table, &mut dice);
        asked += 1;
    }
}

/// A decision at random; Turns end seldom, so that much is tried.
pub fn wish(table: &Block, dice: &mut Dice) -> Move {
    let choices = table.live().choices();
    let busy: Vec<Move> = choices.iter().copied().filter(|mv| !matches!(mv, Move::Done)).collect();
    let wanted = if dice.once_in(4) { dice.pick(choices) } else { dice.pick(&busy) };
    wanted.or(dice.pick(choices)).expect("a decision")
}

/// One frame of a match in which people decide at random.
pub fn random_frame(table: &mut Block, dice: &mut Dice) {
    match dice.pick(table.live().choices()) {
        Some(mv) => table.play(mv),
        None if table.curtain() == Curtain::PassTheSeat => table.intend(Intent::TakeSeat),
        None => table.update(),
    }
}

/// Every setup of the program, with a number of seats.
pub const TABLES: [(&str, usize); 8] = [
    ("standard", 3),
    ("first-game", 4),
    ("sudden-end", 5),
    ("standard", 6),
    ("longer", 4),
    ("sudden-end", 3),
    ("standard", 5),
    ("longest", 6),
];

/// Who looks on: one person, two, everybody, nobody.
pub fn company(nth: usize, seats: usize) -> Vec<SeatKind> {
    let people = [1, 2, seats, 0][nth % 4];
    let mut company: Vec<SeatKind> = (0..seats).map(|seat| if seat < people { PERSON } else { BOT }).collect();
    company.rotate_right(nth % seats);
    company
}

/// Plays random matches, one on each of [`TABLES`] in turn; `look` looks after
/// every frame of them.
pub fn play_matches(nths: impl Iterator<Item = usize>, mut look: impl FnMut(&mut Block)) {
    let mut table: Option<Block> = None;
    for nth in nths {
        let (setup, seats) = TABLES[nth % TABLES.len()];
        let opening = opening(&company(nth / 2, seats)).setup(setup).seed(nth as u64);
        let table = match &mut table {
            Some(table) => {
                table.begin(&opening);
                table
            }
            None => table.insert(opening.open_as()),
        };
        let mut dice = Dice::new(!(nth as u64));
        let mut frames = 0;
        while table.screen() == Screen::Match {
            random_frame(table, &mut dice);
            frames += 1;
            assert!(frames < 20_000, "the match does not end: {opening:?}");
            if table.screen() == Screen::Match && table.has_match() {
                look(table);
            }
        }
        assert_eq!(table.screen(), Screen::Results, "{opening:?}");
        assert_eq!(table.pieces(), 0, "nothing is left on the table");
    }
}
