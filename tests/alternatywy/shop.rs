//! The Auction (A4 1.11, R66-R70, R112) and the ends of supplies (R110).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Alternatywy, Event, Line, Source, Step, Trait};
use tenement::rules::{Game, Viewer};

use crate::support::{Play, Scene, lines, names, paid, scene};

/// The last Round of Stage 1; seat 0 would hold the Priority token in Phase III.
fn evening() -> Scene {
    scene("kotek balcerek kolinska professor aniol").priority(1).time(1, 5).trash(1, 0, 0)
}

/// Phase III begins with the Auction.
fn auction(scene: &Scene) -> Play {
    let mut play = scene.go("flats staircase courtyard club landlords");
    play.until(|play| matches!(play.step(), Step::Auction | Step::Bid) || play.state.table.stage == 2);
    play
}

fn prizes(told: &[Event]) -> Vec<(u8, i8)> {
    paid(told).into_iter().filter(|&(.., source)| source == Source::Auctions).map(|(seat, by, _)| (seat, by)).collect()
}

// A4 R112
#[test]
fn tenants_with_a_token_are_asked_from_the_priority_holder_on() {
    let mut play = auction(&evening().goods(1, "ham").goods(3, "bread").goods(0, "soap"));
    assert_eq!(play.state.table.priority, Some(Seat(0)), "passed before Phase III");
    let mut asked = Vec::new();
    while play.step() == Step::Auction {
        asked.push(play.seat().unwrap());
        play.play("done");
    }
    assert_eq!(asked, [0, 1, 3]);
    assert!(!names(&play.told).contains("auction-won"), "nobody: no Auction");
    assert_eq!(play.goods(1), "ham");
}

// A4 R112
#[test]
fn who_passed_is_asked_again_after_an_announcement() {
    let mut play = auction(&evening().goods(0, "soap").goods(1, "ham").goods(3, "bread"));
    play.play("0: done; 1: yes; 3: done; 0: yes; 3: done");
    assert_eq!(play.step(), Step::Bid);
    assert_eq!(play.state.table.auction.announced.len(), 2);
}

// A4 1.11, R68
#[test]
fn a_sole_bidder_discards_at_least_1_token_for_1_vp() {
    let mut play = auction(&evening().goods(0, "ham remanent"));
    play.play("0: yes");
    play.until(|play| play.step() == Step::Bid);
    play.refuses("done", "A4 1.11", "bid-something");
    play.refuses("good bread", "A4 1.11", "no-such-good");
    let told = play.play("good remanent; done");
    assert_eq!((prizes(&told), play.goods(0)), (vec![(0, 1)], "ham".to_owned()));
}

// A4 1.11, R69
#[test]
fn the_highest_total_with_premiums_wins_and_all_committed_tokens_leave() {
    // Balcerek's washing powder and bread: 3 + 2; Kotek's radio: 4; Kolińska's coffee: 3.
    let scene = evening().goods(0, "radio").goods(1, "washing-powder bread ham").goods(2, "coffee");
    let mut play = auction(&scene);
    play.play("0: yes; 1: yes; 2: yes; 0: good radio");
    play.play("1: good washing-powder; good bread; done");
    play.play("2: good coffee");
    let shown: Vec<(u8, u8)> = play
        .told
        .iter()
        .filter_map(|event| if let Event::BidShown { seat, value } = event { Some((seat.0, *value)) } else { None })
        .collect();
    assert_eq!(shown, [(0, 4), (1, 5), (2, 3)]);
    assert_eq!((prizes(&play.told), play.goods(1)), (vec![(1, 1)], "ham".to_owned()));
    assert_eq!(play.state.table.goods_gone.len(), 4);
}

// A4 R66
#[test]
fn a_tie_for_the_top_pays_the_landlord() {
    let scene = evening().goods(0, "ham").goods(1, "ham").goods(2, "iron");
    let mut play = auction(&scene);
    play.play("0: yes; 1: yes; 2: yes; 0: good ham");
    play.play("1: good ham");
    let told = play.play("2: good iron");
    assert_eq!((prizes(&play.told), play.state.table.goods_gone.len()), (vec![(4, 1)], 3));
    assert!(told.contains(&Event::AuctionWon { seat: None }));
}

// A4 R67
#[test]
fn bids_of_remanents_alone_tie_at_0() {
    let mut play = auction(&evening().goods(0, "remanent").goods(1, "remanent"));
    play.play("0: yes; 1: yes; 0: good remanent; 1: good remanent");
    assert_eq!(prizes(&play.told), [(4, 1)]);
}

