//! Points and ties (EV 2.7, 2.8).

use tenement::rules::eviction::{Card, Colour, Event, Eviction, State, Step};
use tenement::rules::{Game, Placing, Seat, Standing};

use crate::support::{Scene, at, spot};

/// The table as it would be scored if the match ended now.
fn over(scene: Scene) -> State {
    let mut state = scene.start().state;
    state.table.step = Step::Over;
    state
}

fn ranking(state: &State) -> Vec<Placing> {
    let Standing::Over(placings) = Eviction::standing(state) else { panic!("not over") };
    placings
}

/// Seats and ranks, best first.
fn ranks(state: &State) -> Vec<(u8, u8)> {
    ranking(state).iter().map(|placing| (placing.seat.0, placing.rank)).collect()
}

fn scores(state: &State) -> Vec<i32> {
    Seat::all(state.table.seats).map(|seat| state.table.tally(seat).score).collect()
}

// EV 2.7
#[test]
fn a_standard_apartment_scores_one_for_each_own_meeple_with_exactly_three() {
    let state = over(Scene::new(
        2,
        "bbt. bb.. t... b...
         .bbm .ttt .... ....
         m... p... !.... !....",
    ));
    assert_eq!(scores(&state), [2 + 2, 1 + 3]);
    assert_eq!(state.table.points_at(at("0,0"), Seat(0)), 2);
    assert_eq!(state.table.points_at(at("0,0"), Seat(1)), 1);
    assert_eq!(state.table.points_at(at("0,1"), Seat(0)), 0);
}

// EV 2.7, EV R16
#[test]
fn a_haunted_apartment_costs_one_for_each_own_meeple_at_any_number() {
    let state = over(Scene::new(
        2,
        "!b... !.tt. !bbt. b...
         t... .... .... ....
         m... p... .... ....",
    ));
    assert_eq!(scores(&state), [-1 - 2, -2 - 1]);
    // EV R16: negative totals stand, and three in a haunted one score nothing.
    assert_eq!(ranking(&state)[0].score, -3);
    assert_eq!(ranking(&state)[0].sources.iter().map(|source| source.amount).collect::<Vec<_>>(), [0, -3]);
}

// EV 2.7, EV R16
#[test]
fn the_royal_suite_scores_three_for_each_own_meeple_with_exactly_three() {
    let suite = |home: &str| {
        let board = format!("{home} b... t... m...\n.... .... .... ....\np... .... .... ....");
        scores(&over(Scene::new(2, &board)))
    };
    assert_eq!(suite("*bbt."), [6, 3]);
    assert_eq!(suite("*b.mp"), [3, 0]);
    assert_eq!(suite("*b.t."), [0, 0]);
    assert_eq!(suite("*.b.."), [0, 0]);
    assert_eq!(suite("*...."), [0, 0]);
}

// EV R32
#[test]
fn apart_from_its_points_the_royal_suite_is_a_standard_apartment() {
    let board = "
        .... .... .... b...
        .... *bt.m .... ....
        .... .... p... ....";
    let mut play = Scene::new(2, board).hand("key-teal").start();
    play.play("card key-teal; apartment 1,1");
    assert!(
        play.told
            .iter()
            .any(|event| matches!(event, Event::EvictionBegan { apartment, .. } if *apartment == at("1,1")))
    );
    play.resolve();
    assert_eq!(play.counts(), [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 1, 0]]);
}

// EV 2.7, EV R33
#[test]
fn neutrals_fill_places_and_score_for_nobody() {
    let state = over(Scene::new(
        2,
        "bmp. t... .... ....
         mp.t .... .... ....
         .... .... .... ....",
    ));
    assert_eq!(scores(&state), [1, 1]);
}

// EV R33
#[test]
fn exactly_three_means_three_meeples_of_all_colours_together() {
    let state = over(Scene::new(
        2,
        "bbb. b.t. tt.. m...
         .t.. .... .... ....
         p... .... .... ....",
    ));
    assert_eq!(scores(&state), [3, 0]);
}

// EV R28, EV R11
#[test]
fn a_neutral_that_was_taken_is_the_takers_own_and_must_be_placed_too() {
    let board = "
        bb.. t.b. .... ....
        .... t... .... ....
        pp.. .mm. .... ....";
    let scene = Scene::new(2, board).reserves(&[1, 5]).hands(&["departure-day key-brick key-brick", "key-plum"]);
    let mut play = scene.next_cards("new-lease key-mustard").start();
    let taken = play.state.table.at(spot("2,1 down")).unwrap();
    play.play("card departure-day; meeple 2,1 down");
    assert_eq!((play.state.table.colour(taken), play.reserves()), (Colour::Brick, vec![2, 5]));
    play.play("draw; card key-plum; apartment 2,0; arrow left; draw");
    play.play("card key-brick; apartment 0,0; arrow down; draw");
    play.play("card key-mustard; apartment 2,1; arrow up; draw");
    // The last one in the reserve is the one that was mustard.
    play.play("card key-brick; apartment 0,1; arrow right");
    assert_eq!(play.state.table.at(spot("0,1 right")), Some(taken));
    assert_eq!(play.state.table.finisher, Some(Seat(0)));
    assert_eq!(play.state.table.tally(Seat(0)).score, 3 + 2);
}

