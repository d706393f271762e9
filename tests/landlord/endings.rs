//! When a match ends, and who has won it (LL 1.6, LL R57, R58, R60-R63, R89-R94, R109).

use tenement::rules::landlord::{End, Ending, Event, Landlord, Step};
use tenement::rules::{Game, SetUp, Standing};

use crate::support::{Play, Scene, options, random_match, table};

fn ending(scene: Scene, ending: Ending) -> Scene {
    scene.with(|options| options.ending = ending)
}

/// Lets everybody end the turn at once; whose turns those were.
fn play_on(play: &mut Play) -> Vec<u8> {
    let mut turns = Vec::new();
    while play.step() != Step::Over {
        turns.push(play.active());
        play.end_turn();
    }
    turns
}

fn why(play: &Play) -> Vec<End> {
    let end = |event: &Event| match event {
        Event::Ended { why } => Some(*why),
        _ => None,
    };
    play.told.iter().filter_map(end).collect()
}

fn reshuffles(play: &Play) -> usize {
    play.times(|event| matches!(event, Event::Reshuffled { .. }))
}

/// Five Students who pay 20.
fn rich(seats: u8) -> Scene {
    table(seats).house(0, "5 roof", "student 1, student 2, student 3, student 4, student 5")
}

// ------------------------------------------------------------------ the empty pile

// LL 1.6, LL R57, R89
#[test]
fn up_to_four_players_have_one_more_turn_each_when_the_last_card_is_drawn_but_the_drawer_has_none() {
    for seats in 2..=4 {
        let mut play = table(seats).acting(1).pile("roof").discards("bomb alibi").start();
        play.play("done; buy");
        assert_eq!(play.state.table.last_drawer.map(|seat| seat.0), Some(1));
        assert_eq!(play.times(|event| matches!(event, Event::LastCard { seat } if seat.0 == 1)), 1);
        let others: Vec<u8> = (2..=seats).map(|seat| seat % seats).collect();
        assert_eq!(play_on(&mut play), others, "{seats} players");
        assert_eq!((why(&play), reshuffles(&play)), (vec![End::Pile], 0));
    }
}

// LL R89
#[test]
fn the_drawers_step_4_is_over_with_the_last_card() {
    let mut play = rich(2).pile("roof roof").start();
    play.play("done; buy; buy");
    assert_eq!((play.active(), play.step()), (1, Step::Act));
}

// LL R57
#[test]
fn nobody_buys_in_the_last_turns_which_have_all_the_other_steps() {
    let scene = table(3).house(1, "3 roof", "single 1, squatters 2").house(1, "2 roof", "").last_drawer(0);
    let mut play = scene.acting(1).hand(1, "alibi roof manager").discards("bomb").start();
    assert_eq!(play.residents(1), "", "step 1 asks where the Single goes");
    play.play("flat 1,2; floor alibi; finish roof; play manager; flat 2,1");
    play.play("done");
    assert_eq!(play.money(1), 3 + 3 + 1 + 5);
    assert_eq!((play.active(), play.step()), (2, Step::Act), "no step 4");
    assert_eq!(play_on(&mut play), [2]);
}

// LL 1.6, LL R58, R89
#[test]
fn with_five_and_six_players_the_discards_become_the_pile_the_first_time_and_the_buyer_goes_on_at_the_same_price() {
    for seats in [5, 6] {
        let mut play = rich(seats).pile("roof roof roof roof roof").discards("bomb alibi law").start();
        play.play("done; buy; buy; buy; buy; buy");
        assert_eq!((play.money(0), play.step(), reshuffles(&play)), (23 - 5, Step::Buy, 1));
        assert_eq!((play.discards().as_str(), play.state.pile.len()), ("", 3));
        play.play("buy");
        assert_eq!(play.money(0), 23 - 7, "the sixth costs 2");
        play.play("buy; buy");
        assert_eq!(play.state.table.last_drawer.map(|seat| seat.0), Some(0), "the second time it is over");
        assert_eq!(play_on(&mut play), (1..seats).collect::<Vec<_>>());
        assert_eq!((why(&play), reshuffles(&play)), (vec![End::Pile], 1));
    }
}