// A4 R69
#[test]
fn the_premium_counts_for_each_token_and_never_for_a_remanent() {
    let mut play = auction(&evening().goods(3, "bread bread remanent").goods(0, "ham"));
    play.play("0: yes; 3: yes; 0: good ham");
    play.play("3: good bread; good bread; good remanent");
    play.settle();
    let bid = |seat: u8, value: u8| Event::BidShown { seat: Seat(seat), value };
    assert!(play.told.contains(&bid(3, 4)) && play.told.contains(&bid(0, 3)));
}

// A4 R66, T21
#[test]
fn an_inspection_can_take_the_landlords_point_of_a_tie() {
    let mut play = auction(&evening().goods(0, "ham").goods(1, "ham").hand(2, "inspection"));
    play.play("0: yes; 1: yes; 0: good ham; 1: good ham; 2: play inspection");
    assert!(prizes(&play.told).is_empty());
}

// A4 R112
#[test]
fn announcing_cannot_be_withdrawn_and_no_tokens_no_question() {
    let mut play = auction(&evening().goods(0, "ham").goods(1, "ham"));
    play.play("0: yes; 1: yes");
    play.refuses("done", "A4 1.11", "bid-something");
    assert!(play.state.table.auction.announced.contains(Seat(0)));
    let none = auction(&evening());
    assert_eq!(none.state.table.stage, 2);
    assert!(!names(&none.told).contains("announced"));
}

// A4 R112, 2.3
#[test]
fn the_materialists_token_takes_no_part() {
    let scene = evening().traits("- - - - materialist").goods(4, "ham");
    let mut play = auction(&scene);
    assert_eq!(play.state.table.stage, 2);
    play.settle();
    assert!(lines(&play.told).contains(&(4, 3, Line::EndOfDay(Trait::Materialist))));
}

// A4 R70, R117
#[test]
fn counts_are_public_and_faces_are_not() {
    let play = evening().goods(0, "ham bread").goods(1, "soap").start();
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(4)), Viewer::Spectator] {
        let view = Alternatywy::view(&play.state, viewer);
        assert_eq!((view.goods[0], view.goods[1], view.goods[4]), (2, 1, 0));
        assert_eq!(view.door, 5);
        let own = if viewer == Viewer::Seat(Seat(1)) { 1 } else { 0 };
        assert_eq!(view.own_goods.len(), own);
    }
}

// A4 1.11, R117: a bid is secret until all are in.
#[test]
fn a_bid_in_the_making_is_nobodys_business() {
    let mut play = auction(&evening().goods(0, "ham bread").goods(1, "soap"));
    play.play("0: yes; 1: yes; 0: good ham");
    let of = |play: &Play, seat| Alternatywy::view(&play.state, Viewer::Seat(Seat(seat)));
    assert_eq!((of(&play, 1).goods[0], of(&play, 0).own_bid.len()), (2, 1));
    let told = play.play("0: done");
    assert!(told.iter().all(|event| !matches!(event, Event::BidShown { .. })));
    assert_eq!(of(&play, 1).goods[0], 2);
    assert_eq!(of(&play, 1).own_bid.len(), 0);
    assert_eq!(play.state.table.goods_gone.len(), 0);
}

// A4 R110, 1.12
#[test]
fn an_empty_deck_is_made_anew_of_the_discards() {
    let mut play = scene("kotek balcerek furman aniol").go("flats club courtyard landlords");
    play.stack("plumber");
    play.play("board draw-two");
    assert_eq!(play.cards(0), 2);
    assert!(play.told.iter().any(|event| matches!(event, Event::Reshuffled { tenants: true, .. })));
    assert!(play.discards().split(' ').all(|name| name.is_empty()), "{}", play.discards());
}

// A4 R110
#[test]
fn an_empty_supply_leaves_the_door_as_it_is() {
    let mut play = evening().go("flats staircase courtyard club landlords");
    play.state.goods_lost = play.state.goods_lost.or(play.state.supply);
    play.state.supply = tenement::rules::Set::EMPTY;
    play.state.door.remove(play.state.door.first().unwrap());
    play.end_stage();
    assert_eq!((play.state.table.stage, play.state.door.len()), (2, 4));
}

// A4 2.7, R110
#[test]
fn in_a_sudden_end_goods_that_left_the_game_come_back_to_an_empty_supply() {
    let scene = crate::support::scene_of("sudden-end", "kotek balcerek furman aniol").time(1, 5).door(1);
    let mut play = scene.go("flats club courtyard landlords");
    play.state.table.goods_gone = play.state.supply;
    play.state.supply = tenement::rules::Set::EMPTY;
    play.end_stage();
    assert_eq!(play.state.door.len(), 4);
    assert!(play.told.iter().any(|event| matches!(event, Event::GoodsReturned { .. })));
}
