//! Actions At the Landlord's, in the Tenants' Club and the Courtyard (A4 1.6).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Place, Source, Work};

use crate::support::{Scene, paid, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

/// A Tenant files At the Landlord's; what it paid, and how many are held then.
fn files(deed: &str, held: u8) -> (Vec<(u8, i8, Source)>, u8) {
    let mut play = block().denounced(&[0, held, 0, 0]).go("landlords club flats courtyard");
    let told = play.play(&format!("0: board {deed}; seat 1"));
    (paid(&told), play.denounced()[1])
}

// A4 1.6, 1.8, R38
#[test]
fn a_7th_denunciation_filed_for_a_reward_pays_1_vp_and_stays() {
    assert_eq!(files("file-for-reward", 6), (vec![(0, 1, Source::Denunciations)], 7));
}

// A4 R38, R39, 1.8
#[test]
fn filing_for_a_reward_pays_at_exactly_7_only() {
    for held in [0, 3, 4, 5, 7, 8, 11] {
        assert_eq!(files("file-for-reward", held), (vec![], held + 1));
    }
}

// A4 1.6, R39
#[test]
fn a_5th_or_6th_denunciation_filed_for_a_penalty_costs_the_accused_1_vp_and_all_go() {
    for held in [4, 5] {
        assert_eq!(files("file-for-penalty", held), (vec![(1, -1, Source::Denunciations)], 0));
    }
    for held in [0, 3, 6, 7] {
        assert_eq!(files("file-for-penalty", held), (vec![], held + 1));
    }
}

// A4 1.6
#[test]
fn who_files_at_the_landlords_names_another_tenant_whether_or_not_he_is_there() {
    for places in ["landlords club flats courtyard", "landlords club flats landlords"] {
        let mut play = block().go(places);
        play.to(0);
        let before = play.denounced()[2];
        play.play("board file-for-reward");
        play.refuses("seat 0", "A4 1.6", "not-yourself");
        play.refuses("seat 3", "A4 1.6", "tenants-only");
        play.play("seat 2");
        assert_eq!(play.denounced()[2], before + 1);
    }
}

// A4 1.6
#[test]
fn a_tenant_who_meets_the_landlord_at_his_place_makes_him_discard_and_draws() {
    let mut play = block().hand(3, "abraham file").go("landlords club flats landlords");
    play.to(0);
    play.play("board swap-cards; 3: card file");
    assert_eq!((play.hand(3), play.cards(0)), ("abraham".to_owned(), 1));
    let play = block().hand(3, "abraham").go("landlords club flats courtyard");
    play.refuses("board swap-cards", "A4 1.6", "landlord-not-here");
}

// A4 R54
#[test]
fn a_landlord_without_cards_discards_none_and_the_tenant_still_draws() {
    let mut play = block().go("landlords club flats landlords");
    play.to(0);
    play.play("board swap-cards");
    assert_eq!((play.cards(0), play.cards(3)), (1, 0));
}

// A4 1.6, 1.9, R12
#[test]
fn a_breakdown_is_reported_after_an_action_in_rounds_1_to_3() {
    for round in 1..=5 {
        let mut play = block().time(1, round).go("landlords club flats courtyard");
        play.play("0: board file-for-reward; seat 1");
        if round <= 3 {
            let told = play.play("blue; seat 2");
            assert_eq!(told, [Event::ActedBlue { seat: Seat(0), place: Place::Landlords }, broken(2)]);
        } else {
            play.refuses("blue", "A4 R12", "too-late-to-report");
        }
    }
}

fn broken(tenant: u8) -> Event {
    Event::BrokeDown { tenant: Seat(tenant), reporter: Seat(0) }
}

// A4 1.6, R40
#[test]
fn the_landlord_exchanges_5_denunciations_for_a_loss_or_7_for_a_gain() {
    let scene = block().traits("- - - activist").denounced(&[9, 4, 0, 0]).priority(3);
    let mut five = scene.go("club flats courtyard landlords");
    let mut seven = five.clone();
    five.play("3: board exchange");
    five.refuses("seat 1", "A4 R40", "too-few-denunciations");
    let told = five.play("seat 0; number 5");
    assert_eq!((paid(&told), five.denounced()[0]), (vec![(0, -1, Source::Denunciations)], 4));
    // One for each Action.
    five.refuses("board exchange", "A4 1.5", "action-is-over");
    seven.play("3: board exchange; seat 0");
    seven.refuses("number 6", "A4 R40", "five-or-seven");
    let told = seven.play("number 7");
    assert_eq!((paid(&told), seven.denounced()[0]), (vec![(3, 1, Source::Denunciations)], 2));
}

// A4 R40
#[test]
fn below_5_there_is_no_exchange_and_below_7_no_gain() {
    let play = block().denounced(&[4, 4, 4, 0]).priority(3).go("club flats courtyard landlords");
    play.refuses("board exchange", "A4 R40", "five-on-nobody");
    let mut play = block().denounced(&[6, 0, 0, 0]).priority(3).go("club flats courtyard landlords");
    play.play("board exchange; seat 0");
    play.refuses("number 7", "A4 R40", "too-few-denunciations");
}

// A4 1.6
#[test]
fn the_landlord_draws_2_landlord_cards_at_his_place_and_1_in_the_club_twice() {
    let mut play = block().priority(3).go("club flats courtyard landlords");
    play.play("3: board draw-two");
    assert_eq!(play.cards(3), 2);
    let mut play = block().priority(3).go("staircase flats courtyard club");
    play.play("3: board draw-one; blue");
    assert_eq!(play.cards(3), 2);
    assert!(play.state.hands[3].without(play.state.table.options.deck.side(landlord())).is_empty());
}

fn landlord() -> tenement::rules::alternatywy::Side {
    tenement::rules::alternatywy::Side::Landlord
}

// A4 1.6, 1.10
#[test]
fn the_landlord_introduces_the_work_at_his_place_by_the_blue_action() {
    let mut play = block().work("snow-clearing").list(&[0]).priority(3).go("staircase flats courtyard landlords");
    play.refuses("blue", "A4 R16", "blue-needs-action");
    play.play("3: board draw-two");
    let told = play.play("blue");
    assert!(told.contains(&Event::WorkIntroduced { work: Work::SnowClearing, compulsory: false }));
}

// A4 1.6, 1.10
#[test]
fn in_the_club_he_introduces_only_what_is_marked_so() {
    let mut play = block().work("gala").list(&[0]).priority(3).go("staircase flats courtyard club");
    let told = play.play("3: board introduce");
    assert!(told.contains(&Event::WorkIntroduced { work: Work::Gala, compulsory: false }));
    let play = block().work("painting").list(&[0]).priority(3).go("staircase flats courtyard club");
    play.refuses("board introduce", "A4 1.6", "not-in-club");
    let play = block().work("civil-defence").list(&[0]).priority(3).go("staircase flats courtyard club");
    play.refuses("board introduce", "A4 1.6", "not-in-club");
}

// A4 1.6
#[test]
fn the_first_lone_visit_of_a_stage_to_the_club_pays_1_vp() {
    let mut play = block().go("club flats courtyard landlords");
    let told = play.play("0: board first-visit");
    assert_eq!(paid(&told), [(0, 1, Source::Board)]);
    play.next_round("flats club courtyard landlords");
    play.to(1);
    play.refuses("board first-visit", "A4 R113", "club-visited");
}

// A4 1.6, 1.14
#[test]
fn the_club_pays_again_in_the_next_stage() {
    let mut play = block().time(1, 5).but(|position| position.club_visited = true).go("club flats courtyard landlords");
    play.refuses("board first-visit", "A4 R113", "club-visited");
    play.end_stage();
    play.go("club flats courtyard landlords");
    play.to(0);
    assert!(play.may("board first-visit"));
}

// A4 1.6, R43
#[test]
fn a_visit_in_company_pays_nothing() {
    let play = block().go("club club courtyard landlords");
    play.refuses("board first-visit", "A4 1.6", "not-alone");
    let mut play = block().go("club flats courtyard club");
    play.to(0);
    play.refuses("board first-visit", "A4 1.6", "not-alone");
}

// A4 1.6, R41
#[test]
fn in_the_club_2_denunciations_on_oneself_become_2_on_another() {
    let mut play = block().denounced(&[3, 6, 0, 0]).go("club flats courtyard landlords");
    play.play("0: board refile");
    play.refuses("seat 0", "A4 1.6", "not-yourself");
    play.refuses("seat 3", "A4 1.6", "tenants-only");
    let told = play.play("seat 1");
    // No threshold pays, neither the 7th.
    assert_eq!((play.denounced(), paid(&told)), (vec![1, 8, 0, 0], vec![]));
}

// A4 R41
#[test]
fn up_to_2_go_and_at_least_1_must_be_held() {
    let mut play = block().denounced(&[1, 0, 0, 0]).go("club flats courtyard landlords");
    play.play("0: board refile; seat 2");
    assert_eq!(play.denounced(), [0, 0, 2, 0]);
    let play = block().denounced(&[0, 5, 0, 0]).go("club flats courtyard landlords");
    play.refuses("board refile", "A4 R41", "not-denounced");
}

// A4 1.6, 1.11
#[test]
fn a_tenant_takes_a_token_from_the_door_in_the_courtyard() {
    let mut play = block().go("courtyard flats club landlords");
    play.hang("ham");
    play.play("0: board take-good");
    assert_eq!((play.goods(0), play.state.door.len()), ("ham".to_owned(), 0));
    play.next_round("courtyard flats club landlords");
    play.to(0);
    play.refuses("board take-good", "A4 1.11", "door-empty");
}

// A4 1.6, R5
#[test]
fn the_chairman_visit_takes_1_vp_of_the_landlord_for_a_tenant() {
    let mut play = block().trash(1, 2, 3).go("courtyard flats club landlords");
    let told = play.play("0: board visit-chairman");
    let mut changes = paid(&told);
    changes.sort_by_key(|change| change.0);
    assert_eq!(changes, [(0, 1, Source::Board), (3, -1, Source::Board)]);
    // A loss that is blocked at 0 is none for the Tenant.
    let mut play = block().trash(1, 2, 3).points(&[9, 9, 9, 0]).go("courtyard flats club landlords");
    let told = play.play("0: board visit-chairman");
    assert_eq!(paid(&told), [(0, 1, Source::Board)]);
}

// A4 1.6, R78
#[test]
fn the_chairman_visit_needs_trash_in_all_3_bins() {
    for (staircase, club, courtyard) in [(3, 3, 0), (0, 1, 1), (2, 0, 2)] {
        let play = block().trash(staircase, club, courtyard).go("courtyard flats club landlords");
        play.refuses("board visit-chairman", "A4 R78", "bins-not-full");
    }
}

// A4 1.6, R49, R79
#[test]
fn the_landlord_performs_no_action_in_the_courtyard() {
    let mut play = block().hand(3, "file abraham").denounced(&[7]).trash(0, 0, 2).priority(3);
    play.position.trash.club = 1;
    let mut play = play.go("staircase flats club courtyard");
    play.refuses("board take-good", "A4 R79", "no-actions-in-courtyard");
    play.refuses("play file", "A4 R79", "no-actions-in-courtyard");
    assert!(play.may("clean-two"));
    play.play("3: done");
    play.refuses("blue", "A4 1.6", "no-blue-here");
    play.play("play abraham; place club; clean");
    assert_eq!(play.trash(), [0, 0, 1]);
}
