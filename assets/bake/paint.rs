//! Draws one picture at one scale.
//!
//! Recolouring happens in the text of the source, before it is parsed: the
//! key colours are replaced letter for letter, so shades, shadows and edges
//! are blended from the right colours from the start.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::manifest::{Overlay, Picture};
use crate::trouble::Trouble;

/// What a source may not contain: the renderer is built without fonts and
/// without photographs, and would leave both out without a word.
const UNSUPPORTED: [&str; 2] = ["text", "image"];

/// The colour that a glyph's source is drawn in.
const GLYPH_KEY: &str = "#ffffff";

/// Draws pictures from the sources in one folder.
pub struct Painter<'a> {
    sources: PathBuf,
    glyphs: &'a BTreeMap<String, PathBuf>,
    options: Options<'static>,
}

impl<'a> Painter<'a> {
    /// A painter for the drawings under `sources`, with the glyphs' own.
    pub fn new(sources: PathBuf, glyphs: &'a BTreeMap<String, PathBuf>) -> Self {
        Self { sources, glyphs, options: Options::default() }
    }

    /// `picture` with `scale` pixels a logical unit; alpha is premultiplied.
    pub fn draw(&self, picture: &Picture, scale: f32) -> Result<Pixmap, Trouble> {
        let tree = self.tree(&picture.source, &picture.paints)?;
        self.compare_size(&tree, picture)?;
        let [width, height] = pixels(picture.size, scale);
        let mut canvas =
            Pixmap::new(width, height).ok_or_else(|| Trouble::Canvas { name: picture.name.clone(), width, height })?;
        let zoom = Transform::from_scale(scale, scale);
        resvg::render(&tree, zoom, &mut canvas.as_mut());
        if let Some(overlay) = &picture.overlay {
            self.lay_over(picture, overlay, zoom, &mut canvas)?;
        }
        Ok(canvas)
    }

    /// Draws the glyph of `overlay` on `canvas`.
    fn lay_over(
        &self,
        picture: &Picture,
        overlay: &Overlay,
        zoom: Transform,
        canvas: &mut Pixmap,
    ) -> Result<(), Trouble> {
        let Some(source) = self.glyphs.get(&overlay.glyph) else {
            return Err(Trouble::UnknownGlyph { name: picture.name.clone(), glyph: overlay.glyph.clone() });
        };
        let paints = BTreeMap::from([(GLYPH_KEY.to_owned(), overlay.paint.clone())]);
        let tree = self.tree(source, &paints)?;
        let (width, height) = (tree.size().width(), tree.size().height());
        let fit = overlay.place.size / width.max(height);
        let placed = zoom
            .pre_translate(overlay.place.x, overlay.place.y)
            .pre_rotate(overlay.place.turn)
            .pre_scale(fit, fit)
            .pre_translate(-width / 2.0, -height / 2.0);
        resvg::render(&tree, placed, &mut canvas.as_mut());
        Ok(())
    }

    /// Reads, recolours and parses one source.
    fn tree(&self, source: &Path, paints: &BTreeMap<String, String>) -> Result<Tree, Trouble> {
        let path = self.sources.join(source);
        let text = std::fs::read_to_string(&path).map_err(|source| Trouble::Read { path: path.clone(), source })?;
        if let Some(tag) = UNSUPPORTED.into_iter().find(|tag| uses(&text, tag)) {
            return Err(Trouble::Unsupported { path, tag });
        }
        let text = recolour(&text, paints).map_err(|key| Trouble::NoKey { path: path.clone(), key })?;
        Tree::from_str(&text, &self.options).map_err(|source| Trouble::Drawing { path, source })
    }

    /// Refuses a source that is not as large as the manifest says.
    fn compare_size(&self, tree: &Tree, picture: &Picture) -> Result<(), Trouble> {
        let (width, height) = (tree.size().width(), tree.size().height());
        let [w, h] = picture.size.map(|side| side as f32);
        if (width - w).abs() < 0.01 && (height - h).abs() < 0.01 {
            return Ok(());
        }
        Err(Trouble::Size {
            path: self.sources.join(&picture.source),
            found: format!("{width} by {height}"),
            expected: format!("{w} by {h}"),
        })
    }
}

/// `drawn` as the bytes of a PNG, with straight alpha as the format wants it.
pub fn png(drawn: &Pixmap, file: &str) -> Result<Vec<u8>, Trouble> {
    drawn.encode_png().map_err(|reason| Trouble::Encode { file: file.to_owned(), reason: reason.to_string() })
}

/// How many pixels a logical size takes.
pub fn pixels(size: [u32; 2], scale: f32) -> [u32; 2] {
    size.map(|side| (side as f32 * scale).round() as u32)
}

/// Whether the source has an element called `tag`.
fn uses(text: &str, tag: &str) -> bool {
    let opening = format!("<{tag}");
    text.match_indices(&opening).any(|(at, _)| {
        let next = text[at + opening.len()..].chars().next();
        next.is_some_and(|next| next.is_whitespace() || next == '>' || next == '/')
    })
}

/// Replaces every key colour. At least one must occur: a source without any
/// would give the same picture for all players. If none does, the error names
/// one that was looked for.
fn recolour(text: &str, paints: &BTreeMap<String, String>) -> Result<String, String> {
    let mut painted = text.to_owned();
    for (key, paint) in paints {
        painted = painted.replace(key, paint);
        painted = painted.replace(&key.to_ascii_lowercase(), paint);
    }
    match paints.keys().next() {
        Some(key) if painted == text => Err(key.clone()),
        _ => Ok(painted),
    }
}
