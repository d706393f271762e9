//! Who knows what (LL 1.1, LL R10, R66, R78, R95).

use std::collections::BTreeSet;

use rand::seq::IndexedRandom;
use tenement::rules::landlord::{Card, Event, Flat, House, Kind, Landlord, Options, State, Step, View, Window};
use tenement::rules::{Chance, Game, Seat, Viewer};

use crate::scene::{as_seen, asked, free_counters, free_trade, seat, viewers};
use crate::support::{Play, Scene, options, random_match, table};

fn view(play: &Play, viewer: Viewer) -> View {
    Landlord::view(&play.state, viewer)
}

/// Two houses with named floors, hands, a starting roof and discards.
fn two_landlords() -> Scene {
    let scene = table(2).hiding(0, &[Kind::Bomb, Kind::Law], "roof", "student 1");
    let scene = scene.hiding(1, &[Kind::Error], "roof", "").starting_roofs(&[1]).discards("murder alibi");
    scene.hand(0, "police roof").hand(1, "single law move")
}

// ------------------------------------------------------------------------ the view

// LL R66
#[test]
fn a_seat_sees_its_own_hand_and_how_many_cards_the_others_and_the_pile_have() {
    let play = two_landlords().start();
    for index in [0, 1] {
        let view = view(&play, seat(index));
        assert_eq!(view.hand, Some(play.state.hands[usize::from(index)]));
        assert_eq!((view.hands, usize::from(view.pile)), ([2, 3, 0, 0, 0, 0], play.state.pile.len()));
    }
    let view = view(&play, Viewer::Spectator);
    assert_eq!((view.hand, view.hands), (None, [2, 3, 0, 0, 0, 0]));
}

// LL R66
#[test]
fn open_cards_all_discards_in_order_money_and_unused_starting_roofs_are_public() {
    let play = two_landlords().start();
    for viewer in viewers(2) {
        let view = view(&play, viewer);
        assert_eq!(view.table, play.state.table);
        assert_eq!(play.names(view.table.discards.iter().copied()), "murder alibi");
        assert!(view.table.starting_roofs[1].is_some());
        assert_eq!((view.money(Seat(0)), view.money(Seat(1))), (Some(3), Some(3)));
    }
}

// LL 1.1, LL R10
#[test]
fn what_a_floor_hides_is_known_to_its_owner_only() {
    let play = two_landlords().start();
    let floors = |viewer| -> Vec<String> {
        view(&play, viewer).floors.iter().map(|cards| play.names(cards.iter().copied())).collect()
    };
    assert_eq!(floors(seat(0))[..2], ["bomb law", ""]);
    assert_eq!(floors(seat(1))[..2], ["", "error"]);
    assert_eq!(floors(Viewer::Spectator)[..2], ["", ""]);
    assert!(play.state.table.houses.iter().all(|house| house.floors.iter().all(|floor| floor.is_none())));
}

// LL R66
#[test]
fn a_view_says_nothing_else() {
    let view = serde_json::to_value(view(&two_landlords().start(), Viewer::Spectator)).unwrap();
    let mut fields: Vec<&str> = view.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(fields, ["asked", "floors", "hand", "hands", "ledgers", "pile", "table", "viewer"]);
}

/// Gives the cards in each of two hidden places of a state to the other one.
fn swap_cards(state: &mut State, one: Card, other: Card) {
    let swap = |card: Card| {
        if card == one {
            other
        } else if card == other {
            one
        } else {
            card
        }
    };
    for hand in &mut state.hands {
        *hand = hand.iter().map(swap).collect();
    }
    state.pile.iter_mut().for_each(|card| *card = swap(*card));
    state.floors.iter_mut().flat_map(|floors| floors.iter_mut()).for_each(|card| *card = swap(*card));
}

// LL R66
#[test]
fn a_view_stays_the_same_whatever_is_behind_what_the_viewer_does_not_see() {
    let play = two_landlords().start();
    let hidden: Vec<Card> = {
        let state = &play.state;
        state.hands[1].iter().chain(state.floors[1]).chain(state.pile.iter().copied().take(6)).collect()
    };
    for &one in &hidden {
        for &other in &hidden {
            let mut changed = play.clone();
            swap_cards(&mut changed.state, one, other);
            assert_eq!(view(&changed, seat(0)), view(&play, seat(0)));
            assert_eq!(view(&changed, Viewer::Spectator), view(&play, Viewer::Spectator));
        }
    }
}

