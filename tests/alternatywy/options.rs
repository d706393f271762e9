//! What can be agreed on before a match, and within which bounds (A4 1.15, 1.16).

use tenement::rules::Game;
use tenement::rules::alternatywy::{Alternatywy, Deck, Goods, Options, Variant, Works};

use crate::support::{Play, options, scene, scene_of};

fn with(change: impl FnOnce(&mut Options)) -> Options {
    let mut options = options("standard", 4);
    change(&mut options);
    options
}

#[track_caller]
fn bounds<T: Copy>(field: &str, rule: &str, set: impl Fn(&mut Options, T), good: &[T], bad: &[T]) {
    for &value in good {
        assert_eq!(with(|options| set(options, value)).check(4), Ok(()));
    }
    for &value in bad {
        let options = with(|options| set(options, value));
        let unfit = options.check(4).unwrap_err();
        assert_eq!((unfit.field, unfit.rule), (field, rule));
        assert_eq!(Alternatywy::setup(&options, 4, 1).unwrap_err(), unfit);
    }
}

fn sudden(last_stage: u8) -> Variant {
    Variant::Sudden { last_stage }
}

// A4 1.15, 1.16
#[test]
fn the_defaults_are_three_stages_from_9_vp_and_no_option() {
    for seats in 3..=6 {
        let standard = options("standard", seats);
        let rulebook = Options {
            variant: Variant::Stages(3),
            start_points: 9,
            enough: 30,
            random_characters: false,
            single_breakdown: false,
            lady_plays_to_all: false,
            ban_professor: false,
            hand_limit: 4,
            ..standard
        };
        assert_eq!(standard, rulebook);
    }
}

// A4 1.15, R97
#[test]
fn the_other_variants_are_4_stages_from_6_vp_5_from_3_and_sudden_end_from_13() {
    let of = |name| {
        let options = options(name, 4);
        (options.variant, options.start_points, options.enough)
    };
    assert_eq!(of("longer"), (Variant::Stages(4), 6, 30));
    assert_eq!(of("longest"), (Variant::Stages(5), 3, 30));
    assert_eq!(of("sudden-end"), (sudden(12), 13, 30));
    assert!(options("sudden-end", 4).is_sudden() && !options("longest", 4).is_sudden());
    assert_eq!(options("sudden-end", 4).stages(), 12);
}

// A4 1.15, R97
#[test]
fn a_match_has_3_to_5_stages_a_sudden_end_6_to_30() {
    let stages = |options: &mut Options, stages| options.variant = Variant::Stages(stages);
    bounds("variant", "A4 1.15", stages, &[3, 4, 5], &[0, 2, 6]);
    let last = |options: &mut Options, stages| options.variant = sudden(stages);
    bounds("variant", "A4 R97", last, &[6, 12, 30], &[0, 5, 31]);
}

// A4 1.15
#[test]
fn vp_at_the_start_are_0_to_29_and_1_to_29_in_a_sudden_end() {
    let start = |options: &mut Options, points| options.start_points = points;
    bounds("start_points", "A4 1.15", start, &[0, 9, 29], &[30, 255]);
    let start = |options: &mut Options, points| (options.variant, options.start_points) = (sudden(12), points);
    bounds("start_points", "A4 1.15", start, &[1, 13, 18, 29], &[0, 30]);
}

// A4 1.15
#[test]
fn a_sudden_end_needs_more_vp_than_there_are_at_the_start() {
    let enough = |options: &mut Options, enough| options.enough = enough;
    bounds("enough", "A4 1.15", enough, &[2, 30, 100], &[0, 1, 101]);
    let enough = |options: &mut Options, enough| (options.variant, options.enough) = (sudden(12), enough);
    bounds("enough", "A4 1.15", enough, &[10, 30], &[9, 5]);
}

// A4 1.3
#[test]
fn a_hand_can_be_3_to_6() {
    bounds("hand_limit", "A4 1.3", |options, limit| options.hand_limit = limit, &[3, 4, 6], &[0, 2, 7]);
}

// A4 1.2
#[test]
fn three_to_six_may_play() {
    assert_eq!(Alternatywy::seats(), 3..=6);
    for seats in [0, 1, 2, 7, 255] {
        let unfit = Alternatywy::setup(&options("standard", 3), seats, 7).unwrap_err();
        assert_eq!((unfit.field, unfit.rule), ("seats", "A4 1.2"));
    }
}

