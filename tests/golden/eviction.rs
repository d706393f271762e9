//! Transcripts of Eviction.

use std::fmt::Write;

use rand::seq::IndexedRandom;
use tenement::rules::eviction::{Apartment, Cause, Colour, Event, Eviction, Face, Home, Move, Options, Spot, State};
use tenement::rules::{Chance, Game};

use crate::{compare, result, setup};

fn golden(name: &str, seed: u64) {
    for (seats, options) in setup::<Eviction>(name).tables {
        let name = format!("eviction-{name}-{seats}");
        compare(&name, &transcript(&name, &options, seats, seed));
    }
}

#[test]
fn standard() {
    golden("standard", 1);
}

#[test]
fn classic() {
    golden("classic", 2);
}

#[test]
fn suite() {
    golden("suite", 3);
}

#[test]
fn renovation() {
    golden("renovation", 4);
}

#[test]
fn grand() {
    golden("grand", 5);
}

#[test]
fn no_cards() {
    golden("no-cards", 6);
}

/// A match at random, with a taste for moving in so that it does not last.
fn transcript(name: &str, options: &Options, seats: u8, seed: u64) -> String {
    let mut state = Eviction::setup(options, seats, seed).unwrap();
    let (mut chance, mut moves) = (Chance::new(seed), Vec::new());
    let mut text = format!("{name}, seed {seed}\n{}\n", serde_json::to_string(options).unwrap());
    draw_board(&mut text, &state);
    while Eviction::to_act(&state).is_some() {
        // Everything up to the next turn is one paragraph: the moves, then what came of them.
        let (mut made, mut told, seat) = (Vec::new(), Vec::new(), state.table.active);
        let turn = state.table.turn;
        while let Some(decision) = Eviction::to_act(&state)
            && (turn, seat) == (state.table.turn, decision.seat)
        {
            Eviction::legal_moves(&state, &mut moves);
            let mv = choose(&moves, &mut chance);
            Eviction::play(&mut state, mv, &mut |event| told.push(event)).unwrap();
            made.push(mv.to_string());
        }
        let colour = Colour::from(seat).name();
        writeln!(text, "\n{turn}. {colour}: {}", made.join("; ")).unwrap();
        told.iter().for_each(|event| tell(&mut text, &state, event));
        draw_board(&mut text, &state);
    }
    result::<Eviction>(&mut text, &state, |seat| Colour::from(seat).name().to_owned());
    text
}

fn choose(moves: &[Move], chance: &mut Chance) -> Move {
    let key = |mv: &&Move| matches!(mv, Move::Card(Face::Key(_) | Face::NewLease | Face::Communication));
    let keys: Vec<Move> = moves.iter().filter(key).copied().collect();
    let mut rng = chance.occasion();
    let often = *[true, true, true, false].choose(&mut rng).unwrap();
    let moves = if often && !keys.is_empty() { &keys } else { moves };
    *moves.choose(&mut rng).unwrap()
}

fn draw_board(text: &mut String, state: &State) {
    let table = &state.table;
    let home = |home: &Apartment| {
        let places = home.places.map(|place| place.map(|meeple| table.colour(meeple)));
        format!("{:>6}", Home { kind: home.kind, places }.to_string())
    };
    for row in table.apartments.chunks(table.options.columns.into()) {
        writeln!(text, "{}", row.iter().map(home).collect::<Vec<_>>().join("")).unwrap();
    }
}

fn place(spot: Spot) -> String {
    format!("{} {}", spot.apartment, spot.arrow.name())
}

fn because(cause: Cause) -> String {
    match cause {
        Cause::Chain { eviction, wave } => format!("eviction {eviction}, wave {wave}"),
        Cause::ForcedEviction => "forced".to_owned(),
        Cause::Renovation => "renovation".to_owned(),
        Cause::Settlement => "settlement".to_owned(),
        Cause::LastChance => "last chance".to_owned(),
        Cause::Setup => "setup".to_owned(),
        Cause::Turn => "turn".to_owned(),
    }
}

/// One event: a line of its own, or added to the line of its eviction.
fn tell(text: &mut String, state: &State, event: &Event) {
    let name = |meeple| state.table.colour(meeple).name();
    let line = match *event {
        Event::CardPlayed { .. } | Event::CardDiscarded { .. } | Event::EvictionEnded { .. } => return,
        Event::TurnBegan { .. } | Event::WaveBegan { .. } | Event::Passed { .. } => return,
        Event::Evicted { meeple, to, wrapped, .. } => {
            let around = if wrapped { " around" } else { "" };
            text.truncate(text.trim_end().len());
            format!("; {} to {}{around}", name(meeple), place(to))
        }
        Event::Blocked { meeple, next_door, .. } => {
            text.truncate(text.trim_end().len());
            format!("; {} blocked by {next_door}", name(meeple))
        }
        Event::PutBack { meeple, at, cause: Cause::Chain { .. } } => {
            text.truncate(text.trim_end().len());
            format!("; {} back to {}", name(meeple), at.arrow.name())
        }
        Event::Dealt { seat, card } => {
            let face = card.map_or("a card", |card| card.face.name());
            format!("  {} draws {face}", Colour::from(seat).name())
        }
        Event::NoCard { .. } => "  has no card".to_owned(),
        Event::CardWasted { face, .. } => format!("  {} has no effect", face.name()),
        Event::MovedIn { meeple, at, cause, .. } => {
            format!("  {} moves in at {} ({})", name(meeple), place(at), because(cause))
        }
        Event::Departed { was, from, to, cause, .. } => {
            let to = Colour::from(to).name();
            format!("  {} leaves {} for the reserve of {to} ({})", was.name(), place(from), because(cause))
        }
        Event::Swapped { first, first_from, second, second_from } => {
            let [one, two] = [(first, second_from), (second, first_from)].map(|(m, to)| (name(m), place(to)));
            format!("  {} swaps to {}, {} to {}", one.0, one.1, two.0, two.1)
        }
        Event::Lifted { meeple, from, .. } => format!("  {} is lifted from {}", name(meeple), place(from)),
        Event::PutBack { meeple, at, .. } => format!("  {} is put back on {}", name(meeple), place(at)),
        Event::EvictionBegan { apartment, cause } => format!("  {apartment} is evicted ({})", because(cause)),
        Event::BuildingCleared { evictions } => format!("  the building is cleared, evictions: {evictions}"),
        Event::ChainEnded { evictions, waves } => format!("  evictions: {evictions}, waves: {waves}"),
        Event::Reshuffled { cards, times } => format!("  {cards} cards are reshuffled, time {times}"),
        Event::LastChanceBegan { finisher } => match finisher {
            Some(seat) => format!("  {} has finished", Colour::from(seat).name()),
            None => "  the last round is over".to_owned(),
        },
        Event::Scored { apartment, seat, points } => {
            format!("  {apartment} gives {} {points}", Colour::from(seat).name())
        }
        Event::Ended => "  the end".to_owned(),
    };
    writeln!(text, "{line}").unwrap();
}
