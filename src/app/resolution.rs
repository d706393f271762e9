//! How finely the picture is drawn where drawing is slow.
//!
//! A browser without a graphics card takes about as long for a frame as it has
//! pixels. So while frames are slow the picture gets fewer of them, step by step,
//! and more again when there is time. Nothing here knows of a window.

use bevy::math::Vec2;

/// By how much width and height may be divided.
pub const STEPS: [f32; 6] = [1.0, 1.25, 1.5, 2.0, 2.5, 3.0];

/// No picture is drawn with fewer pixels than these.
pub const LEAST: Vec2 = Vec2::new(640.0, 360.0);

/// No picture is drawn with more pixels for a pixel of the page.
pub const MOST_PER_PIXEL: f32 = 2.0;

/// Frames that take longer are slow, in seconds: a little less than 25 in a second.
const SLOW: f32 = 0.037;

/// What a frame may take after a step up, in seconds.
const QUICK: f32 = 0.024;

/// Frames that take longer are so slow that nobody waits for many of them, in seconds.
const CRAWLING: f32 = 1.5 * SLOW;

/// Frames that are looked at before the picture gets fewer pixels.
const FEW: usize = 8;

/// The same where all of them crawl.
const FEWEST: usize = 4;

/// Frames that are looked at before the first step up.
const MANY: usize = 48;

/// A step up that was too much makes the next one wait longer, up to so many frames.
const MOST: usize = 4_000;

/// Watches how long frames take, and says how finely to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Resolution {
    step: usize,
    /// How long the latest frames at this step took, in seconds.
    frames: Vec<f32>,
    /// How many quick frames a step up takes.
    patience: usize,
    /// Whether the last change was a step up.
    tried: bool,
}

impl Default for Resolution {
    fn default() -> Self {
        Resolution { step: 0, frames: Vec::new(), patience: MANY, tried: false }
    }
}

impl Resolution {
    /// By how much width and height are divided.
    pub fn divisor(&self) -> f32 {
        STEPS[self.step]
    }

    /// A frame of a picture of `size` pixels has taken so many seconds, while
    /// frames followed each other. Whether the step has changed.
    pub fn frame(&mut self, seconds: f32, size: Vec2) -> bool {
        self.frames.push(seconds);
        if let Some(step) = self.slow().and_then(|seconds| self.quicker(seconds, size * self.divisor())) {
            if self.tried {
                self.patience = (self.patience * 2).min(MOST);
            }
            self.go_to(step, false);
            return true;
        }
        if self.step > 0 && self.frames.len() >= self.patience {
            let more = (self.divisor() / STEPS[self.step - 1]).powi(2);
            if self.typical(self.patience) * more < QUICK {
                self.go_to(self.step - 1, true);
                return true;
            }
            self.frames.drain(..self.patience / 2);
        }
        false
    }

    /// Frames no longer follow each other: how long the next one takes says nothing.
    pub fn pause(&mut self) {
        if self.frames.len() < FEW {
            self.frames.clear();
        }
    }

    /// How long frames take, if that is too long.
    fn slow(&self) -> Option<f32> {
        let latest = self.frames.iter().rev().take(FEWEST);
        if latest.len() == FEWEST && latest.clone().all(|&seconds| seconds > CRAWLING) {
            return latest.copied().reduce(f32::min);
        }
        (self.frames.len() >= FEW).then(|| self.typical(FEW)).filter(|&seconds| seconds > SLOW)
    }

    /// The step at which frames that take so many seconds may no longer be slow, or
    /// the last there is for a picture of `whole` pixels. What was only tried is taken
    /// back. A part of the time does not depend on pixels, so this is never too far.
    fn quicker(&self, seconds: f32, whole: Vec2) -> Option<usize> {
        let mut steps = (self.step + 1..STEPS.len()).take_while(|&step| may_divide(whole, step));
        let enough = |&step: &usize| seconds * (self.divisor() / STEPS[step]).powi(2) <= SLOW;
        if self.tried { steps.next() } else { steps.clone().find(enough).or(steps.last()) }
    }

    fn go_to(&mut self, step: usize, tried: bool) {
        self.step = step;
        self.tried = tried;
        self.frames.clear();
    }

    /// How long most of the latest frames took at most: one that was held up by
    /// something else does not count.
    fn typical(&self, latest: usize) -> f32 {
        let mut frames = self.frames[self.frames.len() - latest..].to_vec();
        frames.sort_by(f32::total_cmp);
        frames[latest * 5 / 8]
    }
}

/// Whether a picture of so many pixels may be divided by this step.
fn may_divide(whole: Vec2, step: usize) -> bool {
    STEPS.get(step).is_some_and(|&divisor| (whole / divisor).round().cmpge(LEAST).all())
}

/// By how much the page has to shrink the canvas, so that a picture divided by
/// `divisor` fills the window: where the page has more pixels than anybody sees,
/// it is shrunk anyway.
pub fn shrunk(per_pixel: f32, divisor: f32) -> f32 {
    (per_pixel / MOST_PER_PIXEL).max(1.0) * divisor
}

