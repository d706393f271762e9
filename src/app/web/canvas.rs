//! The canvas, as what the camera paints on.
//!
//! It takes numbers as they are, like everything in `paint`: Bevy would choose a
//! format for it that takes amounts of light, and both the camera's texture and the
//! canvas would be converted, each pixel by itself.

use std::sync::Arc;

use bevy::camera::ClearColorConfig;
use bevy::ecs::schedule::ScheduleCleanupPolicy;
use bevy::prelude::*;
use bevy::render::camera::ExtractedCamera;
use bevy::render::render_resource::{SurfaceTexture, TextureFormat, TextureUsages, TextureView, TextureViewDescriptor};
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::RenderResources;
use bevy::render::texture::OutputColorAttachment;
use bevy::render::view::{
    ExtractedWindows, ViewTargetAttachments, cleanup_view_targets_for_resize, clear_view_attachments, create_surfaces,
    prepare_view_attachments,
};
use bevy::render::{Render, RenderApp, RenderPlugin, RenderSystems};
use wgpu::rwh::{DisplayHandle, HandleError, HasDisplayHandle};
use wgpu::{
    CurrentSurfaceTexture, DeviceDescriptor, Instance, InstanceDescriptor, Limits, RequestAdapterOptions, Surface,
    SurfaceConfiguration, SurfaceTarget,
};

use super::page;
use crate::app::window::open_eye;

/// What the canvas has for a pixel.
const CANVAS: TextureFormat = TextureFormat::Rgba8Unorm;

/// What the camera's texture has for a pixel. The canvas's own format would do, but
/// WebGL2 has no second view of a texture, and Bevy asks for one with that format.
const CAMERA: TextureFormat = TextureFormat::Rgb10a2Unorm;

/// What the program paints with on the page.
pub(super) struct Canvas {
    surface: Surface<'static>,
    resources: RenderResources,
}

/// Why the program cannot paint: this browser has no WebGL2, or does not let it.
#[derive(Clone, Debug, thiserror::Error)]
#[error("nothing can be painted on this page: {0}")]
pub(super) struct Unpaintable(String);

impl Canvas {
    /// Takes the canvas of the page.
    ///
    /// # Errors
    /// There is no canvas, or the browser does not let the program paint on it.
    pub(super) async fn open() -> Result<Canvas, Unpaintable> {
        let canvas = page::canvas().ok_or_else(|| Unpaintable("there is no canvas".to_owned()))?;
        let instance = Instance::new(InstanceDescriptor::new_with_display_handle(Box::new(Page)));
        let surface = instance.create_surface(SurfaceTarget::Canvas(canvas)).map_err(Unpaintable::because)?;
        let options = RequestAdapterOptions { compatible_surface: Some(&surface), ..default() };
        let adapter = instance.request_adapter(&options).await.map_err(Unpaintable::because)?;
        // What every browser has, but pictures as large as this one's.
        let required_limits = Limits::downlevel_webgl2_defaults().using_resolution(adapter.limits());
        let wanted = DeviceDescriptor { required_limits, ..default() };
        let (device, queue) = adapter.request_device(&wanted).await.map_err(Unpaintable::because)?;
        let resources = RenderResources(
            RenderDevice::from(device),
            RenderQueue(Arc::new(WgpuWrapper::new(queue))),
            RenderAdapterInfo(WgpuWrapper::new(adapter.get_info())),
            RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
            RenderInstance(Arc::new(WgpuWrapper::new(instance))),
        );
        Ok(Canvas { surface, resources })
    }

    /// Bevy's plugin for painting, with this canvas.
    pub(super) fn painter(&self) -> RenderPlugin {
        RenderPlugin { render_creation: self.resources.clone().into(), ..default() }
    }