// --------------------------------------------------------------- events for others

// LL 1.1, LL R10, R66
#[test]
fn others_do_not_see_the_face_of_a_floor_that_is_laid() {
    let mut play = table(2).hand(0, "bomb roof").start();
    let told = play.play("floor bomb");
    let laid = |told: &[Event]| {
        told.iter().find_map(|told| match told {
            Event::FloorLaid { card, floor, .. } => Some((card.map(|known| known.kind), *floor)),
            _ => None,
        })
    };
    assert_eq!(laid(&as_seen(&told, seat(0))), Some((Some(Kind::Bomb), Flat(1))));
    for other in [seat(1), Viewer::Spectator] {
        assert_eq!(laid(&as_seen(&told, other)), Some((None, Flat(1))));
    }
}

// LL R7, R66
#[test]
fn all_see_a_starting_roof_that_is_laid_as_a_floor() {
    let mut play = table(2).hand(0, "attic-flat").starting_roofs(&[0]).start();
    let roof = play.state.table.starting_roofs[0];
    let told = play.play("floor roof");
    for viewer in viewers(2) {
        assert_eq!(as_seen(&told, viewer), told);
        assert_eq!(view(&play, viewer).table.houses[0].floors[0], roof);
    }
}

// LL R66
#[test]
fn a_card_that_is_bought_is_seen_by_its_buyer_only() {
    let mut play = table(2).pile("bomb roof").start();
    let told = play.play("done; buy");
    let drawn = |told: &[Event]| {
        told.iter().find_map(|told| match told {
            Event::Drawn { card, price, .. } => Some((card.map(|known| known.kind), *price)),
            _ => None,
        })
    };
    assert_eq!(drawn(&as_seen(&told, seat(0))), Some((Some(Kind::Bomb), 1)));
    for other in [seat(1), Viewer::Spectator] {
        assert_eq!(drawn(&as_seen(&told, other)), Some((None, 1)));
    }
}

// LL R66
#[test]
fn floors_of_a_demolished_house_come_back_unseen_and_its_open_cards_for_all_to_see() {
    let scene = table(2).hiding(1, &[Kind::Bomb, Kind::Law], "roof loft-conversion cellar", "").hand(0, "demolition");
    let mut play = scene.start();
    let told = play.play("play demolition; house 0");
    let faces = |told: &[Event]| -> Vec<Option<Kind>> {
        told.iter()
            .filter_map(|told| match told {
                Event::FloorReturned { card, .. } => Some(card.map(|known| known.kind)),
                Event::Returned { card, .. } => Some(Some(card.kind)),
                _ => None,
            })
            .collect()
    };
    let all = [Kind::CellarFlat, Kind::Bomb, Kind::Law, Kind::Roof, Kind::LoftConversion].map(Some);
    assert_eq!(faces(&as_seen(&told, seat(1))), all, "the owner");
    let open = [Some(Kind::CellarFlat), None, None, Some(Kind::Roof), Some(Kind::LoftConversion)];
    for other in [seat(0), Viewer::Spectator] {
        assert_eq!(faces(&as_seen(&told, other)), open);
    }
    assert_eq!(play.known(1), "roof loft-conversion cellar-flat");
    assert_eq!(play.hand(1), "roof loft-conversion cellar-flat bomb law");
}

// LL R66
#[test]
fn everything_else_that_happens_is_seen_by_all_alike() {
    for seed in 0..3 {
        let options = Options { free_trade: true, free_counters: true, ..options("standard", 3) };
        random_match(&options, 3, seed, |_, _, told| {
            for event in told {
                let hidden = matches!(
                    event,
                    Event::FloorLaid { open: false, .. } | Event::FloorReturned { .. } | Event::Drawn { .. }
                );
                for viewer in viewers(3) {
                    assert!(hidden || Landlord::seen(event, viewer) == *event, "{event:?}");
                }
            }
        });
    }
}

// ------------------------------------------------------------------- known cards

