//! Buying roofs, and free trade (LL 1.3 step 2, LL 1.6, LL R7, R8, R55, R66, R68, R69, R106).

use tenement::rules::landlord::{Event, Kind, Move, Step};

use crate::scene::free_trade;
use crate::support::{names, table};

// ---------------------------------------------------------------- buying a roof

// LL 1.3, LL R8, R68
#[test]
fn the_player_on_turn_offers_a_rival_money_for_a_roof_and_on_a_yes_both_change_hands() {
    let mut play = table(3).hand(1, "roof alibi").money(&[5, 1, 1]).start();
    play.play("offer 1");
    assert_eq!(play.step(), Step::OfferWant);
    assert_eq!(play.choices(), "want roof; want flat-roof");
    play.play("want roof");
    assert_eq!(play.step(), Step::OfferMoney);
    assert_eq!(play.choices(), "pay 0; pay 1; pay 2; pay 3; pay 4; pay 5", "from 0 to all he has");
    let told = play.play("pay 4");
    assert_eq!((play.step(), play.seat(), names(&told).as_str()), (Step::OfferAnswer, Some(1), "offered"));
    assert_eq!(play.choices(), "accept; decline", "no other price");
    let told = play.play("accept");
    assert_eq!(names(&told), "answered traded paid");
    assert_eq!((play.money(0), play.money(1)), (1, 5));
    assert_eq!((play.hand(0).as_str(), play.known(0).as_str(), play.hand(1).as_str()), ("roof", "roof", "alibi"));
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)));
}

// LL R68
#[test]
fn a_declined_offer_changes_nothing() {
    let mut play = table(2).hand(1, "roof").money(&[5, 1]).start();
    play.play("offer 1; want roof; pay 4; decline");
    assert_eq!((play.money(0), play.money(1), play.hand(0).as_str(), play.hand(1).as_str()), (5, 1, "", "roof"));
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)));
}

// LL R7, R68
#[test]
fn a_starting_roof_is_sold_before_a_roof_in_hand() {
    let mut play = table(2).starting_roofs(&[1]).hand(1, "roof").start();
    let roof = play.state.table.starting_roofs[1].unwrap();
    play.play("offer 1; want roof; pay 1; accept");
    assert_eq!(play.state.table.starting_roofs[1], None);
    assert!(play.state.hands[0].contains(roof));
    assert_eq!(play.hand(1), "roof");
}

// LL R68
#[test]
fn a_flat_roof_can_be_bought_too() {
    let mut play = table(2).hand(1, "flat-roof").start();
    play.play("offer 1; want flat-roof; pay 0; accept");
    assert_eq!((play.hand(0).as_str(), play.hand(1).as_str(), play.money(0)), ("flat-roof", "", 3));
    assert_eq!(play.times(|event| matches!(event, Event::Paid { .. })), 0, "for nothing");
}

// LL R68
#[test]
fn a_rival_who_lacks_the_kind_is_not_asked_and_that_looks_like_a_no() {
    let mut without = table(2).hand(1, "alibi").start();
    without.play("offer 1; want roof; pay 2");
    assert_eq!((without.step(), without.seat()), (Step::Act, Some(0)));
    let mut with = table(2).hand(1, "roof").start();
    with.play("offer 1; want roof; pay 2; decline");
    assert_eq!(without.told, with.told);
    assert_eq!((without.step(), without.seat()), (with.step(), with.seat()));
}

// LL R68
#[test]
fn a_rival_gets_two_offers_in_a_turn_at_most_accepted_or_not() {
    for answers in [["accept", "accept"], ["decline", "accept"], ["decline", "decline"]] {
        let mut play = table(3).hand(1, "roof roof roof").hand(2, "roof").start();
        for answer in answers {
            play.play(&format!("offer 1; want roof; pay 1; {answer}"));
        }
        play.refuses("offer 1", "LL R68", "offers-used");
        assert!(play.may("offer 2"), "another rival is another matter");
    }
}

// LL R68
#[test]
fn an_offer_nobody_was_asked_about_counts_as_well() {
    let mut play = table(2).hand(1, "alibi").start();
    play.play("offer 1; want roof; pay 0; offer 1; want flat-roof; pay 0");
    play.refuses("offer 1", "LL R68", "offers-used");
}

// LL R68
#[test]
fn offers_are_counted_anew_in_each_turn() {
    let mut play = table(2).hand(0, "roof").hand(1, "roof").with(|options| options.offers_per_rival = 1).start();
    play.play("offer 1; want roof; pay 1; decline");
    play.refuses("offer 1", "LL R68", "offers-used");
    play.end_turn();
    assert!(play.may("offer 0"));
    play.end_turn();
    assert!(play.may("offer 1"));
}

// LL R68
#[test]
fn the_option_says_how_many_offers_a_rival_gets() {
    let mut play = table(2).hand(1, "alibi").with(|options| options.offers_per_rival = 5).start();
    for _ in 0..5 {
        play.play("offer 1; want roof; pay 0");
    }
    play.refuses("offer 1", "LL R68", "offers-used");
}

