//! A scene in words: a Tuesday in the block, and every question that can come up.

use super::tests::{ENGLISH, names, said, viewers};
use super::*;
use crate::levels::Levels;
use crate::rules::alternatywy::{
    Aim, Bonus, Card, Cause, Character, Deed, Discard, End, Forced, Gone, Good, Kind, Known, Line, Parting, Place,
    Position, Skip, Source, Stage, State, Step, Token, Trait, Ware, Way, Window, Work, Working,
};
use crate::rules::{Game, Seat, Set, SetUp, Viewer};

/// Brick is the Landlord; Teal and Mustard are listed, Plum has the Breakdown.
pub(super) fn tuesday() -> State {
    let text = r#"{
        "characters": ["aniol", "kotek", "furman", "professor"],
        "stage": 2,
        "round": 2,
        "priority": 1,
        "points": [8, 11, 9, 9],
        "denunciations": [0, 12, 6, 1],
        "list": [2, 1],
        "work": "painting",
        "trash": { "staircase": 1, "club": 3 },
        "littered": [2],
        "breakdowns": [{ "tenant": 3, "reporter": 2 }],
        "closed": "club",
        "hands": [["file"], ["sick-note", "wrong-floor"], [], ["tea-next-door"]],
        "traits": ["overseer", "handyman", "informer", "modest-citizen"],
        "spent": [["materialist"], ["hustler"], ["chairman"], ["hustler"]],
        "goods": [[], ["coffee"], [], []]
    }"#;
    let options = Levels::<Alternatywy>::built_in().standard().expect("the standard setup").tables[&4];
    let position: Position = serde_json::from_str(text).expect("a position");
    Alternatywy::load(&position, &options, 4, 1).expect("a position")
}

fn seen_by(state: &State, seat: u8) -> View {
    Alternatywy::view(state, Viewer::Seat(Seat(seat)))
}

#[test]
fn places_say_who_is_there_and_what_may_be_done() {
    let mut state = tuesday();
    let place = Place::Flats;
    state.table.figures = [Some(place), Some(place), None, Some(Place::Club), None, None];
    state.table.step = Step::Turn { stage: Stage::Action };
    state.table.decider = Seat(1);
    state.table.turn.seat = Some(Seat(1));
    let lines = explain_place(ENGLISH, &seen_by(&state, 1), &names(), place);
    assert_eq!(lines[..4], ["Tenants' Flats", "Bela, Anna are here.", "There is no bin here.", "Tenants can do here:"]);
    let draw = "Draw 2 cards. Draw 2 Tenant cards. Not while you have a Breakdown. If you then hold more than 4, you \
                discard down to 4. You may do it now.";
    assert_eq!(lines[5], draw);
    assert!(lines[4].ends_with("Not now: You must be alone here for that. (A4 1.6)"), "{}", lines[4]);
    let other = explain_place(ENGLISH, &seen_by(&state, 0), &names(), place);
    assert!(other.iter().all(|line| !line.contains("now")), "who is not on turn hears of no verdict: {other:#?}");
    let club = explain_place(ENGLISH, &seen_by(&state, 1), &names(), Place::Club);
    assert_eq!(club[1..4], ["Danuta is here.", "Trash: 3 of 3.", "3 Trash: the Landlord can do no Action here."]);
    assert_eq!(club[4], "Closed for repairs: no Tenant could choose it in this Round.");
}

#[test]
fn a_work_tells_what_it_would_do_now() {
    let mut state = tuesday();
    let preview = |state: &State, work| work_preview(ENGLISH, &seen_by(state, 0), &names(), work);
    let lines = ["1. Mustard loses a Round.", "2. Bela loses 1 VP.", "The Landlord gains 2 VP."];
    assert_eq!(preview(&state, Work::Painting), lines);
    assert!(preview(&state, Work::Gala).is_empty(), "another one lies open");
    let now = |work: Work, list: &[Seat]| {
        let mut state = state;
        state.table.work = Some(work);
        state.table.list.clear();
        state.table.list.extend(list.iter().copied());
        let lines = preview(&state, work);
        lines.iter().for_each(|line| said(line));
        lines
    };
    for work in Work::ALL {
        assert!(now(work, &[]).is_empty());
        now(work, &[Seat(3), Seat(1), Seat(2)]);
    }
    assert_eq!(
        now(Work::WonderfulInitiative, &[Seat(1)]),
        ["1. Bela gains 1 VP.", "Not listed: Mustard, Danuta. Each discards 1 card.", "The Landlord gets nothing."]
    );
    let waste = now(Work::WastePaper, &[Seat(1), Seat(2)]);
    assert_eq!(waste[2], "The Landlord draws 2 cards.");
    let avoiders: Set<Seat> = [Seat(2)].into_iter().collect();
    let working = Working { work: Work::Painting, compulsory: false, avoiders, answered: avoiders, participants: 0 };
    state.table.working = Some(working);
    assert_eq!(preview(&state, Work::Painting), ["1. Bela loses a Round.", "The Landlord gains 1 VP."]);
}

