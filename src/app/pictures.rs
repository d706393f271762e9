//! The baked pictures: atlases, and which part of them is which picture.

use bevy::asset::{AssetLoader, LoadContext, io::Reader};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use serde::Deserialize;

/// Adds the loader of atlas descriptions.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pictures>().init_asset::<Atlas>().init_asset_loader::<AtlasLoader>();
}

/// A picture, by its number among all that were loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pic(u16);

/// Where on which image a picture is.
#[derive(Clone, Debug)]
struct Part {
    image: Handle<Image>,
    rect: Rect,
    size: Vec2,
}

/// All pictures that can be shown.
#[derive(Resource, Default, Debug)]
pub struct Pictures {
    names: HashMap<String, Pic>,
    parts: Vec<Part>,
}

impl Pictures {
    /// The picture with a name of `assets/pictures/pictures.json`. A name that
    /// does not exist gives the first picture and a warning in the log.
    pub fn pic(&self, name: &str) -> Pic {
        self.names.get(name).copied().unwrap_or_else(|| {
            tracing::warn!("there is no picture named {name}");
            Pic(0)
        })
    }

    /// Whether there is a picture with this name.
    pub fn has(&self, name: &str) -> bool {
        self.names.contains_key(name)
    }

    /// A sprite showing a picture at its logical size, in world units.
    pub fn sprite(&self, pic: Pic) -> Sprite {
        match self.parts.get(usize::from(pic.0)) {
            Some(part) => {
                Sprite { image: part.image.clone(), rect: Some(part.rect), custom_size: Some(part.size), ..default() }
            }
            None => Sprite::default(),
        }
    }

    /// The logical size of a picture, in world units.
    pub fn size(&self, pic: Pic) -> Vec2 {
        self.parts.get(usize::from(pic.0)).map_or(Vec2::ONE, |part| part.size)
    }

    /// The image a picture is on, and the part of it in pixels.
    pub fn part(&self, pic: Pic) -> Option<(&Handle<Image>, Rect)> {
        self.parts.get(usize::from(pic.0)).map(|part| (&part.image, part.rect))
    }

    /// Makes the pictures of an atlas known.
    pub fn add_atlas(&mut self, atlas: &Atlas, image: &Handle<Image>) {
        for (name, place) in &atlas.pictures {
            let size = Vec2::new(place.w, place.h);
            let rect = Rect::from_corners(Vec2::new(place.x, place.y), Vec2::new(place.x, place.y) + size);
            self.add(name, Part { image: image.clone(), rect, size: size / atlas.scale });
        }
    }

    /// Makes a picture known that fills an image of its own; `size` is its
    /// logical size.
    pub fn add_whole(&mut self, name: &str, image: &Handle<Image>, pixels: Vec2, size: Vec2) {
        self.add(name, Part { image: image.clone(), rect: Rect::from_corners(Vec2::ZERO, pixels), size });
    }

    fn add(&mut self, name: &str, part: Part) {
        let pic = Pic(self.parts.len() as u16);
        self.names.insert(name.to_owned(), pic);
        self.parts.push(part);
    }
}

/// What an atlas holds, as the baker wrote it.
#[derive(Asset, TypePath, Deserialize, Debug)]
pub struct Atlas {
    /// Pixels for each unit of the source drawings.
    pub scale: f32,
    pictures: HashMap<String, Place>,
}

#[derive(Deserialize, Debug)]
struct Place {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

#[derive(Default, TypePath)]
struct AtlasLoader;

/// Why an atlas description cannot be read.
#[derive(Debug, thiserror::Error)]
enum BadAtlas {
    #[error("the atlas cannot be read: {0}")]
    Io(#[from] std::io::Error),
    #[error("the atlas is not as the baker writes it: {0}")]
    Json(#[from] serde_json::Error),
}

impl AssetLoader for AtlasLoader {
    type Asset = Atlas;
    type Settings = ();
    type Error = BadAtlas;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<Atlas, BadAtlas> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(serde_json::from_slice(&bytes)?)
    }

    fn extensions(&self) -> &[&str] {
        &["json"]
    }
}
