//! What each viewer may know (EV R34).

use tenement::rules::eviction::{Dealt, Event, Eviction, View};
use tenement::rules::{Game, Seat, Viewer};

use crate::support::{Play, Scene};

const QUIET: &str = "
    b... .... .... m...
    .... tb.. !.... m...
    .... .... pp.. t...";

fn three_cards_each() -> Play {
    Scene::new(2, QUIET).hands(&["key-brick communication new-lease", "key-teal key-teal departure-day"]).start()
}

// EV R34
#[test]
fn a_seat_sees_its_own_hand_and_how_many_cards_the_others_and_the_pile_have() {
    let state = three_cards_each().state;
    for seat in [Seat(0), Seat(1)] {
        let view = Eviction::view(&state, Viewer::Seat(seat));
        assert_eq!(view.hand, Some(state.hands[seat.index()]));
        assert_eq!((view.hands, view.pile), ([3, 3, 0, 0], 26));
        assert_eq!(view.table, state.table);
    }
}

// EV R34
#[test]
fn spectators_see_no_hand() {
    let view = Eviction::view(&three_cards_each().state, Viewer::Spectator);
    assert_eq!((view.hand, view.hands), (None, [3, 3, 0, 0]));
}

// EV R34
#[test]
fn a_view_says_nothing_else() {
    let view = serde_json::to_value(Eviction::view(&three_cards_each().state, Viewer::Spectator)).unwrap();
    let mut fields: Vec<&str> = view.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(fields, ["hand", "hands", "pile", "table", "viewer"]);
}

// EV R34
#[test]
fn a_drawn_card_is_seen_by_its_owner_only() {
    let mut play = three_cards_each();
    play.play("card key-brick; apartment 0,0; arrow left; draw");
    let dealt = *play.told.iter().find(|event| matches!(event, Event::Dealt { .. })).unwrap();
    assert!(matches!(dealt, Event::Dealt { seat: Seat(0), card: Some(Dealt { .. }) }));
    assert_eq!(Eviction::seen(&dealt, Viewer::Seat(Seat(0))), dealt);
    for other in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(Eviction::seen(&dealt, other), Event::Dealt { seat: Seat(0), card: None });
    }
}

// EV R34
#[test]
fn a_card_is_shown_to_all_when_it_is_chosen_and_lies_open_afterwards() {
    let mut play = three_cards_each();
    play.play("card communication");
    let played = play.told[0];
    assert!(matches!(played, Event::CardPlayed { .. }));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(Eviction::seen(&played, viewer), played);
        assert_eq!(Eviction::view(&play.state, viewer).table.playing, play.state.table.playing);
    }
    play.play("apartment 0,0; arrow left");
    assert_eq!(Eviction::view(&play.state, Viewer::Spectator).table.discards.len(), 1);
}

// EV R34
#[test]
fn a_redeal_agrees_with_what_is_known_and_deals_the_rest_anew() {
    let state = three_cards_each().state;
    let view = Eviction::view(&state, Viewer::Seat(Seat(0)));
    let mut hands = std::collections::BTreeSet::new();
    for seed in 0..50 {
        let dealt = Eviction::redeal(&view, seed);
        assert_eq!(dealt.hands[0], state.hands[0]);
        assert_eq!(Eviction::view(&dealt, Viewer::Seat(Seat(0))), view);
        let mut cards: Vec<_> = dealt.hands.iter().flat_map(|hand| hand.iter()).chain(dealt.pile).collect();
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), 32, "each card is somewhere, once");
        hands.insert(dealt.hands[1].iter().collect::<Vec<_>>());
    }
    assert!(hands.len() > 40, "the rival's hand varies");
}

// EV R34
#[test]
fn without_cards_nothing_is_hidden() {
    let board = "
        b... .... .... ....
        .... t... .... ....
        .... .... .... ....";
    let state = Scene::without_cards(board).start().state;
    let views = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator].map(|viewer| {
        let view: View = Eviction::view(&state, viewer);
        (view.table, view.hands, view.pile)
    });
    assert_eq!(views, [(state.table, [0; 4], 0); 3]);
}

// EV R34
#[test]
fn only_a_dealt_card_is_news_that_undo_may_not_reach_over() {
    let mut play = three_cards_each();
    play.play("card key-brick; apartment 0,0; arrow left");
    assert!(!play.told.iter().any(Eviction::reveals));
    play.told.clear();
    play.play("draw");
    assert!(play.told.iter().any(Eviction::reveals));
}
