//! Matches as codes.

use tenement::levels::{Leveled, Levels, begin_with};
use tenement::record::{BadRecord, Match, game_of_code, read_code, write_code};
use tenement::rules::SetupFile;
use tenement::rules::alternatywy::Alternatywy;
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;

use crate::{every_game, fresh, play_on, played, tables};

fn code<G: Leveled>(game: &Match<G>) -> String {
    write_code(game, &Levels::built_in())
}

fn read<G: Leveled>(code: &str) -> Result<Match<G>, BadRecord> {
    read_code(code, &Levels::built_in())
}

fn survives<G: Leveled>() {
    for (setup, seats) in tables::<G>() {
        let mut game = fresh::<G>(&setup, seats, 123_456);
        play_on(&mut game, 60, 5);
        let code = code(&game);
        assert_eq!(game_of_code(&code), Some(G::NAME));
        assert!(code.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter)), "{code}");
        let read = read::<G>(&code).expect("it was written here");
        assert_eq!((read.record(), read.state(), read.proof()), (game.record(), game.state(), game.proof()));
    }
}

#[test]
fn a_match_of_any_setup_survives_being_written_as_a_code() {
    every_game!(survives);
}

/// The longest code of so many whole random matches.
fn longest<G: Leveled>(matches: u64) -> usize {
    let seats = G::seats();
    let whole = |seed| {
        let seats = seats.start() + (seed % u64::from(seats.end() - seats.start() + 1)) as u8;
        played::<G>(seats, seed * 7919 % 1_000_000, usize::MAX)
    };
    (0..matches).map(|seed| code(&whole(seed)).len()).max().unwrap_or_default()
}

#[test]
fn whole_matches_fit_in_a_link() {
    let (eviction, alternatywy, landlord) =
        (longest::<Eviction>(60), longest::<Alternatywy>(40), longest::<Landlord>(12));
    println!("longest codes: Eviction {eviction}, Alternatywy 4 {alternatywy}, Landlord! {landlord}");
    assert!(eviction < 300, "{eviction}");
    assert!(alternatywy < 1_500, "{alternatywy}");
    assert!(landlord < 2_000, "{landlord}");
}

#[test]
fn options_of_ones_own_and_a_position_are_carried_too() {
    let levels = Levels::<Landlord>::built_in();
    let standard = levels.standard().expect("the standard setup");
    let mut options = standard.tables[&3];
    Landlord::choose(&mut options, "landlord-lobby-start-money", 17);
    let mut game = begin_with(standard, &options, 3, 9).expect("a match");
    play_on(&mut game, 30, 1);
    let plain = code(&played::<Landlord>(3, 9, 30)).len();
    assert_eq!(read::<Landlord>(&code(&game)).expect("it was written here").record(), game.record());
    assert!(code(&game).len() < plain + 60, "only what differs is written");

    let scenario = r#"{ "title": "Two houses", "position": { "streets": [[{ "floors": ["roof"], "finish": "roof" }]], "money": [9, 2] } }"#;
    let file = SetupFile::parse(scenario, standard).expect("a scenario");
    let mut game = begin_with(&file, &options, 3, 9).expect("a match");
    play_on(&mut game, 30, 1);
    let again = read::<Landlord>(&code(&game)).expect("it was written here");
    assert_eq!((again.record(), again.state()), (game.record(), game.state()));
}

#[test]
fn what_is_wrong_with_a_code_is_said() {
    let whole = code(&played::<Eviction>(3, 1, 20));
    assert!(matches!(read::<Landlord>(&whole), Err(BadRecord::OtherGame(game)) if game == "eviction"));
    assert_eq!(read::<Eviction>("hello").err(), Some(BadRecord::Foreign));
    assert_eq!(read::<Eviction>("").err(), Some(BadRecord::Foreign));
    for bad in ["eviction-", "eviction-A", "eviction-AAAA", "eviction-ąę"] {
        assert!(matches!(read::<Eviction>(bad), Err(BadRecord::Damaged(_))), "{bad}");
    }
    assert_eq!(read::<Eviction>(&format!("eviction-{}", "A".repeat(20_000))).err(), Some(BadRecord::TooLong));
    assert_eq!(read::<Eviction>(&format!("  {whole}\n")).expect("blanks do no harm").record().moves.len(), 20);
}

#[test]
fn every_wrong_letter_and_every_lost_end_is_noticed() {
    let whole = code(&played::<Eviction>(3, 1, 20));
    for at in "eviction-".len()..whole.len() {
        assert!(read::<Eviction>(&whole[..at]).is_err(), "cut off at {at}");
        let mut letters = whole.clone().into_bytes();
        letters[at] = if letters[at] == b'A' { b'B' } else { b'A' };
        let wrong = String::from_utf8(letters).expect("ASCII");
        assert!(read::<Eviction>(&wrong).is_err(), "another letter at {at}");
    }
}
