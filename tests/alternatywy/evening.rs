//! Phase III: the end of a Stage (A4 1.14).

use tenement::rules::Set;
use tenement::rules::alternatywy::{Event, Line, Source, Step, Today, Trait};

use crate::support::{Scene, lines, names, paid, scene};

/// The last Round of a Stage, with nothing that pays at its end.
fn block() -> Scene {
    scene("kotek balcerek furman aniol").traits("handyman handyman handyman activist").time(1, 5)
}

const APART: &str = "flats club staircase landlords";

// A4 1.14, R108
#[test]
fn work_auction_bill_and_awards_come_in_this_order() {
    let scene = block().work("wonderful-initiative").list(&[0]).breakdown(1, 2).goods(0, "ham").traits("hustler - - -");
    let mut play = scene.go(APART);
    let mut told = play.until(|play| play.step() == Step::Auction);
    told.extend(play.play("yes; good ham"));
    let names = names(&told);
    let at = |name: &str| names.find(name).unwrap_or_else(|| panic!("{name} in {names}"));
    let order = ["round-ended", "work-introduced", "announced", "auction-won", "billed", "day-judged", "stage-began"];
    assert!(order.windows(2).all(|pair| at(pair[0]) < at(pair[1])), "{names}");
    let sources: Vec<Source> = paid(&told).iter().map(|paid| paid.2).collect();
    use Source::{Auctions, Awards, Breakdowns, Works};
    assert_eq!(sources, [Works, Works, Auctions, Breakdowns, Awards]);
}

// A4 1.14, R7, 2.2
#[test]
fn awards_are_judged_on_one_snapshot_so_that_none_spoils_another() {
    // Two Hustlers: the award of one would not cost the other one his.
    let scene = block().traits("hustler asocial-unit informer -").points(&[10, 9, 9, 9]).trash(1, 1, 1);
    let mut play = scene.denounced(&[2, 2, 0, 0]).go(APART);
    let told = play.end_stage();
    let mut all = lines(&told);
    all.sort_by_key(|line| line.0);
    let end = Line::EndOfDay;
    assert_eq!(all, [(0, 1, end(Trait::Hustler)), (1, 1, end(Trait::AsocialUnit)), (2, 1, end(Trait::Informer))]);
    // The Asocial Unit's award would have drawn level with the Hustler's 10.
    assert_eq!(play.points(), [11, 10, 10, 9]);
}

// A4 R3
#[test]
fn comparisons_are_strict() {
    let mut play = block().traits("hustler - informer -").goods(1, "ham").goods(2, "bread").go(APART);
    let told = play.end_stage();
    // 9 VP each, no Denunciations at all, and seat 1 has as many tokens as seat 2.
    assert_eq!(lines(&told), []);
}

// A4 R4, 2.3
#[test]
fn one_of_several_tied_leaders_on_the_list_is_enough_for_the_overseer() {
    let scene = block().traits("- - - overseer");
    let listed = |list: &[u8], points: &[u8]| {
        let mut play = scene.clone().list(list).points(points).go(APART);
        lines(&play.end_stage()).contains(&(3, 1, Line::EndOfDay(Trait::Overseer)))
    };
    assert!(listed(&[1], &[5, 9, 9, 12]));
    assert!(listed(&[2, 0], &[5, 9, 9, 12]));
    assert!(!listed(&[0], &[5, 9, 9, 12]));
    assert!(!listed(&[], &[5, 9, 9, 12]));
}

// A4 R18, R24
#[test]
fn nobody_meets_anybody_in_phase_3() {
    let scene = block().traits("hustler - - -").points(&[5, 9, 9, 9]).goods(1, "ham");
    let mut play = scene.go("club club staircase landlords");
    let mut told = play.until(|play| play.step() == Step::Auction);
    assert!(play.state.table.figures.iter().all(Option::is_none));
    told.extend(play.play("1: yes; good ham"));
    assert!(paid(&told).contains(&(1, 1, Source::Auctions)));
    assert_eq!(play.points()[0], 5);
}

// A4 1.14
#[test]
fn traits_markers_and_flags_are_cleared_away() {
    let scene = block().littered(&[0, 1]).but(|position| (position.club_visited, position.introduced) = (true, 1));
    let mut play = scene.go(APART);
    play.end_stage();
    let table = &play.state.table;
    assert_eq!((table.littered, table.today), (Set::EMPTY, Today { introductions: 1, ..Today::default() }));
    assert!(play.state.spent[0].contains(Trait::Handyman) && play.state.spent[3].contains(Trait::Activist));
    assert_eq!((table.stage, table.round), (2, 1));
}

// A4 1.14, R20
#[test]
fn a_trait_that_was_shown_is_known_to_have_been_used_and_another_one_not() {
    let scene = block().traits("hustler - - -").points(&[10, 9, 9, 9]);
    let mut play = scene.go(APART);
    let told = play.end_stage();
    assert!(names(&told).contains("trait-shown"));
    assert!(play.state.table.shown_before[0].contains(Trait::Hustler));
    assert!(play.state.table.shown_before[1].is_empty());
    assert_eq!(play.state.table.shown, [None; 6]);
}

// A4 R21
#[test]
fn an_end_of_day_line_that_fails_reveals_nothing() {
    let mut play = block().traits("hustler - - -").go(APART);
    let told = play.end_stage();
    assert!(!told.iter().any(|event| matches!(event, Event::TraitShown { .. })));
}

// A4 2.2, 1.14
#[test]
fn the_end_of_day_lines_of_tenants_pay() {
    let pays = |own: &str, scene: Scene| {
        let mut play = scene.traits(&format!("{own} - - -")).go(APART);
        lines(&play.end_stage()).contains(&(0, 1, Line::EndOfDay(own.parse().unwrap())))
    };
    assert!(pays("hustler", block().points(&[10, 9, 9, 12])));
    assert!(!pays("hustler", block().points(&[9, 9, 8, 7])));
    assert!(pays("asocial-unit", block().trash(1, 2, 1)));
    assert!(!pays("asocial-unit", block().trash(0, 2, 1)));
    assert!(pays("informer", block().denounced(&[1, 2, 3, 0])));
    assert!(!pays("informer", block().denounced(&[1, 1, 3, 0])));
    assert!(pays("chairman", block().trash(0, 0, 3)));
    assert!(!pays("chairman", block().trash(0, 1, 0)));
    assert!(pays("modest-citizen", block()));
    assert!(!pays("modest-citizen", block().littered(&[0])));
    assert!(!pays("modest-citizen", block().breakdown(0, 1)));
    assert!(pays("handyman", block().goods(0, "bread remanent").goods(1, "ham")));
    assert!(!pays("handyman", block().goods(0, "ham").goods(1, "ham")));
}

// A4 2.3, 1.14
#[test]
fn the_end_of_day_lines_of_the_landlord_pay() {
    let pays = |own: &str, scene: Scene| {
        let mut play = scene.traits(&format!("- - - {own}")).go(APART);
        let told = play.end_stage();
        lines(&told).iter().find(|line| line.2 == Line::EndOfDay(own.parse().unwrap())).map(|line| line.1)
    };
    assert_eq!(pays("well-connected", block()), Some(1));
    assert_eq!(pays("well-connected", block().but(|position| position.introduced = 1)), None);
    assert_eq!(pays("watchful-eye", block().denounced(&[2, 3, 2, 0])), Some(1));
    assert_eq!(pays("watchful-eye", block().denounced(&[2, 3, 1, 0])), None);
    assert_eq!(pays("materialist", block()), None);
    assert_eq!(pays("activist", block()), None);
}
