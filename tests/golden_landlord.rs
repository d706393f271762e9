//! Golden playthroughs of Landlord!: readable transcripts for setups and numbers
//! of players, reviewed like code. After a change of the rules that is meant,
//! `UPDATE_GOLDEN=1 cargo test --no-default-features --test golden_landlord`
//! writes them anew.

use std::fmt::Write;
use std::fs::read_to_string;
use std::path::{Path, PathBuf};

use rand::RngExt;
use rand::seq::IndexedRandom;
use tenement::locale::{Locale, Speaks, seat_names};
use tenement::rules::landlord::{House, Landlord, Move, Options, State};
use tenement::rules::{Chance, Game, Seat, SetupFile, Source, Standing, Viewer};

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn options(setup: &str, seats: u8) -> Options {
    let read = |name: &str| read_to_string(root(&format!("levels/landlord/{name}.json"))).unwrap();
    let standard = SetupFile::<Landlord>::parse_standard(&read("standard")).unwrap();
    if setup == "standard" { standard } else { SetupFile::parse(&read(setup), &standard).unwrap() }.tables[&seats]
}

fn golden(setup: &str, seats: u8, seed: u64) {
    let name = format!("landlord-{setup}-{seats}");
    let path = root(&format!("tests/golden/{name}.txt"));
    let transcript = transcript(&name, &options(setup, seats), seats, seed);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, transcript).unwrap();
        return;
    }
    let expected = read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let different = expected.lines().zip(transcript.lines()).position(|(old, new)| old != new);
    let line = different.unwrap_or(expected.lines().count().min(transcript.lines().count()));
    let [old, new] = [&expected, &transcript].map(|text| text.lines().nth(line).unwrap_or("the end"));
    assert!(expected == transcript, "{name}.txt, line {}: expected\n{old}\nbut it is\n{new}", line + 1);
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
    result(&mut text, &state, &names);
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

fn result(text: &mut String, state: &State, names: &[String]) {
    let Standing::Over(placings) = Landlord::standing(state) else { panic!("not over") };
    text.push('\n');
    for placing in placings {
        let list = |sources: &[Source]| {
            sources.iter().map(|source| format!("{} {}", source.name, source.amount)).collect::<Vec<_>>().join(", ")
        };
        let (sources, ties) = (list(&placing.sources), list(&placing.ties));
        let name = &names[placing.seat.index()];
        writeln!(text, "{}. {name}: {} ({sources}; {ties})", placing.rank, placing.score).unwrap();
    }
}
