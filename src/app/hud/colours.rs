//! The colours of paper, and that people who see colours differently can tell
//! the players' apart (besides the mark that every piece carries).

use bevy_egui::egui::Color32;

use crate::rules::Seat;

/// Text and outlines.
pub const INK: Color32 = Color32::from_rgb(0x2B, 0x2A, 0x33);
/// Cards and panels.
pub const PAPER: Color32 = Color32::from_rgb(0xF4, 0xEB, 0xDD);
/// Quiet surfaces.
pub const CONCRETE: Color32 = Color32::from_rgb(0xC9, 0xC2, 0xB6);
/// Highlights.
pub const MUSTARD: Color32 = Color32::from_rgb(0xE3, 0xA7, 0x2F);
/// Danger.
pub const BRICK: Color32 = Color32::from_rgb(0xC8, 0x55, 0x3D);

/// The colours of the seats, in order.
const SEATS: [Color32; 6] = [
    BRICK,
    Color32::from_rgb(0x2F, 0x7E, 0x79),
    MUSTARD,
    Color32::from_rgb(0x7B, 0x4B, 0x94),
    Color32::from_rgb(0x99, 0xA9, 0x70),
    Color32::from_rgb(0x68, 0xA8, 0xCD),
];

/// The colour of a seat.
pub fn seat_colour(seat: Seat) -> Color32 {
    SEATS[seat.index() % SEATS.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    type Matrix = [[f32; 3]; 3];

    /// How people without one kind of cone see linear RGB (Machado, Oliveira and
    /// Fernandes 2009, severity 1).
    const PROTAN: Matrix =
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]];
    const DEUTAN: Matrix =
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]];
    const TRITAN: Matrix =
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]];
    const PLAIN: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

    fn times(matrix: Matrix, v: [f32; 3]) -> [f32; 3] {
        matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
    }

    /// CIE L*a*b* (D65) of a colour as somebody sees it.
    fn seen(colour: Color32, eyes: Matrix) -> [f32; 3] {
        let linear = [colour.r(), colour.g(), colour.b()].map(|channel| {
            let channel = f32::from(channel) / 255.0;
            if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
        });
        let rgb = times(eyes, linear).map(|channel| channel.clamp(0.0, 1.0));
        let to_xyz = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
        let xyz = times(to_xyz, rgb);
        let f = |value: f32, white: f32| {
            let part = value / white;
            if part > 0.008856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 }
        };
        let [x, y, z] = [f(xyz[0], 0.9505), f(xyz[1], 1.0), f(xyz[2], 1.089)];
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    fn distance(a: Color32, b: Color32, eyes: Matrix) -> f32 {
        let (a, b) = (seen(a, eyes), seen(b, eyes));
        (0..3).map(|axis| (a[axis] - b[axis]).powi(2)).sum::<f32>().sqrt()
    }

    /// Two colours nearer than this (CIE 1976) are easily taken for each other.
    const LEAST: f32 = 18.0;

    #[test]
    fn all_six_players_are_told_apart_by_everybody() {
        for (name, eyes) in [("plain", PLAIN), ("protan", PROTAN), ("deutan", DEUTAN), ("tritan", TRITAN)] {
            for a in Seat::all(6) {
                for b in Seat::all(a.0) {
                    let apart = distance(seat_colour(a), seat_colour(b), eyes);
                    assert!(apart >= LEAST, "{name}: seats {} and {} are only {apart:.1} apart", a.0, b.0);
                }
            }
        }
    }

    #[test]
    fn ink_is_read_on_every_paper() {
        for paper in [PAPER, MUSTARD, CONCRETE] {
            assert!(distance(INK, paper, PLAIN) > 50.0);
        }
    }
}