// LL R66
#[test]
fn a_card_that_all_saw_going_to_a_hand_is_marked_as_known() {
    let mut play = table(2).house(0, "1 roof", "mother-child 1").hand(0, "mother-child").start();
    play.play("recall 0,1");
    assert_eq!((play.known(0).as_str(), play.hand(0).as_str()), ("mother-child", "mother-child mother-child"));
    let mut play = table(2).house(1, "2 roof", "student 1, mover 2").hand(0, "own-use").hand(1, "alibi").start();
    play.play("play own-use; house 0");
    assert_eq!(play.known(1), "student mover");
    let mut play = table(2).hand(0, "double-system").discards("bomb").start();
    play.play("play double-system");
    assert_eq!(play.known(0), "bomb");
    let mut play = table(2).hand(1, "roof").start();
    play.play("offer 1; want roof; pay 0; accept");
    assert_eq!(play.known(0), "roof");
    for viewer in viewers(2) {
        assert_eq!(view(&play, viewer).table.known, play.state.table.known);
    }
}

// LL R66
#[test]
fn the_mark_goes_when_the_card_is_played() {
    let mut play = table(2).house(0, "1 roof", "mother-child 1").start();
    play.play("recall 0,1; play mother-child; flat 0,1");
    assert_eq!(play.known(0), "");
}

// LL R66
#[test]
fn of_two_equal_cards_the_known_one_is_played_first_so_that_no_more_is_told_than_must_be() {
    let scene = table(2).house(1, "2 roof", "student 1").hand(0, "own-use").hand(1, "student");
    let mut play = scene.start();
    let known = play.lodger("0,1");
    play.play("play own-use; house 0");
    play.end_turn();
    play.play("play student; flat 0,1");
    assert_eq!((play.lodger("0,1"), play.known(1).as_str()), (known, ""));
}

// LL R66
#[test]
fn all_marks_of_a_seat_go_when_it_lays_any_floor_but_not_those_of_others() {
    let scene = table(2).house(0, "2 roof", "mother-child 1, mother-child 2").house(1, "1 roof", "student 1");
    let mut play = scene.hand(0, "own-use alibi roof").start();
    play.play("play own-use; house 1; recall 0,1");
    assert_eq!((play.known(0).as_str(), play.known(1).as_str()), ("mother-child", "student"));
    play.play("floor alibi");
    assert_eq!((play.known(0).as_str(), play.known(1).as_str()), ("", "student"));
    play.play("take-down");
    assert_eq!(play.known(0), "", "nobody can tell what lay there");
}

// LL R66
#[test]
fn a_starting_roof_keeps_its_own_mark() {
    let mut play = table(2).starting_roofs(&[0]).hand(0, "alibi attic-flat").start();
    let roof = play.state.table.starting_roofs[0];
    play.play("floor alibi; floor roof; take-down");
    assert_eq!(play.state.table.starting_roofs[0], roof, "it came back as what it is");
    assert_eq!(play.hand(0), "attic-flat alibi");
}

// LL R66
#[test]
fn an_open_floor_that_is_demolished_is_known_in_the_hand() {
    let scene = table(2).starting_roofs(&[0]).hand(0, "alibi attic-flat demolition");
    let mut play = scene.start();
    play.play("floor roof; floor alibi; finish attic-flat; play demolition; house 0");
    assert_eq!((play.hand(0).as_str(), play.known(0).as_str()), ("roof attic-flat alibi", "roof attic-flat"));
}

// LL R66
#[test]
fn a_known_card_that_is_traded_stays_known_with_its_new_holder() {
    let mut play = free_trade(table(2)).hand(0, "double-system").hand(1, "alibi").discards("bomb").start();
    play.play("play double-system; offer 1; give bomb; want alibi; pay 0; accept");
    assert_eq!((play.known(0).as_str(), play.known(1).as_str()), ("alibi", "bomb"));
}

// ------------------------------------------------------------------------- windows

// LL R78
#[test]
fn only_a_seat_with_a_legal_answer_is_asked() {
    let scene = || table(2).house(1, "2 roof", "student 1");
    for (hand, first, second) in [
        ("roof alibi law", None, None),
        ("error", Some(Step::Error), None),
        ("police", None, Some(Step::Police)),
        ("error police", Some(Step::Error), Some(Step::Police)),
    ] {
        let mut play = scene().hand(0, "murder").hand(1, hand).start();
        play.play("play murder; resident 0,1");
        for step in [first, second].into_iter().flatten() {
            assert_eq!((play.step(), play.seat()), (step, Some(1)), "{hand}");
            play.play("pass");
        }
        assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)), "{hand}");
    }
}