/// How many pixels of the picture make a pixel for words. They grow with the
/// picture's pixels, so that they can be read, until the picture is as small for
/// them as the smallest window.
///
/// `size` is that of the picture in pixels, `per_pixel` the page's own ratio and
/// `shrunk` what [`shrunk`] says.
pub fn word_scale(size: Vec2, per_pixel: f32, shrunk: f32) -> f32 {
    let window = size / per_pixel * shrunk;
    let room = (window / LEAST).min_element().max(1.0);
    let words = window / shrunk.min(room);
    (size.x / words.x).max(0.01)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

    /// Draws frames on a machine that takes so many seconds for a megapixel, and so
    /// many for everything else.
    fn draw(resolution: &mut Resolution, frames: usize, a_megapixel: f32, otherwise: f32) -> Vec<f32> {
        (0..frames)
            .map(|_| {
                let size = WINDOW / resolution.divisor();
                let seconds = otherwise + a_megapixel * size.x * size.y / 1e6;
                resolution.frame(seconds, size);
                resolution.divisor()
            })
            .collect()
    }

    #[test]
    fn a_slow_machine_draws_fewer_pixels_until_it_is_quick_enough() {
        let mut resolution = Resolution::default();
        let steps = draw(&mut resolution, 400, 0.075, 0.012);
        assert_eq!(resolution.divisor(), 2.0, "81 ms, then 43 and 29");
        assert!(steps.windows(2).all(|two| two[0] <= two[1]), "29 ms are no reason to try more");
        assert!(steps.iter().position(|&step| step == 2.0).expect("reached") < 15, "within a second");
    }

    #[test]
    fn where_frames_crawl_there_are_few_of_them() {
        let mut resolution = Resolution::default();
        let steps = draw(&mut resolution, FEWEST, 0.15, 0.012);
        assert_eq!(steps, [1.0, 1.0, 1.0, 2.0], "150 ms, and the least that may be");
    }

    #[test]
    fn no_step_is_left_out_that_may_be_enough() {
        for (a_megapixel, otherwise, divisor) in [(0.06, 0.004, 1.5), (0.045, 0.002, 1.25), (0.04, 0.001, 1.25)] {
            let mut resolution = Resolution::default();
            draw(&mut resolution, 400, a_megapixel, otherwise);
            assert_eq!(resolution.divisor(), divisor, "{a_megapixel} and {otherwise}");
        }
    }

    #[test]
    fn a_beginning_that_stumbles_is_no_crawl() {
        let mut resolution = Resolution::default();
        for nth in 0..200 {
            assert!(!resolution.frame(if nth < 2 { 0.2 } else { 0.016 }, WINDOW));
        }
    }

    #[test]
    fn a_quick_machine_draws_every_pixel() {
        let mut resolution = Resolution::default();
        draw(&mut resolution, 400, 0.004, 0.006);
        assert_eq!(resolution, Resolution { frames: resolution.frames.clone(), ..Resolution::default() });
    }

    #[test]
    fn never_fewer_than_the_least() {
        let mut resolution = Resolution::default();
        draw(&mut resolution, 1000, 5.0, 0.1);
        assert_eq!(WINDOW / resolution.divisor(), LEAST);
        let mut small = Resolution::default();
        (0..100).for_each(|_| assert!(!small.frame(0.5, LEAST)));
    }

    #[test]
    fn when_there_is_time_again_there_are_more_pixels_again() {
        let mut resolution = Resolution::default();
        draw(&mut resolution, 100, 0.075, 0.012);
        draw(&mut resolution, 1000, 0.004, 0.006);
        assert_eq!(resolution.divisor(), 1.0);
    }

    #[test]
    fn what_was_too_much_is_tried_less_and_less_often() {
        // So slow at the full size, so quick at the next that the guess is wrong.
        let mut resolution = Resolution::default();
        let mut changes = Vec::new();
        for nth in 0..20_000 {
            let seconds = if resolution.divisor() == 1.0 { 0.08 } else { 0.015 };
            if resolution.frame(seconds, WINDOW / resolution.divisor()) {
                changes.push(nth);
            }
        }
        let waits: Vec<usize> = changes.windows(2).map(|two| two[1] - two[0]).filter(|&wait| wait > FEW).collect();
        assert!(waits.windows(2).all(|two| two[0] <= two[1]) && waits.len() < 12, "{waits:?}");
    }

    #[test]
    fn one_frame_that_was_held_up_changes_nothing() {
        let mut resolution = Resolution::default();
        for nth in 0..200 {
            assert!(!resolution.frame(if nth % 7 == 0 { 0.9 } else { 0.016 }, WINDOW));
        }
    }

    #[test]
    fn words_grow_with_the_pixels_until_the_window_is_as_small_as_can_be() {
        // The window in pixels of the page, its ratio, the divisor: the width words see.
        for (window, ratio, divisor, width) in [
            (WINDOW, 1.0, 1.0, 1280.0),
            (WINDOW, 1.0, 2.0, 640.0),
            (LEAST, 1.0, 1.0, 640.0),
            (LEAST, 2.0, 1.0, 640.0),
            (LEAST, 2.0, 2.0, 640.0),
            (LEAST, 3.0, 1.0, 640.0),
            (Vec2::new(960.0, 540.0), 2.0, 2.0, 640.0),
            (Vec2::new(2560.0, 1440.0), 1.0, 3.0, 853.0),
        ] {
            let shrunk = shrunk(ratio, divisor);
            let size = window * ratio / shrunk;
            let seen = size.x / word_scale(size, ratio, shrunk);
            assert!((seen - width).abs() < 1.0, "{window} at {ratio} by {divisor}: {seen}");
        }
    }
}
