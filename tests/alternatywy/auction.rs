//! Shop Goods and the Auction (A4 1.11).

use tenement::rules::alternatywy::{Alternatywy, Event, Source, Step};
use tenement::rules::{Game, Seat, Viewer};

use crate::support::{Play, Scene, names, paid, scene};

/// The last Round of a Stage; nobody has a Trait that looks at goods.
fn block() -> Scene {
    scene("kotek balcerek furman aniol").traits("hustler chairman informer -").time(1, 5)
}

/// The Auction of a scene, with the first who is asked.
fn auction(scene: &Scene) -> Play {
    let mut play = scene.go("flats club staircase landlords");
    play.until(|play| play.state.table.evening || play.step() == Step::Trait);
    play
}

fn won(told: &[Event]) -> Vec<(u8, i8, Source)> {
    paid(told).into_iter().filter(|paid| paid.2 == Source::Auctions).collect()
}

// A4 1.11
#[test]
fn only_tenants_with_a_token_are_asked() {
    let mut play = auction(&block().goods(1, "bread"));
    assert_eq!((play.step(), play.seat(), play.choices()), (Step::Auction, Some(1), "yes; done".to_owned()));
    let told = play.play("done");
    assert!(!names(&told).contains("auction-won"));
    // Without tokens there is no Auction.
    let play = auction(&block());
    assert_eq!(play.step(), Step::Trait);
}

// A4 1.11
#[test]
fn the_highest_total_gains_1_vp_and_all_committed_tokens_leave() {
    let mut play = auction(&block().goods(0, "ham bread").goods(2, "coffee coffee bread"));
    play.play("yes; yes");
    assert_eq!(play.step(), Step::Bid);
    let mut told = Vec::new();
    for _ in 0..2 {
        let bid = if play.seat() == Some(0) { "good ham; good bread" } else { "good coffee; good bread; done" };
        told.extend(play.play(bid));
    }
    assert_eq!(won(&told), [(0, 1, Source::Auctions)]);
    assert_eq!((play.goods(0), play.goods(2)), (String::new(), "coffee".to_owned()));
    assert_eq!(play.wares(play.state.table.goods_gone), "bread bread ham coffee");
}

// A4 1.11, R69
#[test]
fn premium_goods_are_worth_1_more_each() {
    // Kotek likes cigarettes: 2 + 2 against 3.
    let mut play = auction(&block().goods(0, "cigarettes cigarettes").goods(1, "ham"));
    let mut told = play.play("yes; yes");
    for _ in 0..2 {
        let bid = if play.seat() == Some(0) { "good cigarettes; good cigarettes" } else { "good ham" };
        told.extend(play.play(bid));
    }
    assert_eq!(won(&told), [(0, 1, Source::Auctions)]);
    assert!(told.contains(&Event::BidShown { seat: Seat(0), value: 4 }));
}

// A4 1.11, R66
#[test]
fn a_tie_for_the_highest_pays_the_landlord() {
    let mut play = auction(&block().goods(0, "coffee").goods(1, "coffee").goods(2, "bread"));
    let mut told = play.play("yes; yes; yes");
    for _ in 0..3 {
        let only = play.legal()[0];
        told.extend(play.play(&only.to_string()));
    }
    assert_eq!(won(&told), [(3, 1, Source::Auctions)]);
    assert!(told.contains(&Event::AuctionWon { seat: None }));
    assert_eq!(play.state.table.goods_gone.len(), 3);
}

// A4 1.11, R67, R68
#[test]
fn a_sole_bidder_discards_at_least_1_token_even_a_remanent_for_1_vp() {
    let mut play = auction(&block().goods(0, "ham remanent").goods(1, "coffee"));
    play.until(|play| play.seat() == Some(0));
    play.play("yes");
    play.play("1: done");
    assert_eq!((play.seat(), play.step()), (Some(0), Step::Bid));
    play.refuses("done", "A4 1.11", "bid-something");
    play.refuses("good bread", "A4 1.11", "no-such-good");
    let told = play.play("good remanent; done");
    assert_eq!(won(&told), [(0, 1, Source::Auctions)]);
    assert_eq!((play.goods(0), play.goods(1)), ("ham".to_owned(), "coffee".to_owned()));
}

// A4 1.11
#[test]
fn who_passed_may_join_after_somebody_announces() {
    let mut play = auction(&block().priority(1).goods(0, "ham").goods(1, "coffee").goods(2, "bread"));
    // The token has passed to the right: from seat 0.
    play.play("0: done; 1: done; 2: yes");
    assert_eq!((play.step(), play.seat()), (Step::Auction, Some(0)));
    play.play("0: yes; 1: done");
    assert_eq!(play.step(), Step::Bid);
    assert_eq!(play.state.table.auction.announced.len(), 2);
}

// A4 1.11
#[test]
fn bids_are_secret_until_all_are_made() {
    let mut play = auction(&block().goods(0, "ham bread").goods(2, "coffee"));
    play.play("yes; yes");
    play.play("good ham");
    let viewer = Viewer::Seat(Seat(3));
    let view = Alternatywy::view(&play.state, viewer);
    assert_eq!((view.goods[0], view.goods[2]), (2, 1));
    let told = play.play("done");
    // Nor can the next bidder tell how many tokens the first one has put in (A4 R117).
    let next = Alternatywy::view(&play.state, Viewer::Seat(Seat(2)));
    assert_eq!(next.goods[0], 2);
    let seen: Vec<Event> = told.iter().map(|event| Alternatywy::seen(event, Viewer::Seat(Seat(2)))).collect();
    assert!(seen.contains(&Event::Committed { seat: Seat(0), tokens: None }));
    assert!(!names(&told).contains("bid-shown"));
    let told = play.play("good coffee");
    assert_eq!(names(&told).matches("bid-shown").count(), 2);
}

// A4 1.11
#[test]
fn unsold_tokens_stay_with_the_tenant_between_stages() {
    let mut play = auction(&block().goods(0, "ham").goods(1, "coffee remanent"));
    play.end_stage();
    assert_eq!((play.goods(0), play.goods(1)), ("ham".to_owned(), "coffee remanent".to_owned()));
}

// A4 1.11
#[test]
fn once_the_door_is_empty_new_goods_come_in_the_next_stage_only() {
    let mut play = block().time(1, 4).door(1).go("courtyard club staircase landlords");
    play.play("0: board take-good");
    play.next_round("courtyard club staircase landlords");
    assert!(play.state.door.is_empty());
    play.end_stage();
    assert_eq!(play.state.door.len(), 4);
}

// A4 1.11
#[test]
fn a_token_taken_is_seen_by_its_owner_only() {
    let mut play = block().go("courtyard club staircase landlords");
    play.hang("ham");
    let told = play.play("0: board take-good");
    let taken = told.iter().find(|event| matches!(event, Event::GoodTaken { .. })).unwrap();
    assert!(matches!(Alternatywy::seen(taken, Viewer::Seat(Seat(0))), Event::GoodTaken { ware: Some(_), .. }));
    assert!(matches!(Alternatywy::seen(taken, Viewer::Seat(Seat(1))), Event::GoodTaken { ware: None, .. }));
    assert_eq!(Alternatywy::view(&play.state, Viewer::Seat(Seat(0))).own_goods.len(), 1);
}