/// What others see of a match in which a window is passed must not differ from
/// one in which nobody could answer.
#[track_caller]
fn looks_alike(scene: impl Fn(&str) -> Scene, holder: u8, with: &str, without: &str, moves: &str) {
    let passed = |hand: &str| {
        let mut play = scene(hand).start();
        let mut windows = 0;
        for mv in moves.split("; ") {
            play.play(mv);
            while play.step().window().is_some() {
                windows += 1;
                play.play(if play.step() == Step::Suspicion { "jail" } else { "pass" });
            }
        }
        (play, windows)
    };
    let ((with, asked), (without, none)) = (passed(with), passed(without));
    assert!(asked > 0 && none == 0, "{asked} {none}");
    for viewer in viewers(with.state.table.seats) {
        if viewer != seat(holder) {
            assert_eq!(as_seen(&with.told, viewer), as_seen(&without.told, viewer));
            assert_eq!(view(&with, viewer), view(&without, viewer));
        }
    }
}

// LL R78
#[test]
fn a_window_that_is_passed_looks_to_others_as_if_nobody_could_have_answered() {
    let crime = |hand: &str| table(3).house(1, "2 roof", "student 1").hand(0, "murder").hand(1, hand);
    looks_alike(crime, 1, "error", "law", "play murder; resident 0,1");
    looks_alike(crime, 1, "police", "law", "play murder; resident 0,1");
    let bomb = |hand: &str| table(3).house(1, "2 roof", "student 1").hand(0, "bomb").hand(1, hand);
    looks_alike(bomb, 1, "error", "law", "play bomb; house 0");
    looks_alike(bomb, 1, "police", "law", "play bomb; house 0");
    let squat = |hand: &str| table(3).house(1, "2 roof", "student 1").hand(0, "squatters").hand(1, hand);
    looks_alike(squat, 1, "police", "law", "play squatters; flat 0,2");
    let double = |hand: &str| table(3).house(1, "2 roof", "student 1").hand(0, "move").hand(2, hand);
    looks_alike(double, 2, "double-system", "law", "play move; resident 0,1; flat 0,2");
    let suspicion = |hand: &str| {
        table(3).house(0, "3 roof", "family 1").house(1, "1 roof", "student 1").hand(0, &format!("murder {hand}"))
    };
    looks_alike(suspicion, 0, "alibi", "roof", "play murder; resident 1,1");
}

// LL R78, R84
#[test]
fn with_free_counters_it_looks_the_same_whoever_could_have_answered() {
    for holder in [1, 2, 3] {
        for card in ["error", "police"] {
            let scene = |hand: &str| {
                free_counters(table(4)).house(2, "2 roof", "student 1").hand(0, "murder").hand(holder, hand)
            };
            looks_alike(scene, holder, card, "law", "play murder; resident 0,1");
        }
    }
}

// LL R78
#[test]
fn who_is_asked_is_hidden_from_others() {
    let scene = |holder: u8| {
        let scene = free_counters(table(4)).house(1, "2 roof", "student 1").hand(0, "squatters");
        let scene = scene.hand(2, "roof").hand(3, "roof");
        let mut play = scene.hand(holder, "police").start();
        play.play("play squatters; flat 0,2");
        assert_eq!((play.step(), play.seat()), (Step::SquattersPolice, Some(holder)));
        play
    };
    let (two, three) = (scene(2), scene(3));
    for viewer in [seat(0), seat(1), Viewer::Spectator] {
        assert_eq!(view(&two, viewer), view(&three, viewer));
        assert!(!view(&two, viewer).asked);
    }
    assert!(view(&two, seat(2)).asked && !view(&two, seat(3)).asked);
}

// LL R78
#[test]
fn nobody_is_asked_for_cards_that_all_lie_among_the_discards() {
    let scene = table(2).house(1, "2 roof", "student 1").hand(0, "murder");
    let mut play = scene.discards("error error error police police police police police").start();
    play.play("play murder; resident 0,1");
    assert_eq!(play.times(asked(Window::Error)) + play.times(asked(Window::Police)), 0);
}

// -------------------------------------------------------------------- hidden money

fn hidden_money(scene: Scene) -> Scene {
    scene.with(|options| options.hidden_money = true)
}

