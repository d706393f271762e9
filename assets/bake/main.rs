//! Bakes the pictures: vectors in, atlases out.
//!
//! The drawings under `assets/pictures/src` are the source; what the program
//! loads is made from them by this one command, so that nobody ever edits a
//! pixel by hand and every player colour comes from the same drawing:
//!
//! ```text
//! cargo run --release --no-default-features --features bake --example bake
//! cargo run --release --no-default-features --features bake --example bake -- --check
//! ```
//!
//! `pictures.json` says what to draw ([`manifest`]), [`paint`] draws one
//! picture at one scale, [`pack`] finds it a place on its sheet, [`sheet`]
//! puts sheet and description together, and [`disk`] writes or compares the
//! files. The same sources always give the same bytes: that is what lets
//! `--check` guard them in CI.

#![forbid(unsafe_code)]

mod disk;
mod manifest;
mod pack;
mod paint;
mod sheet;
mod trouble;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

use crate::manifest::Manifest;
use crate::paint::Painter;
use crate::trouble::Trouble;

/// Draws the pictures from their vector sources.
#[derive(Parser)]
struct Command {
    /// The folder with `pictures.json` and `src`.
    #[arg(long, default_value = "assets/pictures")]
    pictures: PathBuf,
    /// Where the baked files go; `baked` beside `src` unless said otherwise.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Write nothing; fail if a baked file is not what the sources say.
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    match run(&Command::parse()) {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

/// Bakes everything in memory, then writes it or compares it with the disk.
fn run(command: &Command) -> Result<String, Trouble> {
    let out = match &command.out {
        Some(folder) => folder.clone(),
        None => command.pictures.join("baked"),
    };
    let files = bake(command)?;
    if command.check {
        disk::check(&out, &files)?;
        return Ok(format!("All {} baked files are current.", files.len()));
    }
    disk::write(&out, &files)?;
    let bytes: usize = files.values().map(Vec::len).sum();
    Ok(format!("Baked {} files, {} KiB, into {}.", files.len(), bytes / 1024, out.display()))
}

/// Every file the manifest asks for, by name.
fn bake(command: &Command) -> Result<disk::Files, Trouble> {
    let manifest = Manifest::load(&command.pictures.join("pictures.json"))?;
    let painter = Painter::new(command.pictures.join("src"), &manifest.glyphs);
    let mut files = disk::Files::new();
    for (name, atlas) in &manifest.atlases {
        let pictures = manifest.expand(&atlas.pictures)?;
        for scale in &manifest.scales {
            files.extend(sheet::bake(&painter, name, *scale, atlas.side, &pictures)?);
        }
    }
    for scene in &manifest.scenes {
        for (file, factor) in &scene.files {
            let drawn = painter.draw(&scene.picture(), *factor)?;
            files.insert(file.clone(), paint::png(&drawn, file)?);
        }
    }
    Ok(files)
}