#[test]
fn every_step_has_its_prompt() {
    let mut state = tuesday();
    let (tenant, landlord) = (Seat(1), Seat(0));
    state.table.figures =
        [Place::Courtyard, Place::Club, Place::Staircase, Place::Flats, Place::Club, Place::Club].map(Some);
    let working = Working {
        work: Work::Painting,
        compulsory: false,
        avoiders: Set::EMPTY,
        answered: Set::EMPTY,
        participants: 0,
    };
    state.table.working = Some(working);
    state.passing = Some(Card(1));
    let card = Window::Card { kind: Kind::Loan, by: tenant };
    let mut steps = vec![
        Step::Character,
        Step::Trait,
        Step::Place,
        Step::Watch,
        Step::Filer,
        Step::File,
        Step::Indicate { filer: tenant, asked: true },
        Step::Indicate { filer: tenant, asked: false },
        Step::Accuse,
        Step::PlayFirst,
        Step::Rob,
        Step::WipeOut,
        Step::Turn { stage: Stage::Action },
        Step::Turn { stage: Stage::After },
        Step::Turn { stage: Stage::Late },
        Step::Target { aim: Aim::Blue },
        Step::Second { first: tenant },
        Step::Line { tenant },
        Step::Order { placed: 0, changed: false },
        Step::Discard { why: Parting::Limit },
        Step::Discard { why: Parting::Forced },
        Step::Discard { why: Parting::Visit { host: tenant } },
        Step::Discard { why: Parting::Loan { to: tenant } },
        Step::Snoop { victim: tenant },
        Step::KeepGood,
        Step::GiveUpGood,
        Step::Amount { most: 2, place: Place::Club },
        Step::Exchange { tenant },
        Step::SendTo { tenant },
        Step::SwapBelow,
        Step::TakePart,
        Step::Auction,
        Step::Bid,
        Step::Over,
    ];
    steps.extend(Bonus::ALL.map(|bonus| Step::Target { aim: Aim::Bonus(bonus) }));
    steps.extend(
        [
            Deed::Repair,
            Deed::TakeDenunciation,
            Deed::Enter,
            Deed::StrikeOut,
            Deed::FileForReward,
            Deed::FileForPenalty,
            Deed::Exchange,
            Deed::Refile,
            Deed::Send,
        ]
        .map(|deed| Step::Target { aim: Aim::Deed(deed) }),
    );
    let windows = [
        Window::Placement,
        Window::Denunciation { on: tenant },
        card,
        Window::Avoidance { tenant },
        Window::Loss { victim: tenant },
        Window::Points { by: 1 },
        Window::Points { by: -1 },
        Window::Littering { tenant },
    ];
    steps.extend(windows.map(|window| Step::React { window }));
    for (step, decider) in steps.into_iter().flat_map(|step| [(step, landlord), (step, Seat(2)), (step, tenant)]) {
        // Who is last on the List has nobody below.
        if step == Step::SwapBelow && decider != Seat(2) || step == Step::TakePart && decider == landlord {
            continue;
        }
        (state.table.step, state.table.decider, state.table.turn.seat) = (step, decider, Some(decider));
        state.asked = matches!(step, Step::React { .. }).then_some(decider);
        for viewer in viewers(4) {
            let view = Alternatywy::view(&state, viewer);
            said(&prompt(ENGLISH, &view, &[]));
            said(&prompt(ENGLISH, &view, &names()));
        }
    }
    state.table.step = Step::KeepCard { guest: Seat(2) };
    state.table.decider = tenant;
    viewers(4).for_each(|viewer| said(&prompt(ENGLISH, &Alternatywy::view(&state, viewer), &[])));
}

