// Sprites whose pictures have numbers that are painted as they are.

#import bevy_render::color_operations::linear_to_srgb
#import bevy_sprite::sprite_view_bindings::view

struct Sprite {
    // Each is a row: what x, y and z of a corner are made of.
    @location(0) x: vec4<f32>,
    @location(1) y: vec4<f32>,
    @location(2) z: vec4<f32>,
    // An amount of light.
    @location(3) tint: vec4<f32>,
    // Where in the picture it begins, and how much of it there is.
    @location(4) part: vec4<f32>,
};

struct Corner {
    @builtin(position) at: vec4<f32>,
    @location(0) on_picture: vec2<f32>,
    @location(1) @interpolate(flat) tint: vec4<f32>,
};

@vertex
fn vertex(@builtin(vertex_index) nth: u32, sprite: Sprite) -> Corner {
    let unit = vec2(f32(nth & 1u), f32(nth >> 1u));
    let here = vec4(unit, 0.0, 1.0);
    let place = vec4(dot(sprite.x, here), dot(sprite.y, here), dot(sprite.z, here), 1.0);
    let tint = vec4(linear_to_srgb(sprite.tint.rgb), sprite.tint.a);
    return Corner(view.clip_from_world * place, sprite.part.xy + unit * sprite.part.zw, tint);
}

@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var how: sampler;

@fragment
fn fragment(corner: Corner) -> @location(0) vec4<f32> {
    return corner.tint * textureSample(picture, how, corner.on_picture);
}
