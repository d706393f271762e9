//! What the arena says, in matches of bots that do not think long.

use serde_json::Value;

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use super::*;
use crate::cli::{Door, Setup, door};
use crate::games::GameName;
use crate::levels::{Levels, STANDARD};
use crate::rules::alternatywy::Alternatywy;
use crate::rules::eviction::Eviction;

fn plan<G: Leveled>(bots: &[Level], games: u32, json: bool) -> Plan<G> {
    let file = Levels::<G>::built_in().standard().expect("the standard setup").clone();
    let house = Found { setup: Setup { stem: STANDARD.to_owned(), own: None }, file };
    Plan { house, bots: bots.to_vec(), games, seed: 1, effort: 1, json }
}

fn told(compete: &impl Compete) -> String {
    let mut output = Vec::new();
    compete.run(&mut output, &mut Vec::new()).expect("results");
    String::from_utf8(output).expect("text")
}

#[test]
fn every_level_has_a_line_of_json_and_victories_add_up() {
    let text = told(&plan::<Eviction>(&[Level::Easy, Level::Random, Level::Random], 12, true));
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let of = |field: &str| lines.iter().map(|line| line[field].clone()).collect::<Vec<_>>();
    assert_eq!(of("bot"), ["easy", "random"]);
    assert_eq!(of("games"), [12, 24]);
    assert_eq!((of("matches"), of("planned")), (vec![12.into(); 2], vec![12.into(); 2]));
    let wins: f64 = of("wins").iter().filter_map(Value::as_f64).sum();
    assert!((wins - 12.0).abs() < 0.05, "{wins}");
    for line in &lines {
        let number = |field: &str| line[field].as_f64().expect(field);
        assert!(number("low") <= number("win_rate") && number("win_rate") <= number("high"));
        assert!(number("score_low") <= number("mean_score") && number("mean_score") <= number("score_high"));
        assert!(number("mean_ms") <= number("max_ms") && number("max_ms") <= number("turn_ms"));
        assert_eq!((line["game"].as_str(), line["setup"].as_str()), (Some("eviction"), Some("standard")));
    }
}

#[test]
fn the_table_has_the_strongest_first() {
    let text = told(&plan::<Alternatywy>(&[Level::Random, Level::Medium, Level::Easy], 3, false));
    let bots: Vec<&str> = text.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(bots, ["bot", "medium", "easy", "random"]);
}

#[test]
fn all_sit_everywhere() {
    let plan = plan::<Eviction>(&[Level::Easy, Level::Random], 2, true);
    let levels = |rotation| {
        let results = plan.play(0, rotation).expect("a match");
        results.iter().map(|result| result.level).collect::<Vec<_>>()
    };
    assert_eq!(levels(0), [Level::Easy, Level::Random]);
    assert_eq!(levels(1), [Level::Random, Level::Easy]);
}

#[test]
fn rotations_that_are_alike_are_played_once() {
    use Level::{Easy, Random};
    let rotations = |bots: &[Level]| plan::<Eviction>(bots, 1, false).rotations();
    assert_eq!(rotations(&[Easy, Random, Random]), 3);
    assert_eq!(rotations(&[Easy, Random, Easy, Random]), 2);
    assert_eq!(rotations(&[Easy, Easy, Random, Random]), 4);
    assert_eq!(rotations(&[Random; 4]), 1);
}

#[test]
fn bots_that_are_alike_win_their_share_for_sure() {
    let text = told(&plan::<Eviction>(&[Level::Random; 4], 6, true));
    let line: Value = serde_json::from_str(&text).expect("a line");
    assert_eq!((&line["games"], &line["matches"]), (&24.into(), &6.into()));
    assert_eq!([&line["win_rate"], &line["low"], &line["high"]], [0.25; 3]);
}

