//! Pictures that lie over the table and are no pieces: laid anew every frame.

use bevy::prelude::*;

use super::pose::Pose;
use crate::app::flow::Beat;
use crate::app::pictures::{Pic, Pictures};

/// Adds the overlay.
pub fn plugin(app: &mut App) {
    app.init_resource::<Overlay>().init_resource::<LitLine>().add_systems(Update, draw.in_set(Beat::Animate));
}

/// What lies over the table.
#[derive(Resource, Default, Debug)]
pub struct Overlay(Vec<Laid>);

/// The line of the log whose pieces are lit.
#[derive(Resource, Default, Debug, PartialEq, Clone, Copy)]
pub struct LitLine(pub Option<usize>);

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

    /// Where a picture lies, for tests.
    pub fn places(&self, pic: Pic) -> Vec<Vec2> {
        self.0.iter().filter(|laid| laid.pic == pic).map(|laid| laid.pose.at).collect()
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
pub struct Sheet {
    /// Whether it shows stretched pictures. One that does never shows others:
    /// its slices would outlive the change by a frame.
    stretched: bool,
}

/// Shows the overlay with as many sprites as it needs.
pub fn draw(
    mut commands: Commands,
    overlay: Res<Overlay>,
    pictures: Res<Pictures>,
    mut sheets: Query<(&Sheet, &mut Transform, &mut Sprite, &mut Visibility)>,
) {
    let (mut stretched, mut plain): (Vec<_>, Vec<_>) = sheets.iter_mut().partition(|(sheet, ..)| sheet.stretched);
    for laid in &overlay.0 {
        let sprite = laid.sprite(&pictures);
        let pool = if laid.stretched.is_some() { &mut stretched } else { &mut plain };
        if let Some((_, mut transform, mut shown, mut visibility)) = pool.pop() {
            *transform = laid.pose.transform();
            *shown = sprite;
            visibility.set_if_neq(Visibility::Inherited);
        } else {
            commands.spawn((Sheet { stretched: laid.stretched.is_some() }, sprite, laid.pose.transform()));
        }
    }
    for (_, _, _, mut visibility) in stretched.into_iter().chain(plain) {
        visibility.set_if_neq(Visibility::Hidden);
    }
}

impl Laid {
    fn sprite(&self, pictures: &Pictures) -> Sprite {
        let color = self.tint.with_alpha(self.tint.alpha() * self.pose.alpha);
        let mut sprite = Sprite { color, ..pictures.sprite(self.pic) };
        if let Some(Stretch { size, border }) = self.stretched {
            sprite.custom_size = Some(size);
            let slicer = TextureSlicer { border: BorderRect::all(border), ..default() };
            sprite.image_mode = SpriteImageMode::Sliced(slicer);
        }
        sprite
    }
}
