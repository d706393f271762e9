//! What comes of a decision.

use super::agenda;
use super::event::{Discard, Event};
use super::moves::Move;
use super::pieces::Character;
use super::step::{Aim, Step};
use super::table::State;
use super::{auction, cards, deeds, effects, filing, flow, list, meeting, outing, social, supplies, turn, windows};

/// Makes a legal move and every automatic step that follows it.
pub(super) fn make(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    if answer(state, mv, tell) {
        return;
    }
    agenda::go_on(state, tell);
}

/// Answers the question; whether the next seat of the same window is asked now.
fn answer(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) -> bool {
    match (state.table.step, mv) {
        (Step::React { .. }, Move::Play(kind)) => {
            if let Some(seat) = windows::react(state) {
                cards::begin(state, seat, kind, tell);
            }
        }
        (Step::React { .. }, _) => return windows::pass(state),
        (Step::Character, Move::Character(character)) => take_character(state, character, tell),
        (Step::Trait, Move::Trait(own)) => flow::choose_trait(state, own, tell),
        (Step::Place, Move::Place(place)) => outing::lay(state, place, tell),
        (Step::Watch, Move::Place(place)) => outing::watch(state, place, tell),
        (Step::Filer, Move::Seat(filer)) => filing::begin(state, filer),
        (Step::File | Step::Indicate { .. } | Step::Accuse, _) => filing::answer(state, mv, tell),
        (Step::PlayFirst, Move::Yes) => meeting::plays_first(state, tell),
        (Step::Rob, Move::Seat(victim)) => meeting::begin_rob(state, victim),
        (Step::WipeOut, Move::Seat(tenant)) => meeting::wipe_out(state, tenant, tell),
        (Step::Turn { .. }, _) => turn::make(state, mv, tell),
        (Step::Target { aim }, _) => target(state, aim, mv, tell),
        (Step::Second { first }, _) => cards::aim_second(state, first, mv, tell),
        (Step::Line { tenant }, Move::Line(line)) => list::place(state, tenant, line, tell),
        (Step::Order { placed, changed }, Move::Seat(tenant)) => list::order(state, placed, changed, tenant, tell),
        (Step::Discard { why }, Move::Card(kind)) => supplies::part_with(state, why, kind, tell),
        (Step::Snoop { victim }, Move::Card(kind)) => {
            if let Some(card) = supplies::pick(state, victim, kind) {
                supplies::discard(state, victim, card, Discard::Forced, tell);
            }
        }
        (Step::KeepCard { guest }, _) => supplies::keep_card(state, guest, mv == Move::Yes, tell),
        (Step::KeepGood, Move::Good(good)) => {
            let fitting = state.offered.and(state.table.options.goods.tokens(good));
            if let Some(token) = fitting.first() {
                supplies::keep_good(state, token, tell);
            }
        }
        (Step::GiveUpGood, Move::Good(good)) => {
            if let Some(token) = auction::token_of(state, state.table.decider, good) {
                social::give_up_good(state, token, tell);
            }
        }
        (Step::Amount { place, .. }, Move::Number(count)) => effects::take_away(state, place, count, tell),
        (Step::Exchange { tenant }, Move::Number(count)) => deeds::exchange(state, tenant, count, tell),
        (Step::SendTo { tenant }, Move::Place(place)) => deeds::send(state, tenant, place, tell),
        (Step::SwapBelow, Move::Yes) => social::swap_below(state, tell),
        (Step::TakePart, Move::Avoid(way)) => social::avoid(state, state.table.decider, Some(way), tell),
        (Step::TakePart, Move::Play(kind)) => cards::begin(state, state.table.decider, kind, tell),
        (Step::Auction, _) => auction::answer(state, mv == Move::Yes, tell),
        (Step::Bid, _) => auction::bid(state, mv, tell),
        _ => {}
    }
    false
}

fn take_character(state: &mut State, character: Character, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    state.table.characters[seat.index()] = Some(character);
    tell(Event::CharacterTaken { seat, character });
}

/// The target of an action, a card or a bonus is named.
fn target(state: &mut State, aim: Aim, mv: Move, tell: &mut impl FnMut(Event)) {
    match aim {
        Aim::Deed(deed) => deeds::aim(state, deed, mv, tell),
        Aim::Card(kind) => cards::aim(state, kind, mv, tell),
        Aim::Bonus(bonus) => turn::use_bonus(state, bonus, mv, tell),
        Aim::Blue => {
            if let Move::Seat(tenant) = mv {
                deeds::break_down(state, state.table.decider, tenant, tell);
            }
        }
    }
}