// A4 R110
#[test]
fn decks_and_goods_suffice_for_full_hands_and_a_full_door() {
    let deck = |count: u8| -> Deck {
        let lines = serde_json::json!([{ "card": "plumber", "count": count }, { "card": "file", "count": 9 }]);
        serde_json::from_value(lines).unwrap()
    };
    bounds("deck", "A4 R110", |options, count| options.deck = deck(count), &[13, 40], &[1, 12]);
    let goods = |count: u8| -> Goods {
        let lines = serde_json::json!([{ "good": "bread", "group": "food", "count": count, "value": 1 }]);
        serde_json::from_value(lines).unwrap()
    };
    bounds("goods", "A4 1.2", |options, count| options.goods = goods(count), &[5, 64], &[1, 4]);
    bounds(
        "works",
        "A4 1.2",
        |options, works: Works| options.works = works,
        &[],
        &[serde_json::from_str("[]").unwrap()],
    );
}

// A4 2.4, 2.6, 2.7
#[test]
fn a_list_of_pieces_names_each_once_and_within_bounds() {
    let fits = |list: &str| {
        serde_json::from_str::<Deck>(list).is_ok()
            || serde_json::from_str::<Goods>(list).is_ok()
            || serde_json::from_str::<Works>(list).is_ok()
    };
    assert!(fits(r#"[{"card": "plumber", "count": 2}]"#));
    assert!(!fits(r#"[{"card": "plumber", "count": 2}, {"card": "plumber", "count": 2}]"#));
    assert!(!fits(r#"[{"card": "plumber", "count": 0}]"#));
    assert!(!fits(r#"[{"card": "plumber", "count": 129}]"#));
    assert!(!fits(r#"[{"good": "bread", "group": "food", "count": 2, "value": 4}]"#));
    assert!(!fits(r#"[{"good": "bread", "group": "food", "count": 65, "value": 1}]"#));
    assert!(!fits(r#"[{"good": "remanent", "group": "remanent", "count": 2, "value": 1}]"#));
    assert!(!fits(r#"[{"good": "bread", "group": "remanent", "count": 2, "value": 0}]"#));
    assert!(fits(r#"[{"work": "gala", "place": "club"}]"#));
    assert!(!fits(r#"[{"work": "gala", "place": "flats"}]"#));
    assert!(!fits(r#"[{"work": "gala"}, {"work": "gala"}]"#));
}

// A4 1.2, 1.16
#[test]
fn chance_can_deal_the_characters() {
    let mut landlords = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let play = Play::setup(&options("first-game", 4), 4, seed);
        let table = &play.state.table;
        assert_eq!(table.characters.iter().flatten().count(), 4);
        assert!(table.plays(table.landlord, tenement::rules::alternatywy::Character::Aniol));
        landlords.insert(table.landlord);
        assert_eq!(play.step(), tenement::rules::alternatywy::Step::Trait);
    }
    assert_eq!(landlords.len(), 4);
}

// A4 1.15, R76
#[test]
fn the_professor_may_be_banned_with_two_tenants_only() {
    let mut play = Play::setup(&options("standard", 3), 3, 1);
    assert!(play.may("character professor"));
    let mut ban = options("standard", 3);
    ban.ban_professor = true;
    play = Play::setup(&ban, 3, 1);
    play.refuses("character professor", "A4 R76", "professor-banned");
    for seats in 4..=6 {
        let mut ban = options("standard", seats);
        ban.ban_professor = true;
        assert!(Play::setup(&ban, seats, 1).may("character professor"));
    }
    scene_of("first-game", "professor aniol kotek").is_refused("characters", "A4 R76");
    let dealt = |seed| Play::setup(&options("first-game", 3), 3, seed).state.table.characters;
    use tenement::rules::alternatywy::Character::Professor;
    assert!((0..60).all(|seed| !dealt(seed).contains(&Some(Professor))));
}

// A4 1.9, 1.16
#[test]
fn with_a_single_breakdown_token_a_report_needs_it_in_the_supply() {
    let at_home = scene("kotek furman balcerek aniol").breakdown(1, 2);
    let mut play = at_home.clone().go("landlords flats club courtyard");
    play.play("0: board file-for-reward; seat 2; blue; seat 2");
    assert_eq!((play.breakdown(1), play.breakdown(2)), (Some(2), Some(0)));
    let mut play = at_home.with(|options| options.single_breakdown = true).go("landlords flats club courtyard");
    play.play("0: board file-for-reward; seat 2");
    assert!(!play.legal().contains(&"blue".parse().unwrap()));
}
