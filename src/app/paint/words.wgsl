// What egui draws: its letters and colours have numbers that are painted as they are.

struct Window {
    scale: vec2<f32>,
    offset: vec2<f32>,
};

struct Corner {
    @builtin(position) at: vec4<f32>,
    @location(0) colour: vec4<f32>,
    @location(1) on_picture: vec2<f32>,
};

@group(0) @binding(0) var<uniform> window: Window;
@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var how: sampler;

@vertex
fn vs_main(@location(0) at: vec2<f32>, @location(1) on_picture: vec2<f32>, @location(2) colour: vec4<f32>) -> Corner {
    return Corner(vec4(at * window.scale + window.offset, 0.0, 1.0), colour, on_picture);
}

@fragment
fn fs_main(corner: Corner) -> @location(0) vec4<f32> {
    return corner.colour * textureSample(picture, how, corner.on_picture);
}
