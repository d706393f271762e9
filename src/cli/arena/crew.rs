//! Many matches at once, on all cores, until they are over or somebody says stop.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::{Trouble, refused};
use crate::rules::Unfit;

/// How often progress is told.
const EVERY: Duration = Duration::from_secs(10);

/// What the program ends with when it is interrupted a second time.
const INTERRUPTED: i32 = 130;

/// What somebody at the keyboard says.
static STOP: Stop = Stop::new();

/// Whether somebody has said stop: matches that are running are played to their end,
/// and no others begin.
#[derive(Debug)]
pub(super) struct Stop(AtomicBool);

impl Stop {
    pub(super) const fn new() -> Stop {
        Stop(AtomicBool::new(false))
    }

    /// Says stop. Returns whether it was said before.
    pub(super) fn say(&self) -> bool {
        self.0.swap(true, Ordering::Relaxed)
    }

    fn is_said(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// From now on, to interrupt the program stops the work and not the program, so that
/// it can say what it has. To interrupt it again ends it at once.
pub(super) fn listen() -> &'static Stop {
    // Where that cannot be had, an interruption ends the program as it always did.
    let _ = ctrlc::set_handler(|| {
        if STOP.say() {
            std::process::exit(INTERRUPTED);
        }
        let sentence = "Stopping after the matches that are running. Interrupt again to stop at once.";
        // Whoever cannot be told will see it in the result.
        let _ = writeln!(io::stderr(), "{sentence}");
    });
    &STOP
}

/// Matches to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Work<'a> {
    /// So many blocks,
    pub blocks: usize,
    /// each of so many matches.
    pub rotations: usize,
    /// What is played, for people.
    pub what: &'a str,
}

/// How many matches count, which are those of whole blocks, and how many were to be
/// played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Done {
    pub matches: usize,
    pub planned: usize,
}

impl Done {
    pub(super) fn add(&mut self, other: Done) {
        self.matches += other.matches;
        self.planned += other.planned;
    }

    pub(super) fn is_stopped(self) -> bool {
        self.matches < self.planned
    }

    /// Says so if not all were played, `before` it.
    pub(super) fn tell(self, before: &str, output: &mut dyn Write) -> io::Result<()> {
        if !self.is_stopped() {
            return Ok(());
        }
        let Done { matches, planned } = self;
        writeln!(output, "{before}stopped after {matches} of {planned} matches")
    }
}

/// How many blocks it takes to play `games` matches. Says so if these are more.
///
/// # Errors
/// If it cannot be said.
pub(super) fn whole_blocks(games: u32, rotations: usize, progress: &mut dyn Write) -> io::Result<usize> {
    let blocks = (games as usize).div_ceil(rotations);
    let matches = blocks * rotations;
    if matches != games as usize {
        writeln!(progress, "{matches} matches instead of {games}: each seed is played in all {rotations} rotations.")?;
    }
    Ok(blocks)
}

/// Plays matches, by block and rotation, on all cores, and hands each block to `keep`
/// when it is whole. Stops early if somebody says so.
///
/// # Errors
/// If a match cannot be set up, or progress cannot be told.
pub(super) fn work<T: Send>(
    work: Work,
    stop: &Stop,
    progress: &mut dyn Write,
    job: impl Fn(usize, usize) -> Result<T, Unfit> + Sync,
    mut keep: impl FnMut(&[T]),
) -> Result<Done, Trouble> {
    let Work { blocks, rotations, what } = work;
    let planned = blocks * rotations;
    let next = AtomicUsize::new(0);
    let failed = AtomicBool::new(false);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let began = Instant::now();
    thread::scope(|scope| {
        let (tell, told) = channel();
        for _ in 0..cores {
            let tell = tell.clone();
            let (next, failed, job) = (&next, &failed, &job);
            scope.spawn(move || {
                while !failed.load(Ordering::Relaxed) && !stop.is_said() {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    let block = nth / rotations;
                    if nth >= planned || tell.send((block, job(block, nth % rotations))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(tell);
        let fail = |trouble: Trouble| {
            failed.store(true, Ordering::Relaxed);
            Err(trouble)
        };
        let (mut played, mut matches, mut said) = (0, 0, Instant::now());
        let mut begun: BTreeMap<usize, Vec<T>> = BTreeMap::new();
        loop {
            match told.recv_timeout(EVERY.saturating_sub(said.elapsed())) {
                Ok((block, Ok(came))) => {
                    played += 1;
                    let all = begun.entry(block).or_default();
                    all.push(came);
                    if all.len() == rotations {
                        matches += rotations;
                        keep(all);
                        begun.remove(&block);
                    }
                }
                Ok((_, Err(unfit))) => return fail(refused(&unfit)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(Done { matches, planned }),
            }
            if said.elapsed() >= EVERY {
                said = Instant::now();
                let seconds = began.elapsed().as_secs();
                if let Err(error) = writeln!(progress, "{seconds} s: {played} of {planned} matches, {what}") {
                    return fail(error.into());
                }
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn work_until(stop: &Stop, last: usize) -> (Done, Vec<usize>) {
        let mut kept = Vec::new();
        let job = |block: usize, rotation: usize| {
            if 3 * block + rotation == last {
                stop.say();
            }
            Ok(block)
        };
        let matches = Work { blocks: 50, rotations: 3, what: "" };
        let done = work(matches, stop, &mut Vec::new(), job, |block| {
            assert!(block.len() == 3 && block.iter().all(|nth| *nth == block[0]), "{block:?}");
            kept.push(block[0]);
        });
        kept.sort_unstable();
        (done.expect("no trouble"), kept)
    }

    #[test]
    fn without_a_stop_every_block_is_kept_once() {
        let (done, kept) = work_until(&Stop::new(), usize::MAX);
        assert_eq!(done, Done { matches: 150, planned: 150 });
        assert_eq!(kept, (0..50).collect::<Vec<_>>());
    }

    #[test]
    fn a_stop_keeps_whole_blocks_only() {
        let stop = Stop::new();
        let (done, kept) = work_until(&stop, 0);
        assert_eq!((done.matches, done.planned), (3 * kept.len(), 150));
        assert!(stop.say(), "it was said before");
        let (done, kept) = work_until(&stop, 0);
        assert_eq!((done, kept), (Done { matches: 0, planned: 150 }, Vec::new()), "nothing begins after a stop");
    }

    #[test]
    fn what_is_unfit_stops_the_rest() {
        let played = AtomicUsize::new(0);
        let job = |_, _| {
            played.fetch_add(1, Ordering::Relaxed);
            Err::<(), _>(Unfit::new("seats", "X", "too few".to_owned()))
        };
        let matches = Work { blocks: 100_000, rotations: 2, what: "" };
        let trouble = work(matches, &Stop::new(), &mut Vec::new(), job, |_| ()).expect_err("unfit");
        assert!(matches!(trouble, Trouble::Argument(_)) && trouble.to_string().contains("too few"), "{trouble}");
        assert!(played.into_inner() < 200_000);
    }

    #[test]
    fn more_matches_than_were_wanted_are_announced() {
        let blocks = |games| {
            let mut progress = Vec::new();
            let blocks = whole_blocks(games, 3, &mut progress).expect("a sentence");
            (blocks, String::from_utf8(progress).expect("text"))
        };
        assert_eq!(blocks(6), (2, String::new()));
        let (number, said) = blocks(7);
        assert!(number == 3 && said.starts_with("9 matches instead of 7:"), "{number}: {said}");
    }
}
