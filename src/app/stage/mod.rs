//! What the pictures of every game share: a clock, cues, and the pieces and
//! props that cues move.

pub mod cue;
pub mod director;
pub mod overlay;
pub mod pose;
pub mod table;

use bevy::prelude::*;

use self::cue::{Act, Cue};
use self::pose::Pose;
use super::flow::{Beat, stands};
use super::pictures::{Pic, Pictures};
use super::screens::{Busy, Curtain};
use super::settings::Settings;
use super::sound::PlaySound;

pub use self::table::{Occupants, Rest, Shown, StandsAt, Wears};

/// Adds the stage and its clock.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stage>().add_message::<PlaySound>().add_systems(
        Update,
        (
            // A break stops the show.
            tick.run_if(in_state(Curtain::Up).or_else(in_state(Curtain::PassTheSeat)).and_then(not(stands))),
            (draw_pieces, draw_props, move_camera),
        )
            .chain()
            .in_set(Beat::Animate),
    );
    overlay::plugin(app);
}

/// The most time that passes on the stage in a frame, in seconds: after a sleep
/// Bevy's clock jumps, and nothing may be missed.
const LONGEST_FRAME: f32 = 0.05;

/// The cues that are not over yet, and the clock they run by.
#[derive(Resource, Default, Debug)]
pub struct Stage {
    cues: Vec<Cue>,
    now: f32,
    /// Seconds since something moved, if anything ever did.
    since_show: Option<f32>,
    eye: Eye,
    /// Where somebody looks closely.
    gaze: Option<Eye>,
    /// Where the camera has come to on the way there.
    leaning: Eye,
    /// The tempo of what is shown, if it is not that of the settings.
    tempo: Option<f32>,
}

/// Where the camera looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Eye {
    /// The point in the middle of the window, in world units.
    pub at: Vec2,
    /// 1 at rest, less when it is closer.
    pub zoom: f32,
}

impl Default for Eye {
    fn default() -> Self {
        Eye { at: Vec2::ZERO, zoom: 1.0 }
    }
}

impl Stage {
    /// The time on the stage's clock, in seconds.
    pub fn now(&self) -> f32 {
        self.now
    }

    /// Whether nothing is moving. Pieces that are held do not move.
    pub fn is_still(&self) -> bool {
        self.cues.iter().all(Cue::is_hold)
    }

    /// What is `now` becomes `kept` when nothing moves. Until then it stays what it was,
    /// as it is with whatever should not run ahead of what is shown.
    pub fn keep<T>(&self, kept: &mut T, now: T) {
        if self.is_still() {
            *kept = now;
        }
    }

    /// How long nothing has been moving, in seconds: a press that was meant to
    /// skip what moved must not decide something.
    pub fn rested(&self) -> f32 {
        self.since_show.unwrap_or(f32::MAX)
    }

    /// Where the camera looks.
    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// Shows things at a tempo of their own, as [`crate::cli::Speed::factor`] has
    /// it, or at that of the settings again.
    pub fn set_tempo(&mut self, tempo: Option<f32>) {
        self.tempo = tempo;
    }

    /// Looks closely at a part of the table, or at all of it again.
    pub fn set_gaze(&mut self, gaze: Option<Eye>) {
        self.gaze = gaze;
    }

    /// Where somebody looks closely, if anywhere.
    pub fn gaze(&self) -> Option<Eye> {
        self.gaze
    }

    /// Where the camera has come to on the way to what somebody looks at.
    pub fn leaning(&self) -> Eye {
        self.leaning
    }

    /// Whether there is no cue at all.
    pub fn is_empty(&self) -> bool {
        self.cues.is_empty()
    }

    /// The cues that are not over yet.
    pub fn cues(&self) -> &[Cue] {
        &self.cues
    }

    /// When the last of the cues so far is over; now if nothing moves.
    pub fn end(&self) -> f32 {
        self.cues.iter().filter(|cue| !cue.is_hold()).map(Cue::end).fold(self.now, f32::max)
    }

    /// Adds a cue.
    pub fn cue(&mut self, start: f32, length: f32, act: Act) {
        self.cues.push(Cue { start, length: length.max(0.001), act });
    }

