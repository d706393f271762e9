//! Many matches at once, on all cores, until they are over or somebody says stop.

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How often progress is told.
const EVERY: Duration = Duration::from_secs(10);

/// Whether somebody at the keyboard has said stop.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// From now on, to interrupt the program stops the work and not the program, so that
/// it can say what it has.
pub(super) fn listen_for_stop() {
    // Where that cannot be had, an interruption ends the program as it always did.
    let _ = ctrlc::set_handler(|| STOPPED.store(true, Ordering::Relaxed));
}

/// Whether somebody has said stop.
pub(super) fn is_stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

/// Does `count` pieces of work by number, on all cores, and hands what comes of each
/// to `keep` as it comes. Stops early if somebody says so; returns how many were done.
///
/// # Errors
/// If progress cannot be told.
pub(super) fn work<T: Send>(
    count: usize,
    what: &str,
    progress: &mut dyn Write,
    job: impl Fn(usize) -> T + Sync,
    mut keep: impl FnMut(usize, T),
) -> std::io::Result<usize> {
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let began = Instant::now();
    thread::scope(|scope| {
        let (tell, told) = channel();
        for _ in 0..cores {
            let tell = tell.clone();
            let (next, stop, job) = (&next, &stop, &job);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) && !is_stopped() {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= count || tell.send((nth, job(nth))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(tell);
        let (mut done, mut said) = (0, Instant::now());
        loop {
            match told.recv_timeout(EVERY.saturating_sub(said.elapsed())) {
                Ok((nth, came)) => {
                    done += 1;
                    keep(nth, came);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(done),
            }
            if said.elapsed() >= EVERY {
                said = Instant::now();
                let seconds = began.elapsed().as_secs();
                if let Err(error) = writeln!(progress, "{seconds} s: {done} of {count} games, {what}") {
                    stop.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
        }
    })
}