// LL R89
#[test]
fn the_discards_become_the_pile_at_once_whether_or_not_the_buyer_goes_on() {
    let mut play = table(5).pile("roof").discards("bomb alibi").start();
    play.play("done; buy");
    assert_eq!((play.active(), reshuffles(&play), play.state.pile.len()), (1, 1, 2));
}

// LL R58, R89
#[test]
fn with_five_players_the_ending_begins_the_first_time_if_nothing_has_been_discarded() {
    let mut play = table(5).pile("roof").start();
    play.play("done; buy");
    assert_eq!(play_on(&mut play), [1, 2, 3, 4]);
}

// LL R89
#[test]
fn with_five_players_the_second_empty_pile_ends_the_match_whatever_lies_among_the_discards() {
    let mut play = table(5).pile("roof").discards("bomb alibi").reshuffles(1).start();
    play.play("done; buy");
    assert_eq!((play_on(&mut play), reshuffles(&play)), (vec![1, 2, 3, 4], 0));
}

// LL 1.6
#[test]
fn the_discards_are_shuffled_when_they_become_the_pile() {
    let discards = "bomb alibi law police error murder";
    let scene = table(5).pile("roof").discards(discards);
    let piles: std::collections::BTreeSet<String> = (0..20)
        .map(|seed| {
            let mut play = scene.clone().start_with(seed);
            play.play("done; buy");
            play.pile()
        })
        .collect();
    assert!(piles.len() > 15, "{piles:?}");
}

// LL 1.6
#[test]
fn a_match_with_cards_left_in_the_pile_goes_on() {
    let mut play = rich(2).pile("roof roof roof").start();
    play.play("done; buy; buy; done; done; done; done");
    assert_eq!((play.step(), play.state.table.last_drawer), (Step::Buy, None));
}

// ------------------------------------------------------------------- agreed rounds

// LL 1.6, LL R91
#[test]
fn agreed_rounds_end_after_the_last_players_turn_so_that_all_have_had_equally_many() {
    for (seats, rounds) in [(2, 3), (3, 1), (6, 2)] {
        let mut play = ending(table(seats), Ending::Rounds(rounds)).start();
        let turns = play_on(&mut play);
        assert_eq!(turns.len(), usize::from(seats * rounds));
        assert_eq!((turns.last(), why(&play)), (Some(&(seats - 1)), vec![End::Rounds]));
    }
}

// LL R64, R91
#[test]
fn rounds_are_counted_from_the_beginner() {
    let mut options = options("standard", 3);
    options.ending = Ending::Rounds(2);
    options.dealer = Some(tenement::rules::Seat(0));
    let mut play = Play::setup(&options, 3, 1);
    assert_eq!(play_on(&mut play), [1, 2, 0, 1, 2, 0]);
}

// LL R91
#[test]
fn with_agreed_rounds_or_money_the_discards_become_the_pile_as_often_as_needed_for_any_number_of_players() {
    for agreed in [Ending::Rounds(9), Ending::Money(200)] {
        let scene = ending(rich(2), agreed).reshuffles(3).pile("roof").discards("alibi law");
        let mut play = scene.start();
        play.play("done; buy");
        assert_eq!((reshuffles(&play), play.step(), play.state.table.last_drawer), (1, Step::Buy, None));
        play.play("buy; buy");
        assert_eq!((reshuffles(&play), play.active(), play.state.table.last_drawer), (1, 1, None), "both are empty");
    }
}

// LL R92
#[test]
fn with_pile_and_discards_empty_nobody_buys_until_a_card_has_been_discarded() {
    let scene = ending(rich(2), Ending::Rounds(9)).hand(1, "rent-refusal").pile("");
    let mut play = scene.start();
    play.play("done");
    assert_eq!((play.active(), play.step()), (1, Step::Act), "nothing to buy");
    play.play("play rent-refusal; resident 0,1; done");
    assert_eq!((play.active(), reshuffles(&play)), (0, 0));
    play.play("done");
    assert_eq!((play.step(), play.seat(), reshuffles(&play)), (Step::Buy, Some(0), 1), "the Rent Refusal has lapsed");
    play.play("buy");
    assert_eq!((play.hand(0).as_str(), play.active()), ("rent-refusal", 1));
}