// LL 1.6, LL R95
#[test]
fn hidden_totals_are_shown_to_their_owner_only_until_the_end() {
    let mut play = hidden_money(table(2)).money(&[4, 5]).last_drawer(1).start();
    let seen = |play: &Play, viewer| [0, 1].map(|of| view(play, viewer).money(Seat(of)));
    assert_eq!(seen(&play, seat(0)), [Some(4), None]);
    assert_eq!(seen(&play, seat(1)), [None, Some(5)]);
    assert_eq!(seen(&play, Viewer::Spectator), [None, None]);
    play.play("done");
    for viewer in viewers(2) {
        assert_eq!(seen(&play, viewer), [Some(5), Some(5)], "it is over");
    }
}

// LL R95
#[test]
fn payments_happen_in_the_open_even_if_money_is_hidden() {
    let scene = hidden_money(table(2)).house(0, "2 roof", "student 1").hand(1, "roof");
    let mut play = scene.start();
    play.play("offer 1; want roof; pay 2; accept; done; buy");
    let told = as_seen(&play.told, Viewer::Spectator);
    for is in [
        |told: &Event| matches!(told, Event::Paid { amount: 2, .. }),
        |told: &Event| matches!(told, Event::RentCollected { amount: 3, .. }),
        |told: &Event| matches!(told, Event::Drawn { price: 1, .. }),
    ] {
        assert!(told.iter().any(is), "{told:?}");
    }
}

// LL R60, R95
#[test]
fn reaching_the_agreed_money_ends_the_match_though_it_was_hidden() {
    let scene = hidden_money(table(2)).money(&[74, 0]);
    let mut play = scene.with(|options| options.ending = tenement::rules::landlord::Ending::Money(75)).start();
    play.play("done; done");
    assert_eq!(play.step(), Step::Over);
    assert_eq!(view(&play, seat(1)).money(Seat(0)), Some(75));
}

// LL R95
#[test]
fn an_offer_shows_that_its_maker_has_the_sum() {
    let mut play = hidden_money(table(2)).money(&[60, 0]).hand(1, "roof").start();
    play.play("offer 1; want roof; pay 60");
    let view = view(&play, seat(1));
    for seed in 0..20 {
        let mut dealt = Play { state: Landlord::redeal(&view, seed), told: Vec::new() };
        assert!(dealt.money(0) >= 60);
        dealt.play("accept");
        assert_eq!(dealt.money(1), 60);
    }
}

// LL 1.3, LL R95
#[test]
fn whoever_buys_cards_is_taken_to_have_what_is_left_of_the_rent() {
    let scene = hidden_money(table(2)).house(0, "2 roof", "student 1").house(0, "2 roof", "mother-child 1");
    let mut play = scene.start();
    play.play("done");
    let rent = play.state.table.this_turn.rent;
    for spent in [0, 1] {
        assert_eq!((play.step(), play.state.table.this_turn.spent), (Step::Buy, spent));
        for viewer in [seat(1), Viewer::Spectator] {
            let view = view(&play, viewer);
            for seed in 0..40 {
                let dealt = Play { state: Landlord::redeal(&view, seed), told: Vec::new() };
                assert!(dealt.money(0) >= rent - spent);
            }
        }
        play.play("buy");
    }
}

// -------------------------------------------------------------------------- redeal

/// Every card that is somewhere.
fn all_cards(state: &State) -> Vec<Card> {
    let table = &state.table;
    let house = |house: &House| -> Vec<Card> {
        let above = [house.cellar, house.finish, house.over].into_iter().flatten();
        above.chain(house.residents.iter().flat_map(|who| std::iter::once(who.card).chain(who.refusal))).collect()
    };
    let mut cards: Vec<Card> = state.hands.iter().flat_map(|hand| hand.iter()).chain(state.pile).collect();
    cards.extend(state.floors.iter().flatten());
    cards.extend(table.discards.iter().chain(table.starting_roofs.iter().flatten()).chain(&table.playing));
    cards.extend(table.crime().and_then(|crime| crime.error).map(|(error, _)| error));
    cards.extend(table.houses.iter().flat_map(house));
    cards.sort_unstable();
    cards
}

