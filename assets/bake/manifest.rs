//! The manifest, `pictures.json`: which pictures there are and how they are made.
//!
//! A picture is one vector source at one logical size. A source drawn in the
//! *key colours* can stand for every player: the manifest lists, for each
//! player colour, what each key colour becomes, and which glyph (the second
//! mark, for people who do not tell the colours apart) is laid over it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::trouble::Trouble;

/// The word in a picture's name that becomes the name of its player colour.
const COLOUR: &str = "{colour}";

/// All there is to bake.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Pixels a logical unit: one set of atlases each.
    pub scales: Vec<u32>,
    /// Player colours by name.
    pub colours: BTreeMap<String, Colour>,
    /// The source of each glyph, relative to `src`, by name.
    pub glyphs: BTreeMap<String, PathBuf>,
    /// Sheets of small pictures, by name.
    pub atlases: BTreeMap<String, Atlas>,
    /// Large pictures with a file of their own.
    pub scenes: Vec<Scene>,
}

/// One player colour.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colour {
    /// The glyph that always goes with this colour.
    pub glyph: String,
    /// The colour of the glyph where it lies on this colour.
    pub mark: String,
    /// What each key colour becomes.
    pub paints: BTreeMap<String, String>,
}

/// One sheet of pictures.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Atlas {
    /// The longest side allowed at scale 1, in pixels.
    pub side: u32,
    /// What is on it, before the player colours are told apart.
    pub pictures: Vec<Entry>,
}

/// One line of an atlas: a picture, or the same one in several colours.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name the program asks for, with `{colour}` if there are several.
    pub name: String,
    /// The drawing, relative to `src`.
    pub source: PathBuf,
    /// Width and height in logical pixels.
    pub size: [u32; 2],
    /// The player colours to make it in; none for a picture as drawn.
    #[serde(default)]
    pub colours: Vec<String>,
    /// Where the player's glyph goes, if anywhere.
    #[serde(default)]
    pub glyph: Option<Place>,
}

/// Where a glyph is laid over a picture, in logical pixels.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Centre, from the left.
    pub x: f32,
    /// Centre, from the top.
    pub y: f32,
    /// Side of the square it fills.
    pub size: f32,
    /// Degrees clockwise.
    #[serde(default)]
    pub turn: f32,
}

/// A picture too large for a sheet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// The drawing, relative to `src`.
    pub source: PathBuf,
    /// Width and height in logical pixels.
    pub size: [u32; 2],
    /// Each file made from it, with its pixels a logical unit.
    pub files: BTreeMap<String, f32>,
}

/// A picture ready to be drawn: one name, one set of paints.
#[derive(Debug)]
pub struct Picture {
    /// The name the program asks for.
    pub name: String,
    /// The drawing, relative to `src`.
    pub source: PathBuf,
    /// Width and height in logical pixels.
    pub size: [u32; 2],
    /// What each key colour becomes; empty for a picture as drawn.
    pub paints: BTreeMap<String, String>,
    /// The glyph over it, if any.
    pub overlay: Option<Overlay>,
}

/// A glyph laid over a picture.
#[derive(Debug)]
pub struct Overlay {
    /// Which glyph.
    pub glyph: String,
    /// In which colour.
    pub paint: String,
    /// Where.
    pub place: Place,
}

impl Manifest {
    /// Reads the manifest at `path`.
    pub fn load(path: &Path) -> Result<Self, Trouble> {
        let text = std::fs::read_to_string(path).map_err(|source| Trouble::Read { path: path.to_owned(), source })?;
        serde_json::from_str(&text).map_err(|source| Trouble::Manifest { path: path.to_owned(), source })
    }

    /// Tells the player colours of `entries` apart; names come out unique.
    pub fn expand(&self, entries: &[Entry]) -> Result<Vec<Picture>, Trouble> {
        let mut pictures = Vec::new();
        for entry in entries {
            if entry.colours.is_empty() {
                pictures.push(entry.plain()?);
            }
            for colour in &entry.colours {
                pictures.push(self.coloured(entry, colour)?);
            }
        }
        let mut names = BTreeSet::new();
        match pictures.iter().find(|picture| !names.insert(&picture.name)) {
            Some(picture) => Err(Trouble::Twice { name: picture.name.clone() }),
            None => Ok(pictures),
        }
    }

    /// `entry` in the player colour named `colour`.
    fn coloured(&self, entry: &Entry, colour: &str) -> Result<Picture, Trouble> {
        if !entry.name.contains(COLOUR) {
            return Err(Trouble::NamelessColour { name: entry.name.clone() });
        }
        let name = entry.name.replace(COLOUR, colour);
        let Some(player) = self.colours.get(colour) else {
            return Err(Trouble::UnknownColour { name, colour: colour.to_owned() });
        };
        Ok(Picture {
            name,
            source: entry.source.clone(),
            size: entry.size,
            paints: player.paints.clone(),
            overlay: entry.glyph.map(|place| Overlay {
                glyph: player.glyph.clone(),
                paint: player.mark.clone(),
                place,
            }),
        })
    }
}

impl Entry {
    /// This entry as drawn, without a player colour.
    fn plain(&self) -> Result<Picture, Trouble> {
        if self.glyph.is_some() {
            return Err(Trouble::GlyphWithoutColour { name: self.name.clone() });
        }
        Ok(Picture {
            name: self.name.clone(),
            source: self.source.clone(),
            size: self.size,
            paints: BTreeMap::new(),
            overlay: None,
        })
    }
}

impl Scene {
    /// The picture of this scene.
    pub fn picture(&self) -> Picture {
        Picture {
            name: self.source.display().to_string(),
            source: self.source.clone(),
            size: self.size,
            paints: BTreeMap::new(),
            overlay: None,
        }
    }
}
