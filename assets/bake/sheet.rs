//! Makes one atlas at one scale: the sheet of pictures and the JSON that says
//! where on it each picture lies, in pixels.

use std::collections::BTreeMap;

use resvg::tiny_skia::Pixmap;
use serde::Serialize;

use crate::disk::Files;
use crate::manifest::Picture;
use crate::pack::{Item, Layout, pack};
use crate::paint::{Painter, png};
use crate::trouble::Trouble;

/// What the program reads to find a picture.
#[derive(Serialize)]
struct Description<'a> {
    /// The sheet's file, beside this one.
    image: String,
    /// Pixels a logical unit.
    scale: u32,
    /// Width and height of the sheet in pixels.
    size: [u32; 2],
    /// Where each picture lies, by name.
    pictures: BTreeMap<&'a str, Rect>,
}

/// A rectangle of the sheet, in pixels from its top left.
#[derive(Serialize)]
struct Rect {
    x: u32,
    y: u32,
    w: u32,
    h: u32,
}

/// The two files of the atlas `name` at `scale`.
pub fn bake(painter: &Painter, name: &str, scale: u32, side: u32, pictures: &[Picture]) -> Result<Files, Trouble> {
    let mut pictures: Vec<&Picture> = pictures.iter().collect();
    pictures.sort_by_key(|picture| &picture.name);
    let drawn =
        pictures.iter().map(|picture| painter.draw(picture, scale as f32)).collect::<Result<Vec<Pixmap>, Trouble>>()?;
    let side = side * scale;
    let Some(layout) = pack(items(&drawn), side) else {
        return Err(Trouble::Full { atlas: name.to_owned(), side });
    };
    let stem = format!("{name}@{scale}x");
    let image = format!("{stem}.png");
    let sheet = assemble(name, &layout, &drawn)?;
    let text = describe(&image, scale, &layout, &pictures, &drawn)?;
    Ok(Files::from([(image.clone(), png(&sheet, &image)?), (format!("{stem}.json"), text)]))
}

/// What has to be packed.
fn items(drawn: &[Pixmap]) -> Vec<Item> {
    drawn
        .iter()
        .enumerate()
        .map(|(index, picture)| Item { index, width: picture.width(), height: picture.height() })
        .collect()
}

/// Copies every picture to its corner of a new sheet.
fn assemble(name: &str, layout: &Layout, drawn: &[Pixmap]) -> Result<Pixmap, Trouble> {
    let mut sheet = Pixmap::new(layout.width, layout.height).ok_or_else(|| Trouble::Canvas {
        name: name.to_owned(),
        width: layout.width,
        height: layout.height,
    })?;
    for (picture, corner) in drawn.iter().zip(&layout.corners) {
        copy(picture, *corner, &mut sheet);
    }
    Ok(sheet)
}

/// Copies `picture` row by row, alpha and all; the packer has made room for it.
fn copy(picture: &Pixmap, (left, top): (u32, u32), sheet: &mut Pixmap) {
    let width = picture.width() as usize;
    let pitch = sheet.width() as usize;
    let rows = picture.pixels().chunks_exact(width);
    for (row, pixels) in rows.enumerate() {
        let start = (top as usize + row) * pitch + left as usize;
        sheet.pixels_mut()[start..start + width].copy_from_slice(pixels);
    }
}

/// The JSON that goes with a sheet.
fn describe(
    image: &str,
    scale: u32,
    layout: &Layout,
    pictures: &[&Picture],
    drawn: &[Pixmap],
) -> Result<Vec<u8>, Trouble> {
    let rects = pictures.iter().zip(drawn).zip(&layout.corners).map(|((picture, drawn), (x, y))| {
        let rect = Rect { x: *x, y: *y, w: drawn.width(), h: drawn.height() };
        (picture.name.as_str(), rect)
    });
    let description =
        Description { image: image.to_owned(), scale, size: [layout.width, layout.height], pictures: rects.collect() };
    let mut text = serde_json::to_vec_pretty(&description)
        .map_err(|reason| Trouble::Encode { file: image.to_owned(), reason: reason.to_string() })?;
    text.push(b'\n');
    Ok(text)
}
