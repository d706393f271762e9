//! Positions: what they say is so, and what breaks a rule is refused with it.

use tenement::rules::alternatywy::{Kind, Place, Skip, Step, Trait};
use tenement::rules::{Seat, Set};

use crate::support::{Scene, scene, scene_of};

fn three() -> Scene {
    scene("kotek aniol furman")
}

// A4 1.4
#[test]
fn a_match_begins_in_the_position_that_is_given() {
    let scene = three().time(2, 4).priority(2).points(&[12, 13, 0]).denounced(&[4, 0, 12]).list(&[2, 0]).work("gala");
    let scene = scene.trash(3, 2, 1).littered(&[0]).breakdown(2, 0).hand(0, "plumber plumber").hand(1, "abraham");
    let scene = scene.traits("hustler overseer informer").goods(0, "bread remanent").door(1);
    let play = scene.but(|position| (position.club_visited, position.introduced) = (true, 1)).start();
    let table = &play.state.table;
    assert_eq!((table.stage, table.round, table.priority), (2, 4, Some(Seat(2))));
    assert_eq!((play.points(), play.denounced()), (vec![12, 13, 0], vec![4, 0, 12]));
    assert_eq!((play.list(), play.trash()), (vec![2, 0], [3, 2, 1]));
    assert_eq!((play.has_littered(0), play.has_littered(2), play.breakdown(2)), (true, false, Some(0)));
    assert_eq!((play.hand(0), play.hand(1), play.hand(2)), ("plumber plumber".into(), "abraham".into(), "".into()));
    assert_eq!(play.state.traits[..3], [Some(Trait::Hustler), Some(Trait::Overseer), Some(Trait::Informer)]);
    assert!(play.state.spent[..3].iter().all(|spent| spent.len() == 1));
    assert_eq!((play.goods(0), play.state.door.len()), ("bread remanent".into(), 1));
    assert_eq!((table.today.club_visited, table.today.introduced), (true, 1));
    assert_eq!((play.step(), play.seat()), (Step::Place, Some(2)));
}

// A4 1.13, R85, R86, R80
#[test]
fn skips_closures_summons_and_watching_hold_in_the_round_that_comes() {
    let play = three().skips(&[0]).but(|position| {
        position.closed = Some(Place::Club);
        position.watching = true;
        position.summoned = vec![Seat(2)];
    });
    let play = play.start();
    assert_eq!(play.skips(), [Skip::ThisRound, Skip::Free, Skip::Free]);
    assert_eq!(play.state.table.closed, Some(Place::Club));
    // The Summons leaves no choice, so it is the Landlord's already.
    assert_eq!((play.step(), play.seat()), (Step::Watch, Some(1)));
    assert_eq!(play.state.table.revealed[2], Some(Place::Landlords));
}

// A4 1.2
#[test]
fn what_is_left_out_is_dealt_or_empty() {
    let play = three().but(|position| (position.traits, position.priority) = (Vec::new(), Seat(0))).start();
    assert_eq!((play.points(), play.trash(), play.state.door.len()), (vec![9; 3], [0; 3], 3));
    assert!(play.state.traits[..3].iter().all(Option::is_some));
    assert_eq!(play.state.hands, [Set::EMPTY; 6]);
}

// A4 1.2
#[test]
fn each_seat_has_a_character_of_its_own_and_one_is_the_landlord() {
    scene("kotek kotek aniol").is_refused("characters", "A4 1.2");
    scene("kotek furman balcerek").is_refused("characters", "A4 1.2");
    three().but(|position| position.characters.truncate(2)).load().unwrap_err();
    three().but(|position| position.list = vec![Seat(3)]).is_refused("list", "A4 1.2");
    three().priority(3).is_refused("priority", "A4 1.2");
    three().points(&[9, 9, 9, 9]).is_refused("points", "A4 1.2");
    three().skips(&[7]).is_refused("skips", "A4 1.2");
}

// A4 1.15, 1.1
#[test]
fn the_time_is_within_the_match() {
    three().time(0, 1).is_refused("stage", "A4 1.15");
    three().time(4, 1).is_refused("stage", "A4 1.15");
    three().time(1, 0).is_refused("round", "A4 1.1");
    three().time(1, 6).is_refused("round", "A4 1.1");
    assert!(scene_of("longest", "kotek aniol furman").time(5, 5).load().is_ok());
}

