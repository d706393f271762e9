//! The program on a computer of one's own.

use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;
#[cfg(feature = "app")]
use std::sync::Arc;

use tenement::cli::{self, Door, Trouble};
#[cfg(feature = "app")]
use tenement::record::{Drawer, Shelf};

/// Opens the door that the command line asks for.
pub fn main() -> ExitCode {
    let opened = cli::door(std::env::args_os(), |problem| eprintln!("{problem}")).and_then(open);
    match opened {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => tell(&trouble),
    }
}

fn open(door: Door) -> Result<(), Trouble> {
    match door {
        Door::Window(invitation) => window(*invitation),
        Door::Text(game) => game.play(&mut io::stdin().lock(), &mut BufWriter::new(io::stdout().lock())),
        Door::Engine(mut engine) => {
            Ok(engine.serve(&mut io::stdin().lock(), &mut BufWriter::new(io::stdout().lock()))?)
        }
        Door::Bench(plan) => plan.run(&mut io::stdout().lock()),
        Door::Arena(plan) => plan.run(&mut io::stdout().lock(), &mut io::stderr()),
        Door::Ladder(ladder) => ladder.run(&mut io::stdout().lock(), &mut io::stderr()),
        Door::Balance(balance) => balance.run(&mut io::stdout().lock(), &mut io::stderr()),
        Door::Soak(plan) => plan.run(&mut io::stdout().lock(), &mut io::stderr()),
        Door::Fingerprints(matches) => {
            let mut output = BufWriter::new(io::stdout().lock());
            matches.lines().iter().try_for_each(|line| writeln!(output, "{line}"))?;
            Ok(output.flush()?)
        }
    }
}

#[cfg(feature = "app")]
fn window(invitation: cli::Invitation) -> Result<(), Trouble> {
    // Where the platform has no place for it, a match is kept until the end.
    let shelf: Arc<dyn Shelf> = match cli::shelf::Folder::own() {
        Some(folder) => Arc::new(folder),
        None => Arc::new(Drawer::default()),
    };
    match tenement::app::run(invitation, cli::levels::files, shelf, bevy::render::RenderPlugin::default(), |_| ()) {
        bevy::app::AppExit::Success => Ok(()),
        bevy::app::AppExit::Error(_) => Err(Trouble::Window),
    }
}

#[cfg(not(feature = "app"))]
fn window(_: cli::Invitation) -> Result<(), Trouble> {
    Err(Trouble::NoWindow)
}

/// Says what is wrong, and how the program ends: 2 for a wrong command line.
fn tell(trouble: &Trouble) -> ExitCode {
    match trouble {
        Trouble::Usage(usage) => {
            // Help goes to the standard output and is no failure.
            let _ = usage.print();
            ExitCode::from(u8::try_from(usage.exit_code()).unwrap_or(2))
        }
        // Whoever read the output has seen enough.
        Trouble::Stream(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Trouble::Argument(sentence) => {
            eprintln!("{sentence}");
            ExitCode::from(2)
        }
        Trouble::NoWindow | Trouble::Window | Trouble::Soaked(_) | Trouble::Stream(_) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}