#[test]
fn in_a_window_nobody_is_named_but_who_is_asked() {
    let mut state = tuesday();
    state.table.step = Step::React { window: Window::Points { by: 1 } };
    state.asked = Some(Seat(1));
    let asked = seen_by(&state, 1);
    assert_eq!(prompt(ENGLISH, &asked, &names()), "Bela: the Landlord is about to gain 1 VP. Play a reaction?");
    assert_eq!(decider(&asked), Some(Seat(1)));
    let waiting = seen_by(&state, 2);
    let hidden = "The Landlord is about to gain 1 VP. Does somebody react?";
    assert_eq!(prompt(ENGLISH, &waiting, &names()), hidden);
    assert_eq!(decider(&waiting), None, "nobody else may know who is asked");
}

#[test]
fn choices_say_what_comes_of_them() {
    let mut state = tuesday();
    let mut called = |seat: u8, step: Step, mv: Move| {
        (state.table.step, state.table.decider) = (step, Seat(seat));
        choice(ENGLISH, &seen_by(&state, seat), &names(), mv)
    };
    assert_eq!(called(3, Step::Accuse, Move::Seat(Seat(1))), "Denounce Bela; 12 are held, so it is lost");
    assert_eq!(called(3, Step::Accuse, Move::Seat(Seat(2))), "Denounce Mustard; it will be the 7th");
    assert_eq!(called(1, Step::Bid, Move::Good(Good::Coffee)), "Put in Coffee (2)");
    assert_eq!(called(2, Step::File, Move::File), "File 2 Denunciations without asking");
    assert_eq!(called(1, Step::File, Move::File), "File a Denunciation");
    let exchange = Step::Exchange { tenant: Seat(1) };
    assert_eq!(called(0, exchange, Move::Number(5)), "Discard 5: Bela loses 1 VP");
    let repair = Step::Target { aim: Aim::Deed(Deed::Repair) };
    assert_eq!(called(3, repair, Move::Seat(Seat(3))), "Repair your own Breakdown");
    let card = Step::React { window: Window::Card { kind: Kind::Loan, by: Seat(2) } };
    let stop = "Nothing Came of It: stop Loan till Payday";
    assert_eq!(called(1, card, Move::Play(Kind::NothingCameOfIt)), stop);
}

#[test]
fn players_and_the_time_are_told() {
    let mut state = tuesday();
    state.table.skips[1] = Skip::NextRound;
    state.table.forced[1] = Some(Forced::Sent);
    state.sent[1] = Some(Place::Flats);
    let of = |seat: u8, looking: u8| seat_lines(ENGLISH, &seen_by(&state, looking), &names(), Seat(seat));
    let other = of(1, 2);
    assert_eq!(
        other[..4],
        [
            "Bela, Zygmunt Kotek: 11 VP, 2 cards in hand.",
            "Holds the Priority token and plays first.",
            "Has 1 Shop Goods token.",
            "The Landlord holds 12 Denunciations on this Tenant."
        ]
    );
    assert!(other.contains(&"The Trait of this Stage is still a secret.".to_owned()));
    let hidden = "Must go somewhere in the next Round; the Landlord has chosen where.".to_owned();
    assert!(other.contains(&hidden) && of(1, 1).contains(&hidden), "{other:#?}");
    assert!(of(1, 0).contains(&"Must go to the Tenants' Flats in the next Round.".to_owned()));
    assert!(of(1, 1).contains(&"Has the Trait Handyman.".to_owned()));
    assert!(of(0, 1)[0].starts_with("Anna, the Landlord Stanisław Anioł: 8 VP"));
    let clock = explain_clock(ENGLISH, &seen_by(&state, 1), &names());
    assert_eq!(clock[..2], ["Stage 2, Round 2 (9 to 12)", "The match ends after Stage 3."]);
    let list = explain_list(ENGLISH, &seen_by(&state, 1), &names());
    assert_eq!(list[..3], ["List of Social Work", "1. Mustard", "2. Bela"]);
}

