//! What can go wrong while baking, each as one sentence for the painter.

use std::path::PathBuf;

use thiserror::Error;

/// A reason why the pictures could not be baked, or are not current.
#[derive(Debug, Error)]
pub enum Trouble {
    /// A file could not be read.
    #[error("{} cannot be read: {source}.", .path.display())]
    Read { path: PathBuf, source: std::io::Error },
    /// A file could not be written, made or removed.
    #[error("{} cannot be written: {source}.", .path.display())]
    Write { path: PathBuf, source: std::io::Error },
    /// The manifest is not what the baker understands.
    #[error("{} is not a list of pictures: {source}.", .path.display())]
    Manifest { path: PathBuf, source: serde_json::Error },
    /// A picture names a player colour that the manifest does not define.
    #[error("The picture {name} asks for the colour {colour}, which the manifest does not define.")]
    UnknownColour { name: String, colour: String },
    /// A glyph overlay names a glyph that the manifest does not define.
    #[error("The picture {name} asks for the glyph {glyph}, which the manifest does not define.")]
    UnknownGlyph { name: String, glyph: String },
    /// A picture has several colours but one name for all of them.
    #[error("The picture {name} has several colours, so its name needs the word {{colour}} in it.")]
    NamelessColour { name: String },
    /// A glyph has to be put on a picture that has no player colour.
    #[error("The picture {name} has a place for a glyph but no player colour to take it from.")]
    GlyphWithoutColour { name: String },
    /// Two pictures of one atlas have the same name.
    #[error("The name {name} is used twice in one atlas.")]
    Twice { name: String },
    /// A source is not a vector drawing that can be read.
    #[error("{} cannot be drawn: {source}.", .path.display())]
    Drawing { path: PathBuf, source: resvg::usvg::Error },
    /// A source uses something that is left out of this baker.
    #[error("{} uses <{tag}>, which is not drawn here; use paths instead.", .path.display())]
    Unsupported { path: PathBuf, tag: &'static str },
    /// A source has another size than the manifest says.
    #[error("{} is {found} large, but the manifest says {expected}.", .path.display())]
    Size { path: PathBuf, found: String, expected: String },
    /// A recoloured source has nothing in the key colour.
    #[error("{} has nothing in the key colour {key}, so it cannot be recoloured.", .path.display())]
    NoKey { path: PathBuf, key: String },
    /// A picture has no pixels, or more than can be held.
    #[error("The picture {name} cannot be {width} by {height} pixels large.")]
    Canvas { name: String, width: u32, height: u32 },
    /// The pictures do not fit on the largest sheet allowed.
    #[error("The pictures of {atlas} do not fit on {side} by {side} pixels.")]
    Full { atlas: String, side: u32 },
    /// A finished picture could not be encoded.
    #[error("{file} cannot be encoded: {reason}.")]
    Encode { file: String, reason: String },
    /// `--check`: a baked file is missing.
    #[error("{} is missing; run the bake command again.", .0.display())]
    Missing(PathBuf),
    /// `--check`: a baked file differs from what the sources give.
    #[error("{} is stale: its sources give something else; run the bake command again.", .0.display())]
    Stale(PathBuf),
    /// `--check`: a baked file that nothing asks for any more.
    #[error("{} is left over: no picture needs it; run the bake command again.", .0.display())]
    Leftover(PathBuf),
}