    /// How many a piece still stands for, if that is not what the table says already.
    pub fn counted(&self, counted: Entity) -> Option<i32> {
        let counts = self.cues.iter().filter(|cue| cue.end() > self.now).filter_map(|cue| match cue.act {
            Act::Count { piece, number } if piece == counted => Some((cue.end(), number)),
            _ => None,
        });
        counts.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, number)| number)
    }

    /// The pieces that are held.
    pub fn held(&self) -> impl Iterator<Item = Entity> {
        self.cues.iter().filter_map(|cue| match cue.act {
            Act::Hold { piece, .. } => Some(piece),
            _ => None,
        })
    }

    /// Lets all held pieces go, in the order they were held.
    pub fn release(&mut self) -> Vec<Act> {
        let (held, others) = std::mem::take(&mut self.cues).into_iter().partition(Cue::is_hold);
        self.cues = others;
        let held: Vec<Cue> = held;
        held.into_iter().map(|cue| cue.act).collect()
    }

    /// Drops every cue: what is shown is the table at rest.
    pub fn clear(&mut self) {
        self.cues.clear();
    }

    /// Finishes what moves; what is held stays held.
    pub fn skip(&mut self) {
        self.cues.retain(Cue::is_hold);
    }

    fn forget_what_is_over(&mut self) {
        let now = self.now;
        self.cues.retain(|cue| cue.is_hold() || cue.end() > now);
        if self.cues.is_empty() {
            self.now = 0.0;
        }
    }
}

/// Lets time pass while something moves, and plays the sounds that are due.
fn tick(mut stage: ResMut<Stage>, time: Res<Time>, settings: Res<Settings>, mut sounds: MessageWriter<PlaySound>) {
    stage.since_show =
        if stage.is_still() { stage.since_show.map(|seconds| seconds + time.delta_secs()) } else { Some(0.0) };
    if stage.is_empty() {
        return;
    }
    let Some(factor) = stage.tempo.or(settings.speed.factor()) else {
        stage.clear();
        stage.since_show = None;
        return;
    };
    if stage.is_still() {
        return;
    }
    let before = stage.now;
    stage.now += time.delta_secs().min(LONGEST_FRAME) * factor;
    let now = stage.now;
    for cue in &stage.cues {
        if let Act::Play { sound, pitch } = cue.act
            && (before..now).contains(&cue.start)
        {
            sounds.write(PlaySound { sound, pitch });
        }
    }
    stage.forget_what_is_over();
}

/// Draws each piece where it rests, or where its cues have it.
fn draw_pieces(
    stage: Res<Stage>,
    pictures: Res<Pictures>,
    settings: Res<Settings>,
    mut pieces: Query<(Entity, &Rest, &Wears, &mut Transform, &mut Sprite, &mut Visibility)>,
) {
    let still = settings.reduced_motion;
    let mut journeys: Vec<&Cue> = stage.cues.iter().filter(|cue| moved_piece(&cue.act).is_some()).collect();
    journeys.sort_by(|a, b| a.start.total_cmp(&b.start));
    for (entity, rest, look, mut transform, mut sprite, mut visibility) in &mut pieces {
        let mut pose = rest.0;
        let mut pic = look.0;
        let mut on_its_way = false;
        for cue in journeys.iter().filter(|cue| moved_piece(&cue.act) == Some(entity)) {
            let t = cue.progress(stage.now);
            if t >= 1.0 && !cue.is_hold() {
                continue;
            }
            match cue.act {
                Act::Travel { .. } | Act::Hold { .. } if on_its_way => {}
                Act::Hold { at, .. } => {
                    pose = at;
                    on_its_way = true;
                }
                Act::Travel { from, to, path, wearing, .. } => {
                    pose = path.at(from, to.unwrap_or(rest.0), t.clamp(0.0, 1.0), still && t >= 0.0);
                    if t >= 0.0 {
                        pic = wearing.or(pic);
                    }
                    on_its_way = true;
                }
                Act::Shiver { by, .. } if t >= 0.0 && !still => {
                    pose.at.x += by * (t * 50.0).sin() * (1.0 - t);
                    pose.turn += 0.004 * by * (t * 43.0).sin() * (1.0 - t);
                }
                Act::Pop { by, .. } if t >= 0.0 && !still => {
                    pose = pose.scaled(1.0 + by * (t * std::f32::consts::PI).sin());
                }
                Act::Wear { pic: worn, .. } if t >= 0.0 => pic = Some(worn),
                _ => {}
            }
        }
        draw(&pictures, pose, pic, &mut transform, &mut sprite, &mut visibility);
    }
}

