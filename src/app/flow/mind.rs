//! A thought that goes on while frames are drawn.

use bevy::platform::time::Instant;
use bevy::tasks::futures::check_ready;
use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::app::stage::Shown;
use crate::bots::Thought;

/// Whether there are other threads than the one that draws.
const HAS_THREADS: bool = cfg!(not(target_arch = "wasm32"));

/// The time a thought may take of a frame.
const SLICE_MS: u128 = if HAS_THREADS { 6 } else { 8 };

/// Units of thinking between two looks at the clock.
const UNITS: u32 = 8;

/// Units of thinking between two looks whether anybody still wants to know.
const BREATH: u32 = 1000;

/// A thought, and the decision once it is made. What a slice of one frame is enough
/// for is thought within the frame; what takes longer goes on on another thread, or,
/// where there is none, in a slice of every frame. What is decided does not depend on
/// that. Whoever drops it stops it.
#[derive(Debug)]
pub(super) struct Mind<G: Shown> {
    /// Elsewhere while another thread thinks.
    thought: Option<Thought<G>>,
    aside: Option<Task<(Thought<G>, G::Move)>>,
    made: Option<G::Move>,
}

impl<G: Shown> Mind<G> {
    /// A thought that has not begun.
    pub(super) fn new(thought: Thought<G>) -> Self {
        Mind { thought: Some(thought), aside: None, made: None }
    }

    /// Thinks on, as far as a frame has time for it: to be called once in each. The
    /// decision, if it is made.
    pub(super) fn think(&mut self) -> Option<(&Thought<G>, G::Move)> {
        if let Some((thought, mv)) = self.aside.as_mut().and_then(check_ready) {
            *self = Mind { thought: Some(thought), aside: None, made: Some(mv) };
        }
        if let Some(thought) = self.thought.as_mut().filter(|_| self.made.is_none()) {
            self.made = slice(thought);
            if HAS_THREADS && self.made.is_none() {
                self.aside = self.thought.take().map(think_aside);
            }
        }
        self.thought.as_ref().zip(self.made)
    }
}

fn slice<G: Shown>(thought: &mut Thought<G>) -> Option<G::Move> {
    let began = Instant::now();
    loop {
        let answer = thought.step(UNITS);
        if answer.is_some() || began.elapsed().as_millis() >= SLICE_MS {
            return answer;
        }
    }
}

fn think_aside<G: Shown>(mut thought: Thought<G>) -> Task<(Thought<G>, G::Move)> {
    AsyncComputeTaskPool::get().spawn(async move {
        loop {
            if let Some(mv) = thought.step(BREATH) {
                return (thought, mv);
            }
            yield_now().await;
        }
    })
}
