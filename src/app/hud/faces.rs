//! The portraits of bots, for the words on the screen.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{self, pos2};
use bevy_egui::{EguiContexts, EguiTextureHandle};

use super::style::{Faces, picture_of};
use crate::app::pictures::Pictures;
use crate::bots::{Level, SeatKind};
use crate::games::GameName;

/// The atlas that has them, which every screen may need.
pub const ATLAS: &str = "faces";

/// The names of all portraits.
pub fn names() -> impl Iterator<Item = String> {
    let seats = GameName::ALL.iter().flat_map(|game| Level::ALL.map(|level| (game.name(), level)));
    let names = seats.filter_map(|(game, level)| picture_of(game, SeatKind::Bot(level)));
    // The one that throws coins is in all games.
    names.collect::<std::collections::BTreeSet<_>>().into_iter()
}

/// Makes the portraits known to whoever draws words, once they are loaded.
pub(super) fn hand_out(
    mut contexts: EguiContexts,
    pictures: Res<Pictures>,
    images: Res<Assets<Image>>,
    mut done: Local<bool>,
) -> Result {
    if *done || !names().all(|name| pictures.has(&name)) {
        return Ok(());
    }
    let mut faces = BTreeMap::new();
    for name in names() {
        let Some((image, part)) = pictures.part(pictures.pic(&name)) else { return Ok(()) };
        let Some(size) = images.get(image).map(Image::size_f32) else { return Ok(()) };
        let texture = contexts.add_image(EguiTextureHandle::Strong(image.clone()));
        let at = |corner: Vec2| pos2(corner.x / size.x, corner.y / size.y);
        faces.insert(name, (texture, egui::Rect::from_min_max(at(part.min), at(part.max))));
    }
    Faces(Arc::new(faces)).dress(contexts.ctx_mut()?);
    *done = true;
    Ok(())
}
