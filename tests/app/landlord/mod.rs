//! Landlord! on a table that nobody sees: whole matches, and scenes that begin
//! in the middle of one.

mod by_hand;
mod cues;
mod dragging;
mod gone;
mod hidden;
mod keyboard;
mod layout;
mod lengths;
mod phases;
mod pointer;
mod rapid;
mod scenes;
mod settle;
mod undo;

use bevy::prelude::*;
use tenement::app::flow::Intent;
use tenement::app::hud::model::HudModel;
use tenement::app::landlord::{Aim, Hovered, Preview, Ways, words};
use tenement::app::screens::{Curtain, Screen, Setups};
use tenement::bots::SeatKind;
use tenement::cli::Speed;
use tenement::levels::Source;
use tenement::locale::Locale;
use tenement::rules::Game;
use tenement::rules::landlord::{Card, Kind, Landlord, Move, Step};

use super::support::{BOT, Dice, Opening, PERSON, Table, opening};

/// A table of Landlord!
pub type Street = Table<Landlord>;

/// A person against so many bots.
pub fn against(bots: usize) -> Vec<SeatKind> {
    std::iter::once(PERSON).chain(std::iter::repeat_n(BOT, bots)).collect()
}

/// A table on which the position of a setup file lies; `all` is what the file
/// says for every table, `position` where it begins, both without braces.
pub fn scene(seats: &[SeatKind], speed: Speed, all: &str, position: &str) -> Street {
    let opening: Opening = opening(seats).speed(speed);
    let mut table: Street = opening.open_as();
    let tables = format!(r#""{}": {{}}"#, seats.len());
    let text =
        format!(r#"{{ "title": "Scene", "all": {{ {all} }}, "seats": {{ {tables} }}, "position": {{ {position} }} }}"#);
    let mut setups = table.app.world_mut().resource_mut::<Setups<Landlord>>();
    setups.0.add(Locale::default(), &Source { stem: "scene".into(), path: "scene".into(), text: Ok(text) });
    assert_eq!(setups.0.problems, Vec::<String>::new());
    table.begin(&opening.setup("scene"));
    table
}

/// The decisions of a text, with `;` between them.
pub fn moves(text: &str) -> Vec<Move> {
    text.split(';').map(|mv| mv.trim().parse().unwrap_or_else(|_| panic!("{mv} is no decision"))).collect()
}

/// Makes decisions, whoever is asked, each in a frame of its own.
pub fn play(table: &mut Street, text: &str) {
    for mv in moves(text) {
        let made = table.decisions();
        table.play(mv);
        assert_eq!(table.decisions(), made + 1, "{mv} at {:?}: {:?}", step(table), table.refused());
    }
}

pub fn step(table: &Street) -> Step {
    table.live().game().state().table.step
}

/// The decisions made so far.
pub fn made(table: &Street) -> Vec<Move> {
    table.live().game().record().moves.clone()
}

pub fn aim(table: &Street) -> &Aim {
    table.app.world().resource()
}

/// A card of the viewer's hand, an unused roof included.
pub fn in_hand(table: &Street, kind: Kind) -> Card {
    let view = table.live().shown();
    let roofs = match view.viewer {
        tenement::rules::Viewer::Seat(seat) => view.table.starting_roofs[seat.index()],
        tenement::rules::Viewer::Spectator => None,
    };
    let mut cards = roofs.into_iter().chain(view.hand.unwrap_or_default().iter());
    cards.find(|&card| view.table.kind(card) == kind).unwrap_or_else(|| panic!("no {} in the hand", kind.name()))
}

/// What the margins say now.
pub fn hud(table: &mut Street) -> HudModel<Move> {
    let settings = table.settings().clone();
    let world = table.app.world();
    let (aim, hovered) = (world.resource::<Aim>(), *world.resource::<Hovered>());
    words::model(
        table.live(),
        &settings,
        (aim, hovered),
        (world.resource::<Ways>(), world.resource::<Preview>()),
        !table.stage().is_still(),
    )
}

/// One frame of a match in which people decide at random.
pub fn random_frame(table: &mut Street, dice: &mut Dice) {
    match some_moves(table, dice) {
        moves if !moves.is_empty() => table.intend(Intent::Play(moves)),
        _ if table.curtain() == Curtain::PassTheSeat => table.intend(Intent::TakeSeat),
        _ => table.update(),
    }
}

/// Some moves of the same seat in a row, as one click can make them. Offers are
/// made seldom, so that matches go on.
fn some_moves(table: &Street, dice: &mut Dice) -> Vec<Move> {
    let mut state = *table.live().game().state();
    let seat = Landlord::to_act(&state).map(|decision| decision.seat);
    let (mut legal, mut moves) = (table.live().choices().to_vec(), Vec::new());
    for _ in 0..=dice.below(3) {
        let offers = dice.once_in(6);
        let wanted: Vec<Move> = legal.iter().copied().filter(|mv| offers || !matches!(mv, Move::Offer(_))).collect();
        let Some(mv) = dice.pick(&wanted) else { break };
        Landlord::play(&mut state, mv, &mut |_| {}).expect("it was legal");
        moves.push(mv);
        if Landlord::to_act(&state).map(|decision| decision.seat) != seat {
            break;
        }
        Landlord::legal_moves(&state, &mut legal);
    }
    moves
}

/// Every setup of the program, with a number of seats.
pub const TABLES: [(&str, usize); 10] = [
    ("standard", 2),
    ("bazaar", 3),
    ("seventy-five", 4),
    ("mild", 5),
    ("starter", 6),
    ("standard", 6),
    ("bazaar", 2),
    ("standard", 3),
    ("seventy-five", 2),
    ("bazaar", 5),
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
pub fn play_matches(nths: impl Iterator<Item = usize>, mut look: impl FnMut(&mut Street)) {
    let mut table: Option<Street> = None;
    for nth in nths {
        let (setup, seats) = TABLES[nth % TABLES.len()];
        let opening = opening(&company(nth, seats)).setup(setup).seed(nth as u64);
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