// A4 1.15
#[test]
fn nobody_has_won_a_sudden_end() {
    let sudden = scene_of("sudden-end", "kotek aniol furman");
    sudden.clone().points(&[29, 29, 0]).start();
    sudden.points(&[9, 9, 30]).is_refused("points", "A4 1.15");
    three().points(&[30, 99, 9]).start();
}

// A4 1.8
#[test]
fn denunciations_go_to_12_on_tenants() {
    three().denounced(&[13, 0, 0]).is_refused("denunciations", "A4 1.8");
    three().denounced(&[0, 1, 0]).is_refused("denunciations", "A4 1.8");
}

// A4 1.10, R55
#[test]
fn the_list_holds_tenants_once() {
    three().list(&[1]).is_refused("list", "A4 1.1");
    three().list(&[2, 2]).is_refused("list", "A4 R55");
}

// A4 2.6
#[test]
fn a_social_work_is_there_once() {
    let gone = |work: &str| three().work("gala").but(|position| position.past_works = vec![work.parse().unwrap()]);
    gone("painting").start();
    gone("gala").is_refused("past_works", "A4 2.6");
}

// A4 1.7
#[test]
fn trash_goes_to_3_and_only_tenants_litter() {
    three().trash(0, 4, 0).is_refused("trash", "A4 1.7");
    three().littered(&[1]).is_refused("littered", "A4 1.7");
}

// A4 1.9, R75
#[test]
fn a_tenant_has_one_breakdown_and_somebody_else_reported_it() {
    three().breakdown(0, 0).is_refused("breakdowns", "A4 1.9");
    three().breakdown(1, 0).is_refused("breakdowns", "A4 1.9");
    three().breakdown(0, 2).breakdown(0, 1).is_refused("breakdowns", "A4 R75");
    let two = three().breakdown(0, 2).breakdown(2, 1);
    two.clone().start();
    two.with(|options| options.single_breakdown = true).is_refused("breakdowns", "A4 1.9");
}

// A4 1.13, R86, 2.5
#[test]
fn tenants_skip_and_are_summoned_but_not_both_and_only_bins_close() {
    three().skips(&[1]).is_refused("skips", "A4 1.13");
    three().skips(&[0]).but(|position| position.summoned = vec![Seat(0)]).is_refused("summoned", "A4 R86");
    three().but(|position| position.summoned = vec![Seat(1)]).is_refused("summoned", "A4 R86");
    three().but(|position| position.closed = Some(Place::Landlords)).is_refused("closed", "A4 2.5");
}

// A4 1.3, 1.12, 2.4
#[test]
fn hands_keep_to_the_limit_the_side_and_the_deck() {
    three().hand(0, "plumber plumber envelope envelope loan").is_refused("hands", "A4 1.3");
    three().hand(0, "abraham").is_refused("hands", "A4 1.12");
    three().hand(1, "plumber").is_refused("hands", "A4 1.12");
    three().hand(0, "loan").hand(2, "loan").is_refused("hands", "A4 2.4");
    let discards = three().hand(0, "loan").but(|position| position.discards = vec![Kind::Loan]);
    discards.is_refused("discards", "A4 2.4");
}

// A4 2.2, R20
#[test]
fn traits_are_of_the_own_side_and_not_used_up() {
    three().traits("overseer - -").is_refused("traits", "A4 2.2");
    three().traits("- hustler -").is_refused("traits", "A4 2.2");
    let spent = |own: Trait| {
        let spent = vec![vec![own], vec![Trait::Overseer], vec![Trait::Hustler]];
        three().time(2, 1).but(|position| position.spent = spent)
    };
    spent(Trait::Informer).start();
    spent(Trait::Handyman).is_refused("traits", "A4 R20");
    three().but(|position| position.spent = vec![vec![Trait::Informer]; 3]).is_refused("spent", "A4 R20");
    three().but(|position| position.traits.truncate(2)).is_refused("traits", "A4 1.3");
}

// A4 1.11, 2.7, 1.2
#[test]
fn the_landlord_holds_one_token_as_materialist_and_the_door_no_more_than_the_players() {
    three().goods(1, "bread").is_refused("goods", "A4 1.11");
    let materialist = three().traits("- materialist -");
    materialist.clone().goods(1, "bread").start();
    materialist.goods(1, "bread bread").is_refused("goods", "A4 1.11");
    three().goods(0, "ham ham ham").is_refused("goods", "A4 2.7");
    three().door(4).is_refused("door", "A4 1.2");
    three().door(0).start();
}
