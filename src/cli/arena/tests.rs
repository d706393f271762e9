//! What the arena says, in matches of bots that do not think long.

use serde_json::Value;

use super::*;
use crate::cli::Setup;
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
    let wins: f64 = of("wins").iter().filter_map(Value::as_f64).sum();
    assert!((wins - 12.0).abs() < 0.05, "{wins}");
    for line in &lines {
        let number = |field: &str| line[field].as_f64().expect(field);
        assert!(number("low") <= number("win_rate") && number("win_rate") <= number("high"));
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
    let levels = |nth| plan.play(nth).expect("a match").results.iter().map(|result| result.level).collect::<Vec<_>>();
    assert_eq!(levels(0), [Level::Easy, Level::Random]);
    assert_eq!(levels(1), [Level::Random, Level::Easy]);
    assert_eq!(levels(2), levels(0));
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
    let ladder = Ladder { games: 2, seed: 1, effort: 1, game };
    ladder.run(&mut output, &mut Vec::new()).expect("a table");
    let text = String::from_utf8(output).expect("text");
    assert_eq!(text.lines().count(), 2 + Level::ALL.len() - 1, "{text}");
    assert!(text.contains("| hard against medium | 2 |"), "{text}");

    let mut output = Vec::new();
    Balance { games: 1, seed: 1, effort: 1, game }.run(&mut output, &mut Vec::new()).expect("tables");
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