// LL R91, R92
#[test]
fn a_bombed_house_always_goes_under_the_pile_with_agreed_rounds_and_is_the_new_pile_if_there_is_none() {
    let scene = ending(table(2), Ending::Rounds(9)).house(1, "1 roof", "student 1").hand(0, "bomb").pile("");
    let mut play = scene.start();
    play.play("play bomb; house 0");
    assert_eq!((play.state.pile.len(), play.discards().as_str()), (3, "bomb"));
    play.play("done");
    assert_eq!((play.step(), reshuffles(&play)), (Step::Buy, 0));
}

// --------------------------------------------------------------------------- money

// LL 1.6, LL R60
#[test]
fn a_match_for_money_ends_as_soon_as_somebody_has_enough_after_step_4() {
    let mut play = ending(table(3), Ending::Money(75)).money(&[73, 73, 0]).start();
    play.play("done");
    assert_eq!((play.money(0), play.step()), (74, Step::Buy), "one less than 75");
    play.play("done");
    assert_eq!(play.active(), 1);
    play.play("done; buy");
    assert_eq!((play.money(1), play.active()), (73, 2));
    play.end_turn();
    play.play("done");
    assert_eq!((play.money(0), play.step()), (75, Step::Buy), "not before step 4 is over");
    play.play("done");
    assert_eq!((play.step(), why(&play)), (Step::Over, vec![End::Money]));
}

// LL R60
#[test]
fn who_buys_himself_below_the_agreed_money_goes_on() {
    let mut play = ending(table(2), Ending::Money(75)).money(&[74, 0]).start();
    play.play("done; buy");
    assert_eq!((play.money(0), play.step(), play.active()), (74, Step::Act, 1));
}

// LL R60
#[test]
fn the_money_of_all_players_counts_and_the_most_wins_not_who_was_there_first() {
    let scene = ending(table(2), Ending::Money(75)).money(&[80, 70]).hand(1, "roof");
    let mut play = scene.start();
    play.play("offer 1; want roof; pay 5; accept");
    assert_eq!((play.money(1), play.step()), (75, Step::Act), "the turn is not over");
    play.play("done; done");
    assert_eq!((play.step(), why(&play)), (Step::Over, vec![End::Money]));
    let result: Vec<_> = play.result().iter().map(|placing| (placing.rank, placing.score)).collect();
    assert_eq!(result, [(1, 76), (2, 75)]);
}

// LL R60
#[test]
fn a_rival_who_reaches_the_money_by_a_fee_ends_the_match_too() {
    let scene = ending(table(2), Ending::Money(75)).house(1, "2 roof", "mover 1").money(&[9, 73]).hand(0, "move");
    let mut play = scene.start();
    play.play("play move; resident 0,1; flat 0,2; done; done");
    assert_eq!((play.step(), play.money(1), why(&play)), (Step::Over, 75, vec![End::Money]));
}

// ----------------------------------------------------------------------------- cap

// LL R62, R93
#[test]
fn every_match_ends_after_the_last_turn_of_round_30() {
    for agreed in [Ending::Pile, Ending::Money(200)] {
        let mut play = ending(table(3), agreed).turns(88).acting(1).start();
        assert_eq!(play.state.table.round(), 30);
        assert_eq!(play_on(&mut play), [1, 2]);
        assert_eq!(why(&play), [End::Cap]);
    }
}

// LL R93
#[test]
fn the_cap_holds_in_the_middle_of_the_final_turns() {
    let mut play = table(3).last_drawer(1).turns(89).acting(2).start();
    assert_eq!(play_on(&mut play), [2], "seat 0 has no last turn");
    assert_eq!(why(&play), [End::Cap]);
}

// LL R62
#[test]
fn the_cap_is_an_option() {
    let mut play = table(2).with(|options| options.round_cap = 10).turns(19).acting(1).start();
    assert_eq!((play_on(&mut play), why(&play)), (vec![1], vec![End::Cap]));
}