    /// Adds painting on the canvas, in place of what Bevy does for windows.
    pub(super) fn plug(self, app: &mut App) {
        app.add_systems(Startup, clear_with_numbers.after(open_eye));
        let Some(painter) = app.get_sub_app_mut(RenderApp) else { return };
        let removed = painter.remove_systems_in_set(Render, create_surfaces, ScheduleCleanupPolicy::RemoveSystemsOnly);
        assert!(removed.is_ok_and(|systems| systems == 1), "Bevy gives windows their surfaces in one system");
        painter.insert_resource(Paper { surface: WgpuWrapper::new(self.surface), size: UVec2::ZERO }).add_systems(
            Render,
            take.in_set(RenderSystems::PrepareViews)
                .after(clear_view_attachments)
                .after(cleanup_view_targets_for_resize)
                .before(prepare_view_attachments),
        );
    }
}

impl Unpaintable {
    fn because(problem: impl std::error::Error) -> Unpaintable {
        Unpaintable(problem.to_string())
    }
}

/// Where the canvas is.
#[derive(Debug)]
struct Page;

impl HasDisplayHandle for Page {
    fn display_handle(&self) -> Result<DisplayHandle<'_>, HandleError> {
        Ok(DisplayHandle::web())
    }
}

/// What is behind everything is said in numbers that nobody converts.
fn clear_with_numbers(mut cameras: Query<&mut Camera>, background: Res<ClearColor>) {
    let Srgba { red, green, blue, alpha } = background.to_srgba();
    for mut camera in &mut cameras {
        camera.clear_color = ClearColorConfig::Custom(Color::linear_rgba(red, green, blue, alpha));
    }
}

/// The canvas, and the size it was made for.
#[derive(Resource)]
struct Paper {
    surface: WgpuWrapper<Surface<'static>>,
    size: UVec2,
}

/// Makes the canvas as large as the window, and takes from it what the next frame is
/// painted on. The camera learns from the window which format its texture has.
fn take(
    mut windows: ResMut<ExtractedWindows>,
    mut attachments: ResMut<ViewTargetAttachments>,
    mut paper: ResMut<Paper>,
    cameras: Query<&ExtractedCamera>,
    device: Res<RenderDevice>,
) {
    for window in windows.values_mut() {
        let size = UVec2::new(window.physical_width, window.physical_height);
        if paper.size == size && window.swap_chain_texture.is_some() {
            continue;
        }
        // What was not shown goes before the canvas changes.
        window.swap_chain_texture_view = None;
        window.swap_chain_texture = None;
        if paper.size != size {
            device.configure_surface(&paper.surface, &configuration(size));
            paper.size = size;
        }
        let frame = match paper.surface.get_current_texture() {
            CurrentSurfaceTexture::Success(frame) | CurrentSurfaceTexture::Suboptimal(frame) => frame,
            other => {
                error!("The canvas cannot be painted on: {other:?}");
                continue;
            }
        };
        let view = TextureView::from(frame.texture.create_view(&TextureViewDescriptor::default()));
        window.swap_chain_texture_view = Some(view);
        window.swap_chain_texture = Some(SurfaceTexture::from(frame));
        window.swap_chain_texture_format = Some(CANVAS);
        window.swap_chain_texture_view_format = Some(CAMERA);
    }
    let view = windows.values().find_map(|window| window.swap_chain_texture_view.as_ref());
    for target in cameras.iter().filter_map(|camera| camera.target.clone()) {
        if let Some(view) = view {
            attachments.insert(target, OutputColorAttachment::new(view.clone(), CANVAS));
        }
    }
}

fn configuration(size: UVec2) -> SurfaceConfiguration {
    SurfaceConfiguration {
        usage: TextureUsages::RENDER_ATTACHMENT,
        format: CANVAS,
        width: size.x,
        height: size.y,
        present_mode: wgpu::PresentMode::Fifo,
        desired_maximum_frame_latency: 2,
        alpha_mode: wgpu::CompositeAlphaMode::Auto,
        view_formats: Vec::new(),
    }
}