// LL R106
#[test]
fn only_a_rival_with_a_card_in_hand_or_a_starting_roof_gets_an_offer() {
    let play = table(4).hand(0, "roof").hand(2, "alibi").starting_roofs(&[3]).start();
    play.refuses("offer 1", "LL R106", "rival-without-cards");
    assert!(play.may("offer 2") && play.may("offer 3"));
}

// LL R68
#[test]
fn nobody_makes_an_offer_to_himself_or_to_a_seat_that_nobody_has() {
    let play = table(2).hand(0, "roof").hand(1, "roof").start();
    play.refuses("offer 0", "LL R68", "no-rival");
    play.refuses("offer 2", "LL R68", "no-rival");
}

// LL R8, R68
#[test]
fn without_free_trade_only_roofs_change_hands_and_only_for_money_that_the_buyer_has() {
    let mut play = table(2).hand(0, "alibi").hand(1, "roof alibi attic-flat").start();
    play.play("offer 1");
    play.refuses("give alibi", "LL 1.3", "wrong-decision");
    play.refuses("want alibi", "LL R68", "only-roofs");
    play.refuses("want attic-flat", "LL R68", "only-roofs");
    play.refuses("want nothing", "LL R69", "no-card-at-all");
    play.play("want roof");
    play.refuses("pay 4", "LL R68", "not-so-rich");
    play.refuses("charge 1", "LL R68", "only-buying");
}

// LL R67, R68
#[test]
fn a_roof_is_bought_before_the_building_site_is_opened() {
    let mut play = table(2).hand(0, "alibi roof").hand(1, "roof").start();
    play.play("floor alibi");
    play.refuses("offer 1", "LL R67", "site-open");
}

// LL R8, R68
#[test]
fn roofs_are_bought_in_step_2_only() {
    let mut play = table(2).hand(1, "roof").start();
    play.play("done");
    assert_eq!(play.step(), Step::Buy);
    play.refuses("offer 1", "LL 1.3", "wrong-decision");
}

// LL R8, R55
#[test]
fn the_price_of_a_roof_is_not_limited_by_the_rent_and_does_not_count_against_it() {
    let mut play = table(2).house(0, "2 roof", "").hand(1, "roof").money(&[9, 0]).pile("roof roof roof").start();
    play.play("offer 1; want roof; pay 9; accept; done");
    assert_eq!((play.money(0), play.step()), (2, Step::Buy));
    play.play("buy; buy");
    assert_eq!((play.money(0), play.active()), (0, 1), "two cards for a rent of 2");
}

// LL R55
#[test]
fn what_a_roof_brought_does_not_raise_the_cap_for_buying() {
    let mut play = table(2).hand(1, "roof").money(&[9, 0]).pile("roof roof roof").start();
    play.play("offer 1; want roof; pay 9; accept; done; done; done");
    assert_eq!((play.money(1), play.step(), play.seat()), (10, Step::Buy, Some(1)));
    play.play("buy");
    assert_eq!(play.active(), 0, "1 of rent, so one card");
}

// LL R68, R78
#[test]
fn an_offer_opens_no_window() {
    let mut play = table(2).hand(1, "roof double-system").discards("bomb").start();
    play.play("offer 1; want roof; pay 1; accept");
    assert_eq!(play.times(|event| matches!(event, Event::Asked { .. })), 0);
}

// -------------------------------------------------------------------- free trade

// LL 1.6, LL R69
#[test]
fn with_free_trade_any_card_may_be_bought() {
    let mut play = free_trade(table(2)).hand(1, "police").start();
    play.play("offer 1");
    assert_eq!((play.step(), play.choices().as_str()), (Step::OfferGive, "give nothing"));
    play.play("give nothing");
    let wanted: Vec<Kind> = play
        .legal()
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Want(kind) => kind,
            _ => None,
        })
        .collect();
    assert_eq!(wanted, Kind::ALL[1..], "every front but Jail");
    play.play("want police; pay 2; accept");
    assert_eq!((play.hand(0).as_str(), play.hand(1).as_str()), ("police", ""));
    assert_eq!((play.money(0), play.money(1)), (1, 5));
}

// LL 1.6, LL R69
#[test]
fn with_free_trade_cards_may_be_swapped() {
    let mut play = free_trade(table(2)).hand(0, "bomb error").hand(1, "police law").start();
    play.play("offer 1");
    assert_eq!(play.choices(), "give nothing; give bomb; give error");
    play.play("give bomb; want law; pay 0; accept");
    assert_eq!((play.hand(0).as_str(), play.hand(1).as_str()), ("law error", "police bomb"));
    assert_eq!((play.known(0).as_str(), play.known(1).as_str()), ("law", "bomb"), "all have seen it");
}