// LL R93
#[test]
fn an_agreed_number_of_rounds_above_the_cap_is_refused() {
    let mut options = options("standard", 2);
    options.ending = Ending::Rounds(31);
    let unfit = Landlord::check(&options, 2).unwrap_err();
    assert_eq!((unfit.field, unfit.rule), ("ending", "LL R93"));
    options.ending = Ending::Rounds(30);
    assert_eq!(Landlord::check(&options, 2), Ok(()));
}

// LL R62
#[test]
fn a_match_in_which_nobody_buys_ends_by_the_cap() {
    let mut play = Play::setup(&options("standard", 2), 2, 1);
    assert_eq!(play_on(&mut play).len(), 60);
    assert_eq!(why(&play), [End::Cap]);
}

// ------------------------------------------------------------------------ the result

/// Seat 0 has the last turn of three and no house, so it gets 1.
fn last_turn(money: [u16; 3]) -> Scene {
    table(3).money(&[money[0] - 1, money[1], money[2]]).last_drawer(1)
}

#[track_caller]
fn ranks(scene: Scene) -> Vec<u8> {
    let mut play = scene.start();
    play.play("done");
    play.result().iter().map(|placing| placing.rank).collect()
}

// LL 1.6
#[test]
fn the_most_money_wins() {
    assert_eq!(ranks(last_turn([5, 9, 7])), [3, 1, 2]);
}

// LL R61, R94
#[test]
fn equal_money_is_decided_by_the_tenants_housed() {
    let scene = last_turn([9, 9, 9]).house(1, "2 roof", "student 1").house(2, "2 roof", "student 1, single 2");
    assert_eq!(ranks(scene), [3, 2, 1]);
}

// LL R94
#[test]
fn tenants_of_squatted_houses_count_squatters_do_not_and_a_tenant_of_two_flats_counts_once() {
    let scene = last_turn([9, 9, 9]).house(1, "3 roof", "family 1, squatters 3").house(2, "2 roof", "student 1");
    let mut play = scene.start();
    play.play("done");
    let result = play.result();
    let tenants = |seat: usize| (result[seat].ties[0].name, result[seat].ties[0].amount);
    assert_eq!([tenants(0), tenants(1), tenants(2)], [0, 1, 1].map(|count| ("tenants-housed", count)));
    assert_eq!(result.iter().map(|placing| placing.rank).collect::<Vec<_>>(), [3, 1, 1]);
}

// LL R61, R94, R109
#[test]
fn equal_tenants_as_well_share_the_place_and_places_are_counted_1_1_3() {
    assert_eq!(ranks(last_turn([9, 4, 9])), [1, 3, 1]);
    assert_eq!(ranks(last_turn([9, 12, 9])), [2, 1, 2], "so for every place");
    assert_eq!(ranks(last_turn([9, 9, 9])), [1, 1, 1]);
}

// LL R63
#[test]
fn cards_in_hand_score_nothing() {
    let scene = last_turn([5, 5, 5]).hand(0, "celebrity celebrity bomb").hand(2, "family family family");
    assert_eq!(ranks(scene), [1, 1, 1]);
}

// LL 1.6
#[test]
fn the_result_lists_the_best_first_and_says_where_all_the_money_came_from() {
    for seed in 0..3 {
        let state = random_match(&options("standard", 3), 3, seed, |_, _, _| {});
        let Standing::Over(placings) = Landlord::standing(&state) else { panic!("not over") };
        assert!(placings.is_sorted_by_key(|placing| placing.rank));
        for placing in placings {
            assert_eq!(placing.score, i32::from(state.money(placing.seat)));
            assert_eq!(placing.score, placing.sources.iter().map(|source| source.amount).sum::<i32>());
        }
    }
}

// LL 1.6
#[test]
fn nothing_is_decided_after_the_end() {
    let mut play = table(2).hand(0, "roof alibi").last_drawer(1).start();
    assert_eq!(Landlord::standing(&play.state), Standing::Running);
    play.play("done");
    assert_eq!((play.step(), play.seat(), play.choices().as_str()), (Step::Over, None, ""));
    for mv in ["done", "buy", "pass", "floor alibi", "house 0", "flat 0,1", "resident 0,1", "accept", "jail"] {
        play.refuses(mv, "LL 1.6", "over");
    }
}
