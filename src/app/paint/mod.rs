//! How everything is painted: with the numbers of colours as files and screens have
//! them.
//!
//! Bevy takes them apart into amounts of light, mixes those and puts them together
//! again, for every pixel of every sprite and of words. A machine without a graphics
//! card spends two thirds of its time on that. So here pictures, the camera's texture
//! and words keep their numbers; colours are mixed as programs that draw pictures mix
//! them, and as our pictures were drawn.

use std::path::{Path, PathBuf};

use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::prelude::*;
use bevy::render::camera::ExtractedCamera;
use bevy::render::render_resource::{PipelineCache, SpecializedRenderPipelines, TextureFormat};
use bevy::render::sync_world::MainEntity;
use bevy::render::view::ExtractedView;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::shader::Shader;
use bevy_egui::render::systems::{EguiPipelines, queue_pipelines_system};
use bevy_egui::render::{EGUI_SHADER_HANDLE, EguiPipeline, EguiPipelineKey};

/// Where Bevy has its shader of sprites.
const SPRITES: &str = "bevy_sprite_render/render/sprite.wgsl";

/// Adds painting with numbers, once everything of Bevy's and egui's is there.
pub(super) fn plugin(app: &mut App) {
    let built_in = app.world().resource::<EmbeddedAssetRegistry>();
    built_in.insert_asset(PathBuf::new(), Path::new(SPRITES), include_bytes!("sprite.wgsl"));
    app.add_systems(Startup, replace_words_shader).add_systems(Last, keep_numbers);
    // In a browser `web::canvas` sees to that.
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Startup, mix_numbers.after(super::window::open_eye));
    if let Some(painter) = app.get_sub_app_mut(RenderApp) {
        painter.add_systems(Render, queue_words.in_set(RenderSystems::Queue).after(queue_pipelines_system));
    }
}

/// The camera's texture keeps numbers.
#[cfg(not(target_arch = "wasm32"))]
fn mix_numbers(mut commands: Commands, cameras: Query<Entity, With<Camera2d>>) {
    for camera in &cameras {
        commands.entity(camera).insert(bevy::camera::CompositingSpace::Srgb);
    }
}

fn replace_words_shader(mut shaders: ResMut<Assets<Shader>>) {
    let shader = Shader::from_wgsl(include_str!("words.wgsl"), "tenement/words.wgsl");
    // Only a handle that counts can be too old.
    let _ = shaders.insert(EGUI_SHADER_HANDLE.id(), shader);
}

/// What a picture has for a pixel is a number, whatever its file or egui says. Bevy
/// takes the picture at the end of this frame.
fn keep_numbers(mut changes: MessageReader<AssetEvent<Image>>, mut images: ResMut<Assets<Image>>) {
    for change in changes.read() {
        let (AssetEvent::Added { id } | AssetEvent::Modified { id }) = change else { continue };
        if let Some(image) = images.get_mut_untracked(*id)
            && image.texture_descriptor.format == TextureFormat::Rgba8UnormSrgb
        {
            image.texture_descriptor.format = TextureFormat::Rgba8Unorm;
        }
    }
}

/// Words go where everything else goes, of whatever format that is: bevy_egui knows
/// of one only.
fn queue_words(
    cache: Res<PipelineCache>,
    pipeline: Res<EguiPipeline>,
    mut pipelines: ResMut<SpecializedRenderPipelines<EguiPipeline>>,
    queued: Option<ResMut<EguiPipelines>>,
    cameras: Query<(&MainEntity, &ExtractedView), With<ExtractedCamera>>,
) {
    let Some(mut queued) = queued else { return };
    for (camera, view) in &cameras {
        if let Some(queued) = queued.0.get_mut(camera) {
            let key = EguiPipelineKey { target_format: view.target_format };
            *queued = pipelines.specialize(&cache, &pipeline, key);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension};

    use super::*;

    #[test]
    fn a_picture_keeps_its_numbers_and_nobody_is_told_again() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default())).init_asset::<Image>().add_systems(Last, keep_numbers);
        let of = |format| {
            let size = Extent3d { width: 1, height: 1, depth_or_array_layers: 1 };
            Image::new_fill(size, TextureDimension::D2, &[1, 2, 3, 4], format, RenderAssetUsages::all())
        };
        let mut images = app.world_mut().resource_mut::<Assets<Image>>();
        let drawn = images.add(of(TextureFormat::Rgba8UnormSrgb));
        let other = images.add(of(TextureFormat::Bgra8Unorm));
        app.update();
        let images = app.world().resource::<Assets<Image>>();
        let image = images.get(&drawn).expect("added");
        assert_eq!(image.texture_descriptor.format, TextureFormat::Rgba8Unorm);
        assert_eq!(image.data.as_deref(), Some(&[1, 2, 3, 4][..]));
        assert_eq!(images.get(&other).expect("added").texture_descriptor.format, TextureFormat::Bgra8Unorm);
        let mut told = app.world_mut().resource_mut::<Messages<AssetEvent<Image>>>();
        told.clear();
        app.update();
        assert!(app.world().resource::<Messages<AssetEvent<Image>>>().is_empty());
    }
}
