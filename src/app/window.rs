//! Bevy's own plugins, and when the next frame is drawn.

use std::time::Duration;

use bevy::app::PluginGroupBuilder;
use bevy::asset::AssetMetaCheck;
use bevy::camera::ScalingMode;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::sprite::{SpritePickingMode, SpritePickingSettings};
use bevy::time::{TimeSystems, TimeUpdateStrategy};
use bevy::window::{PresentMode, RequestRedraw, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};

use super::screens::{Busy, Curtain, Screen};
use super::stage::Stage;
use crate::cli::{Invitation, Purpose};

/// The window and everything Bevy brings.
pub(super) fn plugins(invitation: &Invitation) -> PluginGroupBuilder {
    let size = match &invitation.purpose {
        Purpose::Play => (1280, 720),
        Purpose::Film(film) => film.size,
    };
    let window = Window {
        title: "Tenement".to_owned(),
        resolution: WindowResolution::new(size.0, size.1),
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    #[cfg(not(target_arch = "wasm32"))]
    let window = Window {
        resize_constraints: WindowResizeConstraints { min_width: 320.0, min_height: 180.0, ..default() },
        ..window
    };
    // The page sizes the canvas, and leaves the keys of the browser to it.
    #[cfg(target_arch = "wasm32")]
    let window =
        Window { canvas: Some(super::web::CANVAS.to_owned()), prevent_default_event_handling: false, ..window };
    let plugins = DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }).set(AssetPlugin {
        meta_check: AssetMetaCheck::Never,
        file_path: assets_folder(),
        ..default()
    });
    // The page has its own way to say what went wrong, and a much smaller log.
    #[cfg(target_arch = "wasm32")]
    let plugins = plugins.disable::<bevy::app::PanicHandlerPlugin>().disable::<bevy::log::LogPlugin>();
    plugins
}

/// What the window shows, and when it draws.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb_u8(0x1F, 0x2A, 0x44)))
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive(Duration::from_secs(3600)),
            unfocused_mode: UpdateMode::reactive_low_power(Duration::from_secs(3600)),
        })
        .insert_resource(SpritePickingSettings { picking_mode: SpritePickingMode::BoundingBox, ..default() })
        .add_systems(Startup, open_eye)
        .add_systems(First, tell_the_time.before(TimeSystems))
        .add_systems(Last, keep_drawing);
}

/// The folder of pictures and sounds: the one `TENEMENT_ASSETS` names; else
/// `assets` here, beside the program, or in the folder it was built from.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn assets_folder() -> String {
    use std::env;
    use std::path::PathBuf;

    if let Some(named) = env::var_os("TENEMENT_ASSETS").map(PathBuf::from) {
        return std::path::absolute(&named).unwrap_or(named).display().to_string();
    }
    let here = Some(PathBuf::from("assets"));
    let beside = env::current_exe().ok().and_then(|program| Some(program.parent()?.join("assets")));
    let built_from = Some(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets"));
    let folders = [here, beside, built_from].into_iter().flatten();
    let found = folders.filter_map(|folder| folder.canonicalize().ok()).find(|folder| folder.join("pictures").is_dir());
    found.map_or_else(|| "assets".to_owned(), |folder| folder.display().to_string())
}

/// The folder of pictures and sounds: beside the page.
#[cfg(target_arch = "wasm32")]
pub(super) fn assets_folder() -> String {
    "assets".to_owned()
}

/// The time of a frame is when it begins. Left to itself, Bevy takes the end of the
/// frame before: after a rest the first frame would be as old as the rest is long,
/// and a finger that woke the program seem to be held as long, which is no click.
fn tell_the_time(mut strategy: ResMut<TimeUpdateStrategy>) {
    // A film has a time of its own.
    if matches!(*strategy, TimeUpdateStrategy::Automatic | TimeUpdateStrategy::ManualInstant(_)) {
        *strategy = TimeUpdateStrategy::ManualInstant(Instant::now());
    }
}

/// One camera, that always shows the 1280 x 720 units of the table.
pub fn open_eye(mut commands: Commands) {
    commands.spawn((
        Camera2d,
        Msaa::Off,
        Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::AutoMin { min_width: 1280.0, min_height: 720.0 },
            ..OrthographicProjection::default_2d()
        }),
    ));
}

/// The frames drawn after something changed, until everything has settled: a
/// phase is entered a frame late, and words a frame after their click.
const SETTLING_FRAMES: u32 = 12;

/// The frames drawn after somebody did something.
const ANSWERING_FRAMES: u32 = 3;

/// Asks for the next frame while something is under way; apart from input
/// nothing else does.
pub(super) fn keep_drawing(
    stage: Res<Stage>,
    busy: Res<Busy>,
    screen: Res<State<Screen>>,
    curtain: Res<State<Curtain>>,
    mut input: MessageReader<bevy::window::WindowEvent>,
    mut settling: Local<u32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let touched = input.read().count() > 0;
    // The show stands still during a break.
    let showing = !stage.is_still() && [Curtain::Up, Curtain::PassTheSeat].contains(curtain.get());
    if screen.is_changed() || curtain.is_changed() || busy.0 || showing {
        *settling = SETTLING_FRAMES;
    } else if touched {
        *settling = (*settling).max(ANSWERING_FRAMES);
    }
    if *settling > 0 {
        *settling -= 1;
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;

    use bevy::time::{Real, TimePlugin, create_time_channels};

    use super::*;

    const REST: Duration = Duration::from_millis(60);

    /// When the frame was that is drawn after a rest, seen from the end of the rest.
    fn late(app: &mut App) -> Duration {
        let (painter, said) = create_time_channels();
        app.add_plugins(TimePlugin).insert_resource(said);
        app.update();
        painter.0.try_send(Instant::now()).expect("the frame before took what was said");
        sleep(REST);
        let woken = Instant::now();
        app.update();
        let time = app.world().resource::<Time<Real>>().last_update().expect("there was a frame");
        woken.saturating_duration_since(time)
    }

    #[test]
    fn the_first_frame_after_a_rest_is_as_late_as_it_is() {
        let mut app = App::new();
        app.add_systems(First, tell_the_time.before(TimeSystems));
        assert_eq!(late(&mut app), Duration::ZERO);
        assert!(late(&mut App::new()) >= REST, "Bevy does as much by itself: this is needed no longer");
    }

    #[test]
    fn a_film_has_a_time_of_its_own() {
        const FRAME: Duration = Duration::from_secs(5);
        let mut app = App::new();
        app.add_plugins(TimePlugin)
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
            .add_systems(First, tell_the_time.before(TimeSystems));
        app.update();
        app.update();
        assert_eq!(app.world().resource::<Time<Real>>().delta(), FRAME);
    }
}