#[test]
fn of_one_seed_the_mean_score_has_no_interval() {
    let text = told(&plan::<Eviction>(&[Level::Easy, Level::Random], 1, true));
    for line in text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")) {
        assert_eq!((&line["games"], &line["score_low"]), (&2.into(), &Value::Null), "a whole block is played");
    }
}

#[test]
fn a_match_that_is_stopped_says_so() {
    let (stop, mut output) = (Stop::new(), Vec::new());
    stop.say();
    let bots = [Level::Easy, Level::Random, Level::Random];
    plan::<Eviction>(&bots, 7, false).compete(&stop, &mut output, &mut Vec::new()).expect("results");
    let text = String::from_utf8(output).expect("text");
    assert!(text.starts_with("bot ") && text.ends_with("\nstopped after 0 of 9 matches\n"), "{text}");
}

#[test]
fn an_unfit_setup_is_told_before_any_match() {
    let mut plan = plan::<Eviction>(&[Level::Easy, Level::Random], u32::MAX, false);
    plan.house.file.tables.clear();
    let (mut output, mut progress) = (Vec::new(), Vec::new());
    let trouble = plan.run(&mut output, &mut progress).expect_err("there is no table for two");
    assert!(trouble.to_string().starts_with("No match can be set up like this"), "{trouble}");
    assert!(output.is_empty() && progress.is_empty());
}

fn opened(arguments: &[&str]) -> Result<Door, Trouble> {
    door(["tenement"].iter().chain(arguments).map(Into::into), |_| {})
}

#[test]
fn what_the_arena_cannot_do_is_said() {
    for (arguments, part) in [
        (["arena", "--seats", "human,easy"], "people cannot play there, only bots; their levels are random, easy,"),
        (["arena", "--seats", "hard,cat"], "\"cat\" is none of random, easy, medium, hard"),
        (["arena", "--games", "0"], "at least 1 is played"),
        (["ladder", "--games", "0"], "at least 1 is played"),
        (["balance", "--games", "many"], "\"many\" is not a number of matches"),
    ] {
        let sentence = opened(&arguments).expect_err(part).to_string();
        assert!(sentence.contains(part), "{arguments:?}: {sentence}");
    }
}

#[test]
fn levels_may_have_spaces_between_them() {
    let Ok(Door::Arena(plan)) = opened(&["arena", "--seats", "hard, easy ,greedy"]) else { panic!("no arena") };
    assert!(format!("{plan:?}").contains("bots: [Hard, Easy, Medium]"), "{plan:?}");
}

#[test]
fn sides_follow_whoever_plays_alone() {
    let levels = Levels::<Alternatywy>::built_in();
    let file = levels.standard().expect("the standard setup");
    for seed in 0..4 {
        let lineup = Lineup::Sides { seats: 3, alone: Level::Easy, others: Level::Random };
        let played = play(file, &lineup, seed, 1, |_, _| {}).expect("a match");
        let alone = Alternatywy::alone(&played.end).expect("a Landlord");
        for (seat, result) in played.results.iter().enumerate() {
            assert_eq!(result.level == Level::Easy, seat == alone.index());
        }
        assert!((played.results.iter().map(|result| result.share).sum::<f64>() - 1.0).abs() < 1e-9);
    }
}

#[test]
fn the_ladder_and_the_balance_are_tables_of_markdown() {
    let game = Some(GameName::Eviction);
    let mut output = Vec::new();
    let ladder = Ladder { games: 2, seed: 1, effort: Some(1), game, write: None };
    ladder.run(&mut output, &mut Vec::new()).expect("a table");
    let text = String::from_utf8(output).expect("text");
    assert_eq!(text.lines().count(), 2 + Level::ALL.len() - 1, "{text}");
    assert!(text.contains("| hard against medium | 1 | 2 |"), "{text}");

    let mut output = Vec::new();
    Balance { games: 1, seed: 1, effort: 1, game, write: None }.run(&mut output, &mut Vec::new()).expect("tables");
    let text = String::from_utf8(output).expect("text");
    for part in ["### eviction", "| 2 | 1 |", "| 4 | 1 |", "| card "] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let columns = |line: &str| line.matches('|').count();
    let tables = text.split("\n\n").filter(|part| part.starts_with('|'));
    for table in tables {
        let first = table.lines().next().map(columns);
        assert!(table.lines().all(|line| Some(columns(line)) == first), "{table}");
    }
}

