//! A real window: a match of bots is filmed, and the pictures show something.
//!
//! Without a display the window opens in Xvfb; without that either, the tests
//! say so and do nothing.

use std::collections::HashSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};

/// Runs the program where a window can be opened; `None` if that is nowhere.
fn in_a_window(arguments: &[&str], assets: Option<&Path>) -> Option<Output> {
    let display =
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some_and(|set| !set.is_empty()));
    let program = env!("CARGO_BIN_EXE_tenement");
    let mut command = if display {
        Command::new(program)
    } else {
        let mut xvfb = Command::new("xvfb-run");
        xvfb.args(["-a", "-s", "-screen 0 1280x720x24", program]);
        xvfb
    };
    command.args(arguments).current_dir(env::temp_dir());
    if let Some(assets) = assets {
        command.env("TENEMENT_ASSETS", assets);
    }
    match command.output() {
        Ok(output) => Some(output),
        Err(error) if !display => {
            println!("There is no display here, and xvfb-run cannot be run ({error}): nothing was tested.");
            None
        }
        Err(error) => panic!("{program}: {error}"),
    }
}

/// Everything the program said; xvfb-run does not keep it apart.
fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// A folder of its own, emptied.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    folder
}

fn decode(path: &Path) -> Image {
    let bytes = fs::read(path).expect("a picture that was just written");
    let kind = ImageType::Extension("png");
    let (formats, sampler) = (CompressedImageFormats::NONE, ImageSampler::Default);
    Image::from_buffer(&bytes, kind, formats, true, sampler, RenderAssetUsages::default())
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// How many different colours a picture has, looked at here and there.
fn colours(image: &Image) -> usize {
    let pixels = image.data.as_deref().expect("a picture in memory");
    pixels.chunks_exact(4).step_by(7).collect::<HashSet<_>>().len()
}

/// Films a match, and looks at what came of it.
fn film(name: &str, seed: &str, size: (u32, u32)) {
    let out = folder(name);
    let (width, height) = size;
    let (out_text, size_text) = (out.display().to_string(), format!("{width}x{height}"));
    let Some(output) = in_a_window(
        &[
            "film", "--seats", "4", "--seed", seed, "--speed", "none", "--every", "0.5", "--out", &out_text, "--size",
            &size_text,
        ],
        None,
    ) else {
        return;
    };
    let said = said(&output);
    assert!(output.status.success(), "{said}");
    for bad in ["ERROR", "panicked", "there is no picture named"] {
        assert!(!said.contains(bad), "{said}");
    }
    let mut pictures: Vec<PathBuf> =
        fs::read_dir(&out).expect("the folder of the film").map(|entry| entry.expect("a file").path()).collect();
    pictures.sort();
    println!("{name}: {} pictures", pictures.len());
    assert!(pictures.len() >= 8, "{pictures:?}");
    let mut counts = Vec::new();
    for path in [&pictures[0], &pictures[pictures.len() / 2], &pictures[pictures.len() - 1]] {
        let image = decode(path);
        assert_eq!((image.width(), image.height()), size, "{}", path.display());
        counts.push(colours(&image));
    }
    println!("{name}: colours in the first, a middle and the last picture: {counts:?}");
    assert!(counts.iter().all(|&count| count > 200), "a picture is blank: {counts:?}");
}

#[test]
fn a_match_is_filmed_in_a_real_window() {
    film("film-large", "7", (1280, 720));
}

#[test]
fn a_match_is_filmed_in_the_smallest_window() {
    film("film-small", "8", (640, 360));
}

#[test]
fn without_its_pictures_the_program_says_so() {
    let out = folder("film-of-nothing").display().to_string();
    let nowhere = folder("no-assets-here");
    let Some(output) = in_a_window(&["film", "--seats", "2", "--out", &out], Some(&nowhere)) else { return };
    let said = said(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(said.matches("with the pictures and sounds is missing").count(), 1, "{said}");
    for bad in ["panicked", "backtrace"] {
        assert!(!said.contains(bad), "{said}");
    }
}
