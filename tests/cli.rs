//! The doors without a window, opened from outside.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs the program with these arguments and answers.
fn run(arguments: &str, answers: &str) -> Output {
    run_in(arguments, answers, &[])
}

fn run_in(arguments: &str, answers: &str, environment: &[(&str, &Path)]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tenement"))
        .args(arguments.split_whitespace())
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("an input");
    let answers = answers.to_owned();
    // A match may end before all answers are read.
    let writer = std::thread::spawn(move || input.write_all(answers.as_bytes()).is_ok());
    let output = program.wait_with_output().expect("the program ends");
    writer.join().expect("the answers are written");
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// A folder of our own for a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

const NARROW: &str = "{\n  \"title\": \"Narrow\",\n  \"all\": { \"rows\": 2 }\n}\n";

#[test]
fn a_wrong_command_line_gets_a_sentence_and_code_2() {
    for (arguments, part) in [
        ("dance", "dance"),
        ("text --seats 5", "from 2 to 4 can play"),
        ("text --seats human,cat", "as in human,medium,hard"),
        ("text --seed much", "much"),
        ("text --game chess", "eviction"),
        ("text --lang xx", "not a language"),
        ("text --setup palace", "There are: standard"),
        ("bench --setup no-cards --seats 3", "only for 2"),
        ("bench --seconds -1", "--seconds"),
        ("soak --games many", "--games"),
        ("soak --game landlord --seats 7", "from 2 to 6 can play"),
        ("film", "--out"),
        ("film --out here --size 10", "as in 1280x720"),
        ("play --seats 1", "from 2 to 4 can play"),
        ("text --load nowhere.json", "neither the code of a match nor a file"),
        ("text --load eviction-AAAA", "missing or has changed"),
        ("text --load Cargo.toml", "no match of Tenement"),
        ("text --load eviction-AAAA --seed 3", "--seed"),
        ("engine --seed 3", "--seed"),
    ] {
        let output = run(arguments, "");
        let complaint = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {complaint}");
        assert!(complaint.contains(part), "{arguments}: {complaint}");
        assert!(!complaint.contains("panicked") && !complaint.contains("backtrace"), "{arguments}: {complaint}");
        assert!(output.stdout.is_empty(), "{arguments}");
    }
}

#[test]
fn help_and_version_are_no_mistakes() {
    for arguments in ["--help", "--version", "text --help", "bench --help", "engine --help", "soak --help"] {
        let output = run(arguments, "");
        assert_eq!(output.status.code(), Some(0), "{arguments}");
        assert!(text(&output.stdout).contains("tenement"), "{arguments}");
    }
}

#[cfg(not(feature = "app"))]
#[test]
fn a_build_without_a_window_says_so() {
    for arguments in ["", "play", "film --out here"] {
        let output = run(arguments, "");
        assert_eq!(output.status.code(), Some(1), "{arguments}");
        assert!(text(&output.stderr).contains("has no window"), "{arguments}");
    }
}

#[test]
fn bots_finish_a_match_in_the_terminal_and_repeat_it() {
    let play = || run("text --seats greedy,random --seed 3", "");
    let (first, second) = (play(), play());
    let told = text(&first.stdout);
    assert_eq!(first.status.code(), Some(0), "{}", text(&first.stderr));
    assert!(told.contains("The match is over.") && told.contains("Apartments of three: "), "{told}");
    assert_eq!(told, text(&second.stdout), "the same seed is the same match");
}

#[test]
fn a_person_can_play_by_numbers_alone() {
    for arguments in ["text --seats human,random --seed 3", "text --seats 4 --seed 3", "text --setup no-cards --seed 4"]
    {
        let output = run(arguments, &"1\n".repeat(5000));
        let told = text(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(told.contains("The match is over."), "{arguments}: {told}");
        assert!(told.contains("draw a card to end the turn") || arguments.contains("no-cards"), "{told}");
    }
}

#[test]
fn the_end_of_input_is_no_mistake() {
    let output = run("text --seats human,human --seed 3", "1\n");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).contains("The match was left before its end."));
}