// EV R28
#[test]
fn a_neutral_is_judged_by_its_own_colour_before_it_is_taken_and_by_its_takers_after() {
    let board = "
        b... t.t. .... ....
        .... .... .... ....
        p... m.m. .... ....";
    let mut play = Scene::new(2, board).hand("departure-day").start();
    play.play("card departure-day");
    play.refuses("meeple 2,0 up", "EV 2.4", "last-of-colour");
    play.play("meeple 2,1 up");
    let table = &mut play.state.table;
    let taken = table.reserves[0].iter().find(|&meeple| meeple.index() >= 18).unwrap();
    // By hand: it moves in at 1,1, where a key of its old colour does not fit.
    table.apartments[5].places[0] = Some(taken);
    table.reserves[0].remove(taken);
    assert_eq!(table.on_board(), [2, 2, 1, 1]);
    (table.step, table.active) = (Step::Card, Seat(0));
    play.state.hands[0] = (0..32).map(Card).collect();
    let mut key = play.clone();
    key.play("card key-mustard");
    key.refuses("apartment 1,1", "EV 2.4", "key-colour");
    key.state = play.state;
    key.play("card key-brick");
    assert_eq!(key.choices(), "apartment 0,0; apartment 1,1");
    play.play("card departure-day");
    play.refuses("meeple 2,1 down", "EV 2.4", "last-of-colour");
    play.play("meeple 1,1 up");
    assert!(play.state.table.reserves[0].contains(taken));
}

// EV 2.7
#[test]
fn the_most_points_win() {
    let state = over(Scene::new(
        3,
        "btt. .... .... b...
         .... mmm. .... ....
         p... .... .... ....
         .... .... .... ....",
    ));
    assert_eq!(ranks(&state), [(2, 1), (1, 2), (0, 3)]);
}

// EV 2.7
#[test]
fn a_tie_goes_first_to_more_own_meeples_in_scoring_apartments() {
    // Both score 1, seat 1 with two in threes and one in a haunted apartment.
    let state = over(Scene::new(
        2,
        "b.mp ttm. .... ....
         !t... .... .... ....
         p... .... .... ....",
    ));
    assert_eq!(scores(&state), [1, 1]);
    assert_eq!(ranks(&state), [(1, 1), (0, 2)]);
}

// EV 2.7
#[test]
fn a_tie_goes_next_to_fewer_in_haunted_apartments() {
    // Only with ghosts that cost nothing can the score hide them.
    let state = over(
        Scene::new(
            2,
            "b.mp t.m. .... ....
             !b... .t.p .... ....
             .... .... .... ....",
        )
        .with(|options| options.points.haunted = 0),
    );
    assert_eq!(scores(&state), [1, 0]);
    let state = over(
        Scene::new(
            2,
            "b.mp tmp. .... ....
             !b... t... .... ....
             .... .... .... ....",
        )
        .with(|options| options.points.haunted = 0),
    );
    assert_eq!(scores(&state), [1, 1]);
    assert_eq!(ranks(&state), [(1, 1), (0, 2)]);
}

// EV 2.7
#[test]
fn a_tie_goes_next_to_fewer_in_reserve() {
    let state = over(Scene::new(
        2,
        "b.mp tmp. .... ....
         b... .... .... ....
         .... .... .... ....",
    ));
    assert_eq!(state.table.reserves.map(|reserve| reserve.len()), [7, 8, 0, 0]);
    assert_eq!(ranks(&state), [(0, 1), (1, 2)]);
}

// EV 2.7
#[test]
fn a_tie_in_everything_is_shared_and_the_next_place_is_left_out() {
    let state = over(Scene::new(
        4,
        "b.mp btp. .... ....
         t... .... .... ....
         m... .... .... ....",
    ));
    assert_eq!(scores(&state), [2, 1, 1, 2]);
    assert_eq!(ranks(&state), [(0, 1), (3, 1), (1, 3), (2, 3)]);
}

// EV 2.8, EV R31
#[test]
fn without_cards_a_tie_goes_to_the_player_of_the_first_turn_and_nothing_else_counts() {
    for first in [0, 1] {
        // Seat 1 is ahead in every tie-break of 2.7.
        let board = "
            btt. .... b... ....
            !t... .... .b.. ....
            .... .... .... ....";
        let state = over(Scene::without_cards(board).first(first));
        assert_eq!(scores(&state), [1, 1]);
        assert_eq!(ranks(&state), [(first, 1), (1 - first, 2)]);
    }
}

// EV 2.7
#[test]
fn the_score_of_a_match_is_told_apartment_by_apartment() {
    let board = "
        bbt. .... !.bb. ....
        .t.. .... .... ....
        m... p... .... ....";
    let mut play = Scene::new(2, board).reserves(&[1, 5]).hand("key-plum").start();
    play.play("card key-plum; apartment 2,1; arrow down; pass");
    let scored: Vec<_> = play
        .told
        .iter()
        .filter_map(|event| match *event {
            Event::Scored { apartment, seat, points } => Some((apartment, seat.0, points)),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [(at("0,0"), 0, 2), (at("0,0"), 1, 1), (at("0,2"), 0, -2)]);
    assert_eq!(play.result().iter().map(|placing| placing.score).collect::<Vec<_>>(), [0, 1]);
}