/// A Markdown file of our own for a test.
fn page(name: &str, text: &str) -> PathBuf {
    let path = env::temp_dir().join(format!("tenement-{}-{name}.md", process::id()));
    fs::write(&path, text).expect("a file");
    path
}

fn ladder(games: u32, write: &Path) -> Ladder {
    Ladder { games, seed: 1, effort: None, game: Some(GameName::Eviction), write: Some(write.to_owned()) }
}

fn balance(write: &Path) -> Balance {
    let game = Some(GameName::Eviction);
    Balance { games: 1, seed: 1, effort: 0, game, write: Some(write.to_owned()) }
}

#[test]
fn tables_are_put_into_a_file() {
    let path = page(
        "tables",
        "Before.\n<!-- ladder -->\nold\n<!-- /ladder -->\nBetween.\n<!-- balance eviction -->\n<!-- /balance eviction -->\n",
    );
    let (mut output, mut progress) = (Vec::new(), Vec::new());
    ladder(1, &path).run(&mut output, &mut progress).expect("a ladder");
    balance(&path).run(&mut Vec::new(), &mut progress).expect("a balance");
    let text = fs::read_to_string(&path).expect("a file");
    let _ = fs::remove_file(&path);
    let table = String::from_utf8(output).expect("text");
    assert!(text.starts_with(&format!("Before.\n<!-- ladder -->\n\n{table}\n<!-- /ladder -->\nBetween.\n")), "{text}");
    assert!(table.contains("| hard against medium | 20 | 2 |"), "the effort is that of the game: {table}");
    assert!(table.contains("| medium against easy | – | 2 |"), "{table}");
    assert!(text.contains("<!-- balance eviction -->\n\n| seats |") && !text.contains("###"), "{text}");
    let said = String::from_utf8(progress).expect("text");
    assert!(said.starts_with("2 matches instead of 1"), "{said}");
}

#[test]
fn without_a_place_for_it_no_table_is_made() {
    let path = page("nothing", "<!-- /ladder -->\n");
    let mut output = Vec::new();
    let trouble = ladder(u32::MAX, &path).run(&mut output, &mut Vec::new()).expect_err("no place").to_string();
    assert!(output.is_empty() && trouble.contains("has no lines <!-- ladder --> and <!-- /ladder -->"), "{trouble}");
    let trouble = balance(&path).run(&mut output, &mut Vec::new()).expect_err("no place").to_string();
    assert!(output.is_empty() && trouble.contains("<!-- /balance eviction -->"), "{trouble}");
    fs::remove_file(&path).expect("the file is there");
    let trouble = ladder(2, &path).run(&mut output, &mut Vec::new()).expect_err("no file").to_string();
    assert!(trouble.contains("cannot be read"), "{trouble}");
}

#[test]
fn what_was_stopped_leaves_the_file_alone() {
    let before = "<!-- ladder -->\nold\n<!-- /ladder -->\n";
    let path = page("stopped", before);
    let (stop, mut output, mut progress) = (Stop::new(), Vec::new(), Vec::new());
    stop.say();
    ladder(4, &path).climb(&stop, &mut output, &mut progress).expect("what there is");
    let after = fs::read_to_string(&path).expect("a file");
    let _ = fs::remove_file(&path);
    assert_eq!(after, before);
    let (text, said) = (String::from_utf8(output).expect("text"), String::from_utf8(progress).expect("text"));
    assert!(text.ends_with("\nstopped after 0 of 12 matches\n") && said.contains("is left as it was"), "{text}{said}");
}