#[test]
fn every_event_that_deserves_a_line_has_one() {
    let mut state = tuesday();
    state.table.figures[1] = Some(Place::Club);
    let view = Alternatywy::view(&state, Viewer::Spectator);
    let (seat, other, place) = (Seat(1), Seat(2), Place::Club);
    let card = Known { card: Card(1), kind: Kind::Loan };
    let ware = Some(Ware { token: Token(1), good: Good::Ham });
    let points = |by, line| Event::Points { seat, by, now: 3, source: Source::Works, line };
    let mut lines = vec![
        Event::CharacterTaken { seat, character: Character::Kotek },
        Event::TraitChosen { seat, chosen: Some(Trait::Informer) },
        Event::PlaceChosen { seat, place: Some(place) },
        Event::PlaceRevealed { seat, place, forced: true },
        Event::SatOut { seat },
        Event::FilingDeclined { filer: seat },
        Event::NameAsked { filer: seat },
        Event::NameGiven { filer: seat, accused: other, binding: true },
        Event::NameGiven { filer: seat, accused: other, binding: false },
        Event::Denounced { on: seat, filer: None, held: 1 },
        Event::DenunciationLost { on: seat },
        Event::Bounced { on: seat },
        Event::DenunciationsDiscarded { on: seat, count: 2, held: 0 },
        Event::Exchanged { on: seat, count: 7 },
        Event::PlaysFirst { seat },
        Event::Passed { seat },
        Event::CardPlayed { seat, card, on: Some(other), also: None, place: None },
        Event::CardPlayed { seat, card, on: Some(other), also: Some(seat), place: None },
        Event::CardPlayed { seat, card, on: Some(seat), also: None, place: None },
        Event::CardPlayed { seat, card, on: None, also: None, place: Some(place) },
        Event::Cancelled { seat, card },
        Event::Drawn { seat, card: Some(card) },
        Event::Reshuffled { tenants: true, cards: 1 },
        Event::Reshuffled { tenants: false, cards: 7 },
        Event::Discarded { seat, card, why: Discard::Limit },
        Event::Discarded { seat, card, why: Discard::Forced },
        Event::CardGiven { from: seat, to: other, card: None },
        Event::CardGiven { from: seat, to: other, card: Some(card) },
        Event::HandSeen { seat, victim: other },
        Event::Ignored { seat },
        Event::Reordered { tenant: seat, line: 2 },
        Event::StruckOut { tenant: seat },
        Event::WorkReplaced { work: Work::Gala },
        Event::WorkIntroduced { work: Work::Gala, compulsory: true },
        Event::WorkIntroduced { work: Work::Gala, compulsory: false },
        Event::AvoidanceFailed { tenant: seat },
        Event::WorkRemoved { work: Work::Gala },
        Event::TrashRemoved { place, count: 2, trash: 1 },
        Event::TrashMoved { from: place, to: Place::Courtyard },
        Event::BrokeDown { tenant: seat, reporter: other },
        Event::Repaired { tenant: seat, by: seat },
        Event::Repaired { tenant: seat, by: other },
        Event::Billed { tenant: seat },
        Event::Sent { tenant: seat, forced: Forced::Summoned, by: other, place: Some(place) },
        Event::Sent { tenant: seat, forced: Forced::Sent, by: other, place: Some(place) },
        Event::Sent { tenant: seat, forced: Forced::Sent, by: other, place: None },
        Event::Closed { place },
        Event::Watches { seat },
        Event::GoodMoved { from: seat, to: other, ware },
        Event::GoodMoved { from: seat, to: other, ware: None },
        Event::GoodsReturned { tokens: 1 },
        Event::GoodsReturned { tokens: 7 },
        Event::AuctionWon { seat: None },
        points(1, None),
        points(-1, None),
        points(1, Some(Line::Second(Trait::Informer))),
        points(2, Some(Line::EndOfDay(Trait::Materialist))),
        Event::PointsCut { seat, by: -1 },
        Event::PointsCut { seat, by: 1 },
        Event::Ended { why: End::LastStage },
        Event::Ended { why: End::Sudden },
        Event::ActedBlue { seat, place: Place::Flats },
    ];
    lines.extend([Some(Way::Club), Some(Way::Chairman), None].map(|way| Event::Avoids { tenant: seat, way }));
    lines.extend([Cause::Hustler, Cause::WrongFloor, Cause::Lift].map(|cause| Event::FigureMoved {
        seat,
        from: place,
        to: Place::Staircase,
        cause,
    }));
    for why in [Gone::Auction, Gone::Work, Gone::Materialist] {
        lines.extend([ware, None].map(|ware| Event::GoodGone { seat, ware, why }));
    }
    for happened in lines {
        said(&event(ENGLISH, &view, &[], &happened).unwrap_or_else(|| panic!("{happened:?} has no line")));
    }
    // What an Action brings is told in any case; some are told themselves, too.
    for deed in Deed::ALL {
        event(ENGLISH, &view, &[], &Event::Acted { seat, deed }).iter().for_each(|line| said(line));
    }
}
