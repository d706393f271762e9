//! Pictures that lie over the table and are no pieces: laid anew every frame.

use bevy::prelude::*;

use super::pose::Pose;
use crate::app::flow::Beat;
use crate::app::pictures::{Pic, Pictures};

/// Adds the overlay.
pub fn plugin(app: &mut App) {
    app.init_resource::<Overlay>().add_systems(Update, draw.in_set(Beat::Animate));
}

/// What lies over the table.
#[derive(Resource, Default, Debug)]
pub struct Overlay(Vec<Laid>);

#[derive(Clone, Copy, Debug)]
struct Laid {
    pic: Pic,
    pose: Pose,
    tint: Color,
    stretched: Option<Stretch>,
}

/// A picture cut into nine, of which the corners keep their size.
#[derive(Clone, Copy, Debug)]
pub struct Stretch {
    /// The size of the whole, in world units.
    pub size: Vec2,
    /// How much of each side of the drawing is corner, in pixels of the atlas.
    pub border: f32,
}

impl Overlay {
    /// Lays nothing over the table.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Lays a picture over the table.
    pub fn put(&mut self, pic: Pic, pose: Pose, tint: Color) {
        self.0.push(Laid { pic, pose, tint, stretched: None });
    }

    /// Lays a stretched picture, such as a sheet of paper, over the table.
    pub fn put_stretched(&mut self, pic: Pic, pose: Pose, tint: Color, stretch: Stretch) {
        self.0.push(Laid { pic, pose, tint, stretched: Some(stretch) });
    }

    /// What lies there, for tests.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing lies over the table.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A sprite that shows whichever picture needs one.
#[derive(Component)]
pub struct Sheet;

/// Shows the overlay with as many sprites as it needs.
pub fn draw(
    mut commands: Commands,
    overlay: Res<Overlay>,
    pictures: Res<Pictures>,
    mut sheets: Query<(&mut Transform, &mut Sprite, &mut Visibility), With<Sheet>>,
) {
    let mut pool = sheets.iter_mut();
    for &Laid { pic, pose, tint, stretched } in &overlay.0 {
        let mut sprite = Sprite { color: tint.with_alpha(tint.alpha() * pose.alpha), ..pictures.sprite(pic) };
        if let Some(Stretch { size, border }) = stretched {
            sprite.custom_size = Some(size);
            let slicer = TextureSlicer { border: BorderRect::all(border), ..default() };
            sprite.image_mode = SpriteImageMode::Sliced(slicer);
        }
        if let Some((mut transform, mut shown, mut visibility)) = pool.next() {
            *transform = pose.transform();
            *shown = sprite;
            *visibility = Visibility::Inherited;
        } else {
            commands.spawn((Sheet, sprite, pose.transform()));
        }
    }
    for (_, _, mut visibility) in pool {
        visibility.set_if_neq(Visibility::Hidden);
    }
}