#[track_caller]
fn redeal_agrees(state: &State, seeds: std::ops::Range<u64>) {
    for viewer in viewers(state.table.seats) {
        let view = Landlord::view(state, viewer);
        for seed in seeds.clone() {
            let dealt = Landlord::redeal(&view, seed);
            assert!(Landlord::view(&dealt, viewer) == view, "{viewer:?} {seed} at {:?}", state.table.step);
            assert_eq!(all_cards(&dealt), all_cards(state), "each card is somewhere, once");
            let mut moves = Vec::new();
            Landlord::legal_moves(&dealt, &mut moves);
            assert_eq!(moves.is_empty(), state.table.step == Step::Over, "somebody can go on");
        }
    }
}

// LL R66
#[test]
fn a_redeal_agrees_with_the_view_all_through_a_match() {
    for (name, seats, seed) in [("standard", 2, 1), ("standard", 4, 2), ("bazaar", 3, 3), ("mild", 5, 4)] {
        random_match(&options(name, seats), seats, seed, |state, _, _| redeal_agrees(state, seed..seed + 1));
    }
}

// LL R66, R98
#[test]
fn a_redealt_match_can_be_played_to_its_end() {
    for name in ["standard", "bazaar", "seventy-five"] {
        let mut turn = 0;
        random_match(&options(name, 3), 3, 7, |state, _, _| {
            turn += 1;
            if turn % 40 == 0 {
                let view = Landlord::view(state, Viewer::Seat(Seat(turn as u8 % 3)));
                let mut play = Play { state: Landlord::redeal(&view, turn), told: Vec::new() };
                let mut chance = Chance::new(turn);
                while play.step() != Step::Over {
                    let moves = play.legal();
                    play.make(*moves.choose(&mut chance.occasion()).unwrap());
                }
            }
        });
    }
}

// LL R66
#[test]
fn a_redeal_agrees_with_a_position_that_leaves_cards_out() {
    let play = two_landlords().pile("roof bomb").start();
    for viewer in viewers(2) {
        let view = view(&play, viewer);
        assert_eq!(Landlord::view(&Landlord::redeal(&view, 1), viewer), view);
    }
}

// LL R66
#[test]
fn a_redeal_keeps_what_the_viewer_knows_and_deals_the_rest_anew() {
    let scene = table(2).hiding(0, &[Kind::Bomb, Kind::Law], "roof", "").hiding(1, &[Kind::Error], "roof", "student 1");
    let mut play = scene.hand(0, "own-use").hand(1, "single law move").start();
    let student = play.lodger("1,1");
    play.play("play own-use; house 1");
    let view = view(&play, seat(0));
    let (mut hands, mut floors) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..50 {
        let dealt = Landlord::redeal(&view, seed);
        assert_eq!((dealt.hands[0], dealt.floors[0]), (play.state.hands[0], play.state.floors[0]));
        assert!(dealt.hands[1].contains(student), "all saw it go there");
        hands.insert(dealt.hands[1].iter().collect::<Vec<_>>());
        floors.insert(dealt.floors[1].to_vec());
    }
    assert!(hands.len() > 40 && floors.len() > 20, "{} {}", hands.len(), floors.len());
}

// LL R66
#[test]
fn after_a_bomb_the_pile_counts_as_unknown_throughout() {
    let scene = table(2).house(1, "3 roof", "mother-child 1").hand(0, "bomb").hand(1, "roof alibi");
    let mut play = scene.start();
    let mother = play.lodger("0,1");
    play.play("play bomb; house 0");
    let view = view(&play, seat(0));
    let places: BTreeSet<Option<usize>> =
        (0..200).map(|seed| Landlord::redeal(&view, seed).pile.iter().position(|&card| card == mother)).collect();
    assert!(places.len() > 40, "{places:?}");
}

// LL R78
#[test]
fn whoever_is_asked_in_a_redeal_holds_an_answer() {
    let scene = free_counters(table(4)).house(1, "2 roof", "student 1").hand(0, "murder").hand(1, "roof law");
    let mut play = scene.hand(2, "error roof").hand(3, "law alibi").start();
    play.play("play murder; resident 0,1");
    let view = view(&play, seat(0));
    let mut asked = BTreeSet::new();
    for seed in 0..60 {
        let dealt = Landlord::redeal(&view, seed);
        let decision = Landlord::to_act(&dealt).unwrap();
        assert_eq!(decision.prompt, Step::Error);
        let errors = dealt.table.options.deck.cards(Kind::Error);
        assert!(!dealt.hands[decision.seat.index()].and(errors).is_empty());
        asked.insert(decision.seat.0);
    }
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), [1, 2, 3], "any of the three may be the one");
}
