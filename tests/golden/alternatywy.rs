//! Transcripts of Alternatywy 4.

use std::fmt::Write;

use rand::RngExt;
use rand::seq::IndexedRandom;
use tenement::locale::{Locale, Speaks, seat_names};
use tenement::rules::alternatywy::{Alternatywy, Move, Options, Place, State};
use tenement::rules::{Chance, Game, Seat, Viewer};

use crate::{compare, result, setup};

fn golden(name: &str, seats: u8, seed: u64) {
    let options = setup::<Alternatywy>(name).tables[&seats];
    let name = format!("alternatywy-{name}-{seats}");
    compare(&name, &transcript(&name, &options, seats, seed));
}

#[test]
fn standard() {
    (3..=6).for_each(|seats| golden("standard", seats, seats.into()));
}

#[test]
fn first_game() {
    golden("first-game", 3, 11);
}

#[test]
fn longer() {
    golden("longer", 5, 12);
}

#[test]
fn longest() {
    golden("longest", 4, 13);
}

#[test]
fn sudden_end() {
    golden("sudden-end", 4, 14);
}

/// A match at random, with a taste for doing something. What a viewer may not
/// know is told as well: this is for those who check the rules.
fn transcript(name: &str, options: &Options, seats: u8, seed: u64) -> String {
    let mut state = Alternatywy::setup(options, seats, seed).unwrap();
    let (mut chance, mut moves) = (Chance::new(seed), Vec::new());
    let names = seat_names(Locale::default(), seats);
    let mut text = format!("{name}, seed {seed}\n");
    while Alternatywy::to_act(&state).is_some() {
        // A Round is one paragraph: the moves, each with what came of it, then the table.
        let round = (state.table.stage, state.table.round);
        writeln!(text, "\nStage {}, Round {}", round.0, round.1).unwrap();
        while let Some(decision) = Alternatywy::to_act(&state)
            && (state.table.stage, state.table.round) == round
        {
            Alternatywy::legal_moves(&state, &mut moves);
            let mv = choose(&moves, &mut chance);
            let mut events = Vec::new();
            Alternatywy::play(&mut state, mv, &mut |event| events.push(event)).unwrap();
            let view = Alternatywy::view(&state, Viewer::Spectator);
            writeln!(text, "  {}: {mv}", names[decision.seat.index()]).unwrap();
            for line in events.iter().filter_map(|event| Alternatywy::event(Locale::default(), &view, &names, event)) {
                writeln!(text, "    {line}").unwrap();
            }
        }
        draw_table(&mut text, &state, &names);
    }
    result::<Alternatywy>(&mut text, &state, |seat| names[seat.index()].clone());
    text
}

fn choose(moves: &[Move], chance: &mut Chance) -> Move {
    let mut rng = chance.occasion();
    let welcome: Vec<Move> = moves.iter().copied().filter(|&mv| mv != Move::Done).collect();
    let often = rng.random_range(0..100u32) < 85;
    let moves = if often && !welcome.is_empty() { &welcome } else { moves };
    *moves.choose(&mut rng).unwrap()
}

/// The List and the Trash, then a line for each player.
fn draw_table(text: &mut String, state: &State, names: &[String]) {
    let table = &state.table;
    let list: Vec<&str> = table.list.iter().map(|tenant| names[tenant.index()].as_str()).collect();
    let trash: Vec<String> = Place::BINS.iter().map(|&bin| format!("{bin} {}", table.trash_at(bin))).collect();
    let work = table.work.map_or("none", |work| work.name());
    writeln!(text, "  [list: {} | work: {work} | trash: {}]", list.join(", "), trash.join(", ")).unwrap();
    for seat in Seat::all(table.seats) {
        let at = seat.index();
        let own = |piece: Option<&str>| piece.unwrap_or("none").to_owned();
        let hand: Vec<&str> = state.hands[at].iter().map(|card| table.kind(card).name()).collect();
        let goods: Vec<&str> = state.goods[at].iter().map(|token| table.options.goods.good(token).name()).collect();
        writeln!(
            text,
            "  [{} {}: {} VP, {} denunciations, trait {}, hand {}, goods {}]",
            names[at],
            own(table.characters[at].map(|character| character.name())),
            table.points_of(seat),
            table.denunciations[at],
            own(state.traits[at].map(|own| own.name())),
            hand.join(" "),
            goods.join(" "),
        )
        .unwrap();
    }
}