fn draw(
    pictures: &Pictures,
    pose: Pose,
    pic: Option<Pic>,
    transform: &mut Transform,
    sprite: &mut Sprite,
    visibility: &mut Visibility,
) {
    let Some(pic) = pic else {
        *visibility = Visibility::Hidden;
        return;
    };
    *visibility = if pose.alpha > 0.0 { Visibility::Inherited } else { Visibility::Hidden };
    *transform = pose.transform();
    if let Some((image, rect)) = pictures.part(pic) {
        if sprite.image != *image {
            sprite.image = image.clone();
        }
        sprite.rect = Some(rect);
        sprite.custom_size = Some(pictures.size(pic));
    }
    sprite.color.set_alpha(pose.alpha);
}

/// The piece a cue moves or changes.
fn moved_piece(act: &Act) -> Option<Entity> {
    match *act {
        Act::Travel { piece, .. }
        | Act::Hold { piece, .. }
        | Act::Shiver { piece, .. }
        | Act::Pop { piece, .. }
        | Act::Wear { piece, .. } => Some(piece),
        Act::Count { .. } | Act::Prop { .. } | Act::Lean { .. } | Act::Quake { .. } | Act::Play { .. } => None,
    }
}

/// A sprite that shows whichever prop needs one.
#[derive(Component)]
struct Prop;

/// Shows the props of the cues that are under way.
fn draw_props(
    mut commands: Commands,
    stage: Res<Stage>,
    pictures: Res<Pictures>,
    settings: Res<Settings>,
    mut props: Query<(&mut Transform, &mut Sprite, &mut Visibility), With<Prop>>,
) {
    let mut pool = props.iter_mut();
    for cue in &stage.cues {
        let t = cue.progress(stage.now);
        let Act::Prop { pic, tint, from, to, path } = cue.act else { continue };
        if !(0.0..1.0).contains(&t) {
            continue;
        }
        let pose = path.at(from, to, t, settings.reduced_motion);
        if let Some((mut transform, mut sprite, mut visibility)) = pool.next() {
            draw(&pictures, pose, Some(pic), &mut transform, &mut sprite, &mut visibility);
            sprite.color = tint.with_alpha(tint.alpha() * pose.alpha);
        } else {
            let sprite = Sprite { color: tint.with_alpha(tint.alpha() * pose.alpha), ..pictures.sprite(pic) };
            commands.spawn((Prop, sprite, pose.transform()));
        }
    }
    for (_, _, mut visibility) in pool {
        *visibility = Visibility::Hidden;
    }
}

/// How quickly the camera comes to where somebody wants to look, in parts of the
/// way a second.
const GAZE_SPEED: f32 = 14.0;

/// Leans and shakes the camera.
fn move_camera(
    mut stage: ResMut<Stage>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut busy: ResMut<Busy>,
    mut camera: Single<(&mut Transform, &mut Projection), With<Camera2d>>,
) {
    let leaning = lean(stage.leaning, stage.gaze.unwrap_or_default(), time.delta_secs(), settings.reduced_motion);
    busy.0 |= leaning != stage.gaze.unwrap_or_default();
    stage.leaning = leaning;
    let Eye { mut at, mut zoom } = leaning;
    for cue in stage.cues.iter().filter(|_| !settings.reduced_motion) {
        let t = cue.progress(stage.now);
        if !(0.0..1.0).contains(&t) {
            continue;
        }
        match cue.act {
            Act::Lean { at: point, by } => {
                let lean = (t * std::f32::consts::PI).sin() * by;
                at += point * lean;
                zoom -= lean;
            }
            Act::Quake { by } => {
                at += Vec2::new((t * 61.0).sin(), (t * 47.0).cos()) * by * (1.0 - t);
            }
            _ => {}
        }
    }
    stage.eye = Eye { at, zoom };
    let (transform, projection) = &mut *camera;
    transform.translation.x = at.x;
    transform.translation.y = at.y;
    if let Projection::Orthographic(lens) = &mut **projection {
        lens.scale = zoom;
    }
}

/// Part of the way from where the camera looks to where it should.
fn lean(from: Eye, to: Eye, seconds: f32, still: bool) -> Eye {
    let near = from.at.distance(to.at) < 0.5 && (from.zoom - to.zoom).abs() < 0.002;
    if still || near {
        return to;
    }
    let way = 1.0 - (-GAZE_SPEED * seconds.min(LONGEST_FRAME)).exp();
    Eye { at: from.at.lerp(to.at, way), zoom: from.zoom + (to.zoom - from.zoom) * way }
}