// LL R69
#[test]
fn with_free_trade_cards_may_be_sold_and_given_away() {
    let mut play = free_trade(table(2)).hand(0, "bomb error").hand(1, "alibi").money(&[0, 4]).start();
    play.play("offer 1; give bomb; want nothing; charge 4; accept; offer 1; give error; want nothing; pay 1; accept");
    assert_eq!((play.hand(0).as_str(), play.hand(1).as_str()), ("", "alibi bomb error"));
    assert_eq!((play.money(0), play.money(1)), (3, 1));
}

// LL R69
#[test]
fn money_goes_with_one_side_only_giving_up_to_all_one_has_and_asking_up_to_30() {
    let mut play = free_trade(table(2)).hand(0, "bomb").hand(1, "alibi").money(&[2, 40]).start();
    play.play("offer 1; give bomb; want alibi");
    let choices = play.choices();
    assert!(choices.starts_with("pay 0; pay 1; pay 2; charge 1; charge 2; "), "{choices}");
    assert!(choices.ends_with("; charge 30"), "{choices}");
    play.refuses("pay 3", "LL R68", "not-so-rich");
    play.refuses("charge 0", "LL R69", "charge-range");
    play.refuses("charge 31", "LL R69", "charge-range");
    play.play("charge 30; accept");
    assert_eq!((play.money(0), play.money(1)), (32, 10));
}

// LL R69
#[test]
fn at_least_one_card_is_traded() {
    let mut play = free_trade(table(2)).hand(1, "alibi").start();
    play.play("offer 1; give nothing");
    play.refuses("want nothing", "LL R69", "no-card-at-all");
}

// LL R69
#[test]
fn only_a_card_that_one_has_can_be_given_and_only_one_of_the_deck_be_wanted() {
    let mut play = free_trade(table(2)).hand(0, "bomb").hand(1, "alibi").start();
    play.play("offer 1");
    play.refuses("give alibi", "LL R69", "not-in-hand");
    play.refuses("give roof", "LL R69", "not-in-hand");
    play.play("give bomb");
    play.refuses("want jail", "LL R69", "not-in-deck");
    let mut play = free_trade(table(2)).hand(0, "law").hand(1, "alibi").with(|options| options.mild = true).start();
    play.play("offer 1; give law");
    play.refuses("want bomb", "LL R69", "not-in-deck");
    play.refuses("want murder", "LL R69", "not-in-deck");
}

// LL R69
#[test]
fn a_rival_without_the_card_or_the_money_is_not_asked_and_that_looks_like_a_no() {
    let deal = "offer 1; give bomb; want alibi; charge 5";
    let scene = || free_trade(table(2)).hand(0, "bomb");
    let mut no = scene().hand(1, "alibi").money(&[3, 5]).start();
    no.play(deal);
    assert_eq!((no.step(), no.seat()), (Step::OfferAnswer, Some(1)), "he has both");
    no.play("decline");
    for (hand, money) in [("law", 5), ("alibi", 4)] {
        let mut play = scene().hand(1, hand).money(&[3, money]).start();
        play.play(deal);
        assert_eq!((play.step(), play.seat(), &play.told), (Step::Act, Some(0), &no.told), "{hand} {money}");
        assert_eq!((play.hand(0).as_str(), play.state.table.this_turn.offers[1]), ("bomb", 1));
    }
}

// LL R69
#[test]
fn all_passes_at_once_so_a_roof_given_is_not_the_roof_got() {
    let mut play = free_trade(table(2)).hand(0, "roof").hand(1, "roof").start();
    let before = (play.state.hands[0], play.state.hands[1]);
    play.play("offer 1; give roof; want roof; pay 0; accept");
    assert_eq!((play.state.hands[1], play.state.hands[0]), before);
}

// LL R7, R69
#[test]
fn a_starting_roof_may_be_given_too() {
    let mut play = free_trade(table(2)).starting_roofs(&[0]).hand(1, "alibi").start();
    play.play("offer 1; give roof; want alibi; pay 0; accept");
    assert_eq!(
        (play.state.table.starting_roofs[0], play.hand(0).as_str(), play.hand(1).as_str()),
        (None, "alibi", "roof")
    );
    assert_eq!(play.known(1), "roof");
}

// LL R69
#[test]
fn free_trade_keeps_the_limit_of_offers_and_who_gets_one() {
    let mut play = free_trade(table(3)).hand(1, "alibi").start();
    play.refuses("offer 2", "LL R106", "rival-without-cards");
    play.play("offer 1; give nothing; want bomb; pay 0; offer 1; give nothing; want roof; pay 0");
    play.refuses("offer 1", "LL R68", "offers-used");
}

// LL R69, R105
#[test]
fn of_two_mothers_with_child_the_one_not_taken_back_is_given_away() {
    let scene = free_trade(table(2)).house(0, "1 roof", "mother-child 1").hand(0, "mother-child").hand(1, "alibi");
    let mut play = scene.start();
    let recalled = play.lodger("0,1");
    play.play("recall 0,1; offer 1; give mother-child; want alibi; pay 0; accept");
    assert!(play.state.hands[0].contains(recalled));
}
