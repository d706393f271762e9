//! What is kept as a file is whole whenever the program is killed.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::{env, fs};

use tenement::cli::shelf::Folder;
use tenement::levels::{Levels, begin};
use tenement::record::{Label, Match, Shelf};
use tenement::rules::Game;
use tenement::rules::landlord::Landlord;

/// Names the folder for the child process.
const CHILD: &str = "TENEMENT_TEST_SHELF";

/// Makes moves and keeps the match after each, and says how many it has kept. Only
/// the process that the test below starts does anything.
#[test]
fn keep_until_killed() {
    let Some(folder) = env::var_os(CHILD) else { return };
    let shelf = Folder::new(folder);
    let levels = Levels::<Landlord>::built_in();
    let mut game = begin(levels.standard().expect("the standard setup"), 4, 1).expect("a match");
    let mut moves = Vec::new();
    loop {
        Landlord::legal_moves(game.state(), &mut moves);
        let Some(&mv) = moves.get(game.record().moves.len() % moves.len().max(1)) else { return };
        game.play(mv).expect("it is listed");
        shelf.write("match-1", &game.write(&Label::default())).expect("it is kept");
        println!("kept {}", game.record().moves.len());
        std::io::stdout().flush().expect("it is said");
    }
}

#[test]
fn killing_the_program_at_any_instant_loses_at_most_the_move_being_made() {
    let folder = env::temp_dir().join(format!("tenement-killed-{}", std::process::id()));
    for nth in 0..12 {
        let _ = fs::remove_dir_all(&folder);
        let mut child = Command::new(env::current_exe().expect("this test"))
            .args(["--exact", "keep_until_killed", "--nocapture"])
            .env(CHILD, &folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        let mut kept = 0;
        // Killed after so many moves, wherever it is by then.
        for line in output.lines().map_while(Result::ok) {
            kept = line.strip_prefix("kept ").and_then(|number| number.parse().ok()).unwrap_or(kept);
            if kept >= 3 + nth * 5 {
                break;
            }
        }
        child.kill().expect("it is killed");
        child.wait().expect("it has ended");
        let text = Folder::new(&folder).read("match-1").expect("it is there");
        let (game, _) = Match::<Landlord>::read(&text).expect("it is whole");
        assert!(game.record().moves.len() >= kept, "{} of {kept} moves", game.record().moves.len());
        assert_eq!(Folder::new(&folder).names().expect("names"), ["match-1"], "nothing half written is offered");
    }
    let _ = fs::remove_dir_all(&folder);
}