#[test]
fn what_is_no_text_is_no_choice() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tenement"))
        .args(["text", "--seed", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    program.stdin.take().expect("an input").write_all(b"\xff\xfe\n\x00\nq\n").expect("written");
    let output = program.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn bench_tells_a_json_object_a_line() {
    let output = run("bench --json --seconds 0.05", "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let lines: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.iter().map(|line| line["seats"].as_u64()).collect::<Vec<_>>(), [Some(2), Some(3), Some(4)]);
    for line in lines {
        assert_eq!((&line["game"], &line["setup"]), (&"eviction".into(), &"standard".into()));
        for number in ["games_per_s", "moves_per_s", "mean_moves", "clone_ns", "state_bytes"] {
            assert!(line[number].as_f64().is_some_and(|number| number > 0.0), "{number}: {line}");
        }
    }
}

/// The small part of what `tenement soak` is for: enough matches to see every setup.
#[test]
fn random_matches_keep_every_law() {
    for (game, games) in [("eviction", 400), ("landlord", 60), ("alternatywy", 120)] {
        let output = run(&format!("soak --game {game} --games {games} --seed 20 --json"), "");
        let told = text(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{told}{}", text(&output.stderr));
        assert_eq!(told.lines().count(), 1, "{told}");
        let found: Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!((&found["game"], &found["games"], &found["failures"]), (&game.into(), &games.into(), &0.into()));
        assert!(found["longest"]["moves"].as_u64() > Some(30), "{told}");
    }
}

#[test]
fn what_soaks_depends_on_the_seed_alone() {
    let moves = |seed: u64| {
        let output = run(&format!("soak --games 1 --seed {seed} --seats 3 --json"), "");
        let found: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!((&found["longest"]["seed"], &found["longest"]["seats"]), (&seed.into(), &3.into()));
        found["moves"].as_u64().expect("a number")
    };
    assert_eq!([moves(5), moves(6)], [moves(5), moves(6)]);
}

#[test]
fn a_wrong_setup_is_named_with_file_line_and_field() {
    let file = folder("wrong-setup").join("narrow.json");
    fs::write(&file, NARROW).expect("written");
    let output = run(&format!("text --setup {}", file.display()), "");
    assert_eq!(output.status.code(), Some(2));
    let complaint = text(&output.stderr);
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.contains("narrow.json, line 3, field rows: "), "{complaint}");
}

#[test]
fn a_wrong_file_among_the_levels_does_not_stop_the_others() {
    let levels = folder("wrong-levels");
    fs::create_dir_all(levels.join("eviction")).expect("a folder");
    fs::write(levels.join("eviction/narrow.json"), NARROW).expect("written");
    let wide = r#"{ "title": "Wide", "all": { "rows": 6, "columns": 6 } }"#;
    fs::write(levels.join("eviction/wide.json"), wide).expect("written");
    let output = run_in("text --setup wide --seats random,random", "", &[("TENEMENT_LEVELS", &levels)]);
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.contains("narrow.json, line 3, field rows: "), "{complaint}");
    assert!(text(&output.stdout).starts_with("Eviction, setup Wide, seed "));
}

#[test]
fn without_a_folder_of_levels_the_built_in_ones_serve() {
    let nowhere = folder("no-levels").join("missing");
    let output = run_in("text --setup grand --seats random,random", "", &[("TENEMENT_LEVELS", &nowhere)]);
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_saved_match_goes_on_where_it_was_left() {
    let folder = folder("saved");
    let file = folder.join("evening.json");
    let file = file.to_str().expect("a path");
    let begun = run("text --setup no-cards --seats human,random --seed 4", &format!("1\n1\n1\ns {file}\ncode\nq\n"));
    let told = text(&begun.stdout);
    assert!(told.contains(&format!("tenement text --load {file}")), "{told}");
    let code = told.lines().find(|line| line.starts_with("eviction-")).expect("a code").to_owned();

    let record: Value = serde_json::from_str(&fs::read_to_string(file).expect("it is there")).expect("JSON");
    assert_eq!(record["label"]["players"], serde_json::json!(["human", "random"]));
    assert!(record["label"]["saved"].as_u64().is_some_and(|saved| saved > 1_700_000_000));
    let made = record["moves"].as_array().expect("moves").len();

    let mut ends = Vec::new();
    fs::write(folder.join("code.txt"), format!("{code}\n")).expect("written");
    for load in [
        file.to_owned(),
        format!("{code} --seats human,random"),
        format!("{}/code.txt --seats human,random", folder.display()),
    ] {
        let output = run(&format!("text --load {load}"), &"1\n".repeat(3000));
        let told = text(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(told.starts_with(&format!("Eviction, seed 4, after {made} decisions.\n")), "{told}");
        assert!(told.contains("What happened last:") && told.contains("Teal: The Coin Flipper."), "{told}");
        assert!(told.contains("The match is over."), "{told}");
        ends.push(told);
    }
    assert!(ends.iter().all(|told| *told == ends[0]), "the file and the code are the same match");

    let output = run(&format!("text --load {file} --seats 3"), "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("for 2 players, not for 3"));
}

#[test]
fn only_saved_matches_are_written_over() {
    let folder = folder("precious");
    let (letter, match_file) = (folder.join("letter.txt"), folder.join("match.json"));
    fs::write(&letter, "Dear Anna").expect("written");
    let answers = format!(
        "s {0}\ns {1}\n1\ns {1}\ns {2}/missing/match.json\nq\n",
        letter.display(),
        match_file.display(),
        folder.display()
    );
    let told = text(&run("text --setup no-cards --seats human,human --seed 4", &answers).stdout);
    assert!(told.contains("There is something else of that name"), "{told}");
    assert!(told.contains("was not written: "), "{told}");
    assert_eq!(fs::read_to_string(&letter).expect("it is there"), "Dear Anna");
    let record: Value = serde_json::from_str(&fs::read_to_string(&match_file).expect("it is there")).expect("JSON");
    assert_eq!(record["moves"].as_array().map(Vec::len), Some(1), "the later one");
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 2, "nothing is left over");
}
