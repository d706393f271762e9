//! The engine as a process of its own.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

const PROGRAM: &str = env!("CARGO_BIN_EXE_tenement");

#[test]
fn each_answer_comes_before_the_next_request() {
    let mut program = Command::new(PROGRAM)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("an input");
    let mut output = BufReader::new(program.stdout.take().expect("an output"));
    let mut ask = |line: &[u8]| -> Value {
        input.write_all(line).and_then(|()| input.flush()).expect("written");
        let mut answer = String::new();
        output.read_line(&mut answer).expect("an answer");
        serde_json::from_str(&answer).expect("JSON")
    };
    assert_eq!(ask(b"{\"cmd\":\"new\",\"game\":\"landlord\",\"id\":1}\n")["id"], 1);
    assert_eq!(ask(b"\xff\xfe\x00\n")["error"]["code"], "bad_json");
    assert!(ask(b"{\"cmd\":\"moves\"}\n")["ok"]["moves"].is_array());
    assert!(ask(b"{\"cmd\":\"quit\"}\n")["ok"].is_object());
    assert_eq!(program.wait().expect("it ends").code(), Some(0));
}

#[test]
fn who_stops_listening_does_no_harm() {
    let mut program = Command::new(PROGRAM)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(program.stdout.take());
    let mut input = program.stdin.take().expect("an input");
    let _ = input.write_all(&b"{\"cmd\":\"games\"}\n".repeat(20));
    drop(input);
    let output = program.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_example_bot_plays_every_game() {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engine/bot.py");
    match Command::new("python3").arg(bot).arg(PROGRAM).output() {
        Ok(output) => {
            let (said, problem) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            assert!(output.status.success(), "{said}{problem}");
            for game in ["eviction", "landlord", "alternatywy"] {
                assert!(said.lines().any(|line| line.starts_with(game)), "{said}");
            }
        }
        Err(error) => println!("SKIPPED: the example bot needs python3, which does not start: {error}"),
    }
}
