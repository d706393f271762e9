//! Transcripts of Landlord!

use std::fmt::Write;

use rand::RngExt;
use rand::seq::IndexedRandom;
use tenement::locale::{Locale, Speaks, seat_names};
use tenement::rules::landlord::{House, Landlord, Move, Options, State};
use tenement::rules::{Chance, Game, Seat, Viewer};

use crate::{compare, result, setup};

fn golden(name: &str, seats: u8, seed: u64) {
    let options = setup::<Landlord>(name).tables[&seats];
    let name = format!("landlord-{name}-{seats}");
    compare(&name, &transcript(&name, &options, seats, seed));
}

#[test]
fn standard() {
    (2..=6).for_each(|seats| golden("standard", seats, seats.into()));
}

#[test]
fn starter() {
    golden("starter", 3, 11);
}

#[test]
fn seventy_five() {
    golden("seventy-five", 2, 12);
}

#[test]
fn mild() {
    golden("mild", 4, 13);
}

#[test]
fn bazaar() {
    golden("bazaar", 5, 14);
}

/// A match at random, with a taste for building and moving in. What a viewer may
/// not know is told as well: this is for those who check the rules.
fn transcript(name: &str, options: &Options, seats: u8, seed: u64) -> String {
    let mut state = Landlord::setup(options, seats, seed).unwrap();
    let (mut chance, mut moves) = (Chance::new(seed), Vec::new());
    let names = seat_names(Locale::default(), seats);
    let mut text = format!("{name}, seed {seed}\n");
    while Landlord::to_act(&state).is_some() {
        // A turn is one paragraph: the moves, then what came of them, then the streets.
        let (turn, active) = (state.table.turn, state.table.active);
        let (mut made, mut told) = (Vec::new(), Vec::new());
        while let Some(decision) = Landlord::to_act(&state)
            && state.table.turn == turn
        {
            Landlord::legal_moves(&state, &mut moves);
            let mv = choose(&moves, &mut chance);
            let mut events = Vec::new();
            Landlord::play(&mut state, mv, &mut |event| events.push(event)).unwrap();
            let view = Landlord::view(&state, Viewer::Spectator);
            let sentences = events.iter().filter_map(|event| Landlord::event(Locale::default(), &view, &names, event));
            told.extend(sentences);
            let by =
                if decision.seat == active { String::new() } else { format!("{}: ", names[decision.seat.index()]) };
            made.push(format!("{by}{mv}"));
        }
        writeln!(text, "\n{turn}. {}: {}", names[active.index()], made.join("; ")).unwrap();
        told.iter().for_each(|line| writeln!(text, "  {line}").unwrap());
        draw_streets(&mut text, &state, &names);
    }
    result::<Landlord>(&mut text, &state, |seat| names[seat.index()].clone());
    text
}

fn choose(moves: &[Move], chance: &mut Chance) -> Move {
    let mut rng = chance.occasion();
    let tiresome = |mv: &Move| {
        matches!(mv, Move::Offer(_) | Move::TakeDown | Move::Recall(_) | Move::Done | Move::Give(_) | Move::Pass)
    };
    let welcome: Vec<Move> = moves.iter().copied().filter(|mv| !tiresome(mv)).collect();
    let often = rng.random_range(0..100u32) < 85;
    let moves = if often && !welcome.is_empty() { &welcome } else { moves };
    *moves.choose(&mut rng).unwrap()
}

/// Each street in a line: `[2: student 1, single 2 | roof]`.
fn draw_streets(text: &mut String, state: &State, names: &[String]) {
    let table = &state.table;
    for seat in Seat::all(table.seats) {
        let houses: Vec<String> = table.street(seat).map(|house| draw_house(state, house)).collect();
        let jail = if table.jailed == Some(seat) { ", in Jail" } else { "" };
        let hand = state.hands[seat.index()].len();
        writeln!(text, "    {}: {} M, {hand} cards{jail} {}", names[seat.index()], state.money(seat), houses.join(" "))
            .unwrap();
    }
}

fn draw_house(state: &State, house: &House) -> String {
    let kind = |card| state.table.kind(card).name();
    let residents: Vec<String> = house
        .residents
        .iter()
        .map(|who| {
            let refused = if who.refusal.is_some() { "!" } else { "" };
            format!("{} {}{refused}", kind(who.card), who.flat.0)
        })
        .collect();
    let built: Vec<&str> = house.cellar.into_iter().chain(house.finish).chain(house.over).map(kind).collect();
    format!("[{}: {} | {}]", house.height(), residents.join(", "), built.join(" "))
}
