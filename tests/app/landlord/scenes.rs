//! Scenes in which one thing or another happens.

use tenement::app::sound::Sound;
use tenement::bots::SeatKind;
use tenement::cli::Speed;

use super::{Street, scene};

/// A street for each of two, with somebody in each house.
pub const HOUSES: &str = r#""streets": [
    [{ "floors": ["move", "roof", "roof"], "finish": "roof", "residents": [{ "kind": "mother_child", "flat": 1 }, { "kind": "student", "flat": 2 }] },
     { "floors": ["move"], "finish": "roof" }],
    [{ "floors": ["move", "roof", "roof"], "finish": "roof", "over": "loft_conversion", "cellar": true, "residents": [
        { "kind": "family", "flat": 1 }, { "kind": "student", "flat": 3, "refused": true }, { "kind": "mover", "flat": 4 }] },
     { "floors": ["move", "roof"], "finish": "flat_roof", "residents": [{ "kind": "single", "flat": 1 }] }]
], "money": [9, 9, 9]"#;

/// Somebody has Squatters and a tenant when the turn begins.
pub const SQUATTED: &str = r#""streets": [
    [{ "floors": ["move", "law"], "finish": "roof", "residents": [{ "kind": "student", "flat": 1 }, { "kind": "squatters", "flat": 2 }] },
     { "floors": ["move", "student"], "finish": "roof" }]], "money": [9, 9]"#;

/// What happens, what each of three has in the hand, and what is decided.
pub const SCENES: [(&str, &str, [&str; 3], &str, Sound); 27] = [
    ("a bomb", HOUSES, ["bomb", "", ""], "play bomb; house 2", Sound::Explosion),
    ("a bomb on the own house", HOUSES, ["bomb", "", ""], "play bomb; house 0", Sound::Explosion),
    ("a bomb and the police", HOUSES, ["bomb", "police", ""], "play bomb; house 3; counter police", Sound::JailDoor),
    (
        "an investigation all around the table",
        HOUSES,
        ["bomb alibi", "police alibi", "law"],
        "play bomb; house 3; counter police; counter alibi; counter alibi; counter law",
        Sound::JailDoor,
    ),
    (
        "an error about a bomb",
        HOUSES,
        ["bomb", "error", ""],
        "play bomb; house 3; counter error; house 1",
        Sound::Rebound,
    ),
    (
        "an error about a murder",
        HOUSES,
        ["murder", "error", ""],
        "play murder; resident 2,3; counter error; resident 0,2",
        Sound::Rebound,
    ),
    ("an error nobody makes", HOUSES, ["bomb", "error", ""], "play bomb; house 3; pass", Sound::Explosion),
    ("a murder", HOUSES, ["murder", "", ""], "play murder; resident 2,3", Sound::Murder),
    ("a family that reports", HOUSES, ["bomb", "", ""], "play bomb; house 2; report", Sound::Siren),
    ("squatters", HOUSES, ["squatters", "", ""], "play squatters; flat 3,2", Sound::Squatters),
    (
        "squatters led away",
        HOUSES,
        ["squatters", "police", ""],
        "play squatters; flat 3,2; counter police",
        Sound::PoliceCar,
    ),
    ("a musician", HOUSES, ["musician", "", ""], "play musician; flat 0,3; resident 0,1; flat 1,1", Sound::Musician),
    ("a demolition", HOUSES, ["demolition", "", ""], "play demolition; house 3", Sound::Knock),
    (
        "a house with nobody in it demolished",
        HOUSES,
        ["demolition", "", ""],
        "play demolition; house 1",
        Sound::Demolition,
    ),
    ("politics as demolition", HOUSES, ["politics", "", ""], "politics demolition; house 1", Sound::Politics),
    ("own use by a rival", HOUSES, ["own_use", "", ""], "play own-use; house 3", Sound::Suitcase),
    ("own use by oneself", HOUSES, ["own_use", "", ""], "play own-use; house 0", Sound::Suitcase),
    ("a refusal", HOUSES, ["rent_refusal", "", ""], "play rent-refusal; resident 3,1", Sound::Refuse),
    ("a move, and what it costs", HOUSES, ["move", "", ""], "play move; resident 3,1; flat 1,1", Sound::Pay),
    ("a move within a house", HOUSES, ["move", "", ""], "play move; resident 0,2; flat 0,3", Sound::MoveIn),
    ("a mother who comes back", HOUSES, ["", "", ""], "recall 0,1", Sound::Suitcase),
    ("the rent", HOUSES, ["", "", ""], "done", Sound::Purse),
    ("a card drawn", HOUSES, ["", "", ""], "done; buy", Sound::Draw),
    ("a trade", HOUSES, ["", "roof", ""], "offer 1; want roof; pay 3; accept", Sound::Swap),
    ("a house", HOUSES, ["manager hippies roof", "", ""], "floor manager; floor hippies; finish roof", Sound::Roof),
    (
        "a site taken down",
        HOUSES,
        ["manager hippies roof", "", ""],
        "floor manager; floor hippies; take-down",
        Sound::TakeDown,
    ),
    ("an altered house", HOUSES, ["cellar_flat", "", ""], "play cellar-flat; house 0", Sound::Alter),
];

/// The table of a scene.
pub fn laid(seats: &[SeatKind], speed: Speed, houses: &str, hands: &[&str; 3]) -> Street {
    let hand = |kinds: &&str| {
        let kinds: Vec<String> = kinds.split_whitespace().map(|kind| format!("{kind:?}")).collect();
        format!("[{}]", kinds.join(", "))
    };
    let hands: Vec<String> = hands.iter().map(hand).collect();
    scene(seats, speed, "", &format!(r#"{houses}, "hands": [{}]"#, hands.join(", ")))
}
