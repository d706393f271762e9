//! Positions: a match that begins in the middle, as a setup file gives it.

use rand::seq::{IteratorRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::ledger::Source;
use super::options::Options;
use super::pieces::{Card, Character, Good, Kind, Place, Side, Token, Trait, Work};
use super::table::{Forced, MOST_DENUNCIATIONS, MOST_TRASH, Skip, State};
use super::{flow, start};
use crate::rules::{Chance, Seat, Set, Unfit};

/// A match before a Round, in the daytime. Lists go by seat; what is left out is
/// empty, but for the Traits and the door: chance deals those.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Who plays whom: all of them.
    pub characters: Vec<Character>,
    /// The Stage, from 1.
    pub stage: u8,
    /// The Round that comes next, 1 to 5.
    pub round: u8,
    /// Who holds the Priority token.
    #[serde(default)]
    pub priority: Seat,
    /// VP; as many as at the start if left out.
    #[serde(default)]
    pub points: Vec<u8>,
    /// Denunciations that the Landlord holds, 0 to 12.
    #[serde(default)]
    pub denunciations: Vec<u8>,
    /// The List of Social Work, from place 1.
    #[serde(default)]
    pub list: Vec<Seat>,
    /// The Social Work that lies face up.
    pub work: Option<Work>,
    /// The Social Works that are out of the game.
    #[serde(default)]
    pub past_works: Vec<Work>,
    /// The Trash.
    #[serde(default)]
    pub trash: Bins,
    /// Who has a Littering marker.
    #[serde(default)]
    pub littered: Vec<Seat>,
    /// The Breakdowns.
    #[serde(default)]
    pub breakdowns: Vec<Breakdown>,
    /// Who sits out the Round that comes next.
    #[serde(default)]
    pub skips: Vec<Seat>,
    /// Which Location is closed in the Round that comes next.
    pub closed: Option<Place>,
    /// Whom a Summons calls in the Round that comes next.
    #[serde(default)]
    pub summoned: Vec<Seat>,
    /// Whether the Landlord chooses last in the Round that comes next.
    #[serde(default)]
    pub watching: bool,
    /// The hands.
    #[serde(default)]
    pub hands: Vec<Vec<Kind>>,
    /// The discards of both decks.
    #[serde(default)]
    pub discards: Vec<Kind>,
    /// The Traits of this Stage; dealt of those that are not used up if left out.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// The Traits that are used up; dealt if left out.
    #[serde(default)]
    pub spent: Vec<Vec<Trait>>,
    /// The Shop Goods that players hold.
    #[serde(default)]
    pub goods: Vec<Vec<Good>>,
    /// Tokens at the shop door; as many as players if left out.
    pub door: Option<u8>,
    /// Whether the lone visit to the Club has been rewarded in this Stage.
    #[serde(default)]
    pub club_visited: bool,
    /// How many Social Works the Landlord has introduced in this Stage.
    #[serde(default)]
    pub introduced: u8,
}

/// The Trash in the Locations with a bin, 0 to 3 each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Bins {
    /// On the Staircase.
    pub staircase: u8,
    /// In the Tenants' Club.
    pub club: u8,
    /// In the Courtyard.
    pub courtyard: u8,
}

/// A Breakdown of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Breakdown {
    /// Whose it is.
    pub tenant: Seat,
    /// Who reported it.
    pub reporter: Seat,
}

/// Nothing, unless `fine` does not hold.
fn demand(fine: bool, field: &'static str, rule: &'static str, problem: impl FnOnce() -> String) -> Result<(), Unfit> {
    if fine { Ok(()) } else { Err(Unfit::new(field, rule, problem())) }
}

impl Position {
    /// The match in this position.
    ///
    /// # Errors
    /// Refuses positions that break the rules of the game.
    pub fn load(&self, options: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
        options.check(seats)?;
        self.check_seats(seats)?;
        let mut state = start::empty(options, seats, Chance::new(seed));
        let rng = &mut state.chance.occasion();
        self.cast(&mut state)?;
        self.set_time(&mut state)?;
        self.set_points(&mut state)?;
        self.set_works(&mut state)?;
        self.set_board(&mut state)?;
        self.set_round(&mut state)?;
        self.deal_cards(&mut state, rng)?;
        self.deal_traits(&mut state, rng)?;
        self.deal_goods(&mut state, rng)?;
        flow::resume(&mut state);
        Ok(state)
    }

    fn check_seats(&self, seats: u8) -> Result<(), Unfit> {
        let lists = [
            ("characters", self.characters.len()),
            ("points", self.points.len()),
            ("denunciations", self.denunciations.len()),
            ("hands", self.hands.len()),
            ("traits", self.traits.len()),
            ("spent", self.spent.len()),
            ("goods", self.goods.len()),
        ];
        if let Some((field, given)) = lists.into_iter().find(|&(_, given)| given > usize::from(seats)) {
            return Err(Unfit::new(field, "A4 1.2", format!("{given} of them for {seats} seats")));
        }
        let broken = self.breakdowns.iter().flat_map(|breakdown| [breakdown.tenant, breakdown.reporter]);
        let named = [
            ("priority", vec![self.priority]),
            ("list", self.list.clone()),
            ("littered", self.littered.clone()),
            ("breakdowns", broken.collect()),
            ("skips", self.skips.clone()),
            ("summoned", self.summoned.clone()),
        ];
        match named.iter().find(|(_, named)| named.iter().any(|seat| seat.0 >= seats)) {
            Some(&(field, _)) => Err(Unfit::new(field, "A4 1.2", format!("there are only {seats} seats"))),
            None => Ok(()),
        }
    }

    fn cast(&self, state: &mut State) -> Result<(), Unfit> {
        let table = &mut state.table;
        let needed = usize::from(table.seats);
        demand(self.characters.len() == needed, "characters", "A4 1.2", || "each seat needs a Character".to_owned())?;
        for (seat, &character) in Seat::all(table.seats).zip(&self.characters) {
            let free = table.player_of(character).is_none();
            demand(free, "characters", "A4 1.2", || format!("{character} is played twice"))?;
            let allowed = table.options.may_play(character, table.seats);
            demand(allowed, "characters", "A4 R76", || format!("{character} is left out with two Tenants"))?;
            table.characters[seat.index()] = Some(character);
        }
        let landlord = table.player_of(Character::Aniol);
        table.landlord = landlord
            .ok_or_else(|| Unfit::new("characters", "A4 1.2", "somebody must be the Landlord: aniol is missing"))?;
        Ok(())
    }

    fn set_time(&self, state: &mut State) -> Result<(), Unfit> {
        let table = &mut state.table;
        let stages = table.options.stages();
        let within = |field, rule, value: u8, high: u8| {
            demand((1..=high).contains(&value), field, rule, || format!("{value} is not from 1 to {high}"))
        };
        within("stage", "A4 1.15", self.stage, stages)?;
        within("round", "A4 1.1", self.round, flow::ROUNDS)?;
        table.stage = self.stage;
        table.round = self.round - 1;
        table.priority = Some(self.priority);
        Ok(())
    }

    fn set_points(&self, state: &mut State) -> Result<(), Unfit> {
        let table = &mut state.table;
        let options = table.options;
        for seat in Seat::all(table.seats) {
            let points = self.points.get(seat.index()).copied().unwrap_or(options.start_points);
            let goes_on = !options.is_sudden() || points < options.enough;
            demand(goes_on, "points", "A4 1.15", || format!("{points} VP have ended the match"))?;
            table.points[seat.index()] = points;
            table.ledgers[seat.index()].sources[Source::Start as usize] = points.into();
        }
        for (seat, &held) in Seat::all(table.seats).zip(&self.denunciations) {
            let fine = held <= MOST_DENUNCIATIONS;
            demand(fine, "denunciations", "A4 1.8", || format!("{held}, {MOST_DENUNCIATIONS} are the most"))?;
            let fine = held == 0 || table.is_tenant(seat);
            demand(fine, "denunciations", "A4 1.8", || "none are held on the Landlord".to_owned())?;
            table.denunciations[seat.index()] = held;
        }
        Ok(())
    }

    fn set_works(&self, state: &mut State) -> Result<(), Unfit> {
        let table = &mut state.table;
        for (field, work) in self
            .work
            .map(|work| ("work", work))
            .into_iter()
            .chain(self.past_works.iter().map(|&work| ("past_works", work)))
        {
            let there = state.works.contains(work);
            demand(there, field, "A4 2.6", || format!("{work} is not among the Social Works that are left"))?;
            state.works.remove(work);
            if field == "past_works" {
                table.works_gone.insert(work);
            }
        }
        table.work = self.work;
        table.today.introduced = self.introduced;
        demand(usize::from(self.introduced) <= Work::COUNT, "introduced", "A4 2.6", || {
            format!("{}, there are only {} Social Works", self.introduced, Work::COUNT)
        })?;
        // After an introduction only See You Tomorrow can have revealed another
        // work, or what replaced that one: it may be introduced as well (A4 R107).
        table.today.introductions = (self.introduced + u8::from(self.work.is_some())).max(1);
        table.today.club_visited = self.club_visited;
        for &tenant in &self.list {
            demand(table.is_tenant(tenant), "list", "A4 1.1", || "the Landlord is never listed".to_owned())?;
            let new = table.line_of(tenant).is_none();
            demand(new, "list", "A4 R55", || format!("seat {} is listed twice", tenant.0))?;
            table.list.push(tenant);
        }
        Ok(())
    }

    fn set_board(&self, state: &mut State) -> Result<(), Unfit> {
        let table = &mut state.table;
        table.trash = [self.trash.staircase, self.trash.club, self.trash.courtyard];
        let fine = table.trash.iter().all(|&trash| trash <= MOST_TRASH);
        demand(fine, "trash", "A4 1.7", || format!("{MOST_TRASH} are the most in a Location"))?;
        for &tenant in &self.littered {
            demand(table.is_tenant(tenant), "littered", "A4 1.7", || "only Tenants litter".to_owned())?;
            table.littered.insert(tenant);
        }
        for &Breakdown { tenant, reporter } in &self.breakdowns {
            let fine = table.is_tenant(tenant) && reporter != tenant;
            demand(fine, "breakdowns", "A4 1.9", || "a Tenant has one, and somebody else reported it".to_owned())?;
            let free = table.breakdowns[tenant.index()].is_none();
            demand(free, "breakdowns", "A4 R75", || format!("seat {} has two", tenant.0))?;
            table.breakdowns[tenant.index()] = Some(reporter);
        }
        let fine = !table.options.single_breakdown || self.breakdowns.len() <= 1;
        demand(fine, "breakdowns", "A4 1.9", || "there is a single token".to_owned())
    }

    fn set_round(&self, state: &mut State) -> Result<(), Unfit> {
        let table = &mut state.table;
        for &tenant in &self.skips {
            demand(table.is_tenant(tenant), "skips", "A4 1.13", || "the Landlord loses no Round".to_owned())?;
            table.skips[tenant.index()] = Skip::NextRound;
        }
        for &tenant in &self.summoned {
            let fine = table.is_tenant(tenant) && table.skips[tenant.index()] == Skip::Free;
            demand(fine, "summoned", "A4 R86", || "it calls Tenants who do not sit the Round out".to_owned())?;
            table.forced[tenant.index()] = Some(Forced::Summoned);
        }
        let fine = self.closed.is_none_or(|place| place.bin().is_some());
        demand(fine, "closed", "A4 2.5", || "only Locations with a bin are closed".to_owned())?;
        table.closes = self.closed;
        table.will_watch = self.watching;
        Ok(())
    }

    fn deal_cards(&self, state: &mut State, rng: &mut ChaCha8Rng) -> Result<(), Unfit> {
        let limit = state.table.options.hand_limit;
        for (seat, hand) in Seat::all(state.table.seats).zip(&self.hands) {
            let side = state.table.side(seat);
            let fine = hand.len() <= usize::from(limit);
            demand(fine, "hands", "A4 1.3", || format!("{} cards, {limit} are the most", hand.len()))?;
            for &kind in hand {
                demand(kind.side() == side, "hands", "A4 1.12", || format!("{kind} is a card of the other side"))?;
                let card = take_card(state, "hands", kind, rng)?;
                state.hands[seat.index()].insert(card);
            }
        }
        for &kind in &self.discards {
            let card = take_card(state, "discards", kind, rng)?;
            state.table.discards.insert(card);
        }
        Ok(())
    }

    fn deal_traits(&self, state: &mut State, rng: &mut ChaCha8Rng) -> Result<(), Unfit> {
        let seats = state.table.seats;
        for (field, given) in [("traits", self.traits.len()), ("spent", self.spent.len())] {
            let fine = given == 0 || given == usize::from(seats);
            demand(fine, field, "A4 1.3", || format!("{given} of them for {seats} seats"))?;
        }
        for seat in Seat::all(seats) {
            let all = Trait::all_of(state.table.side(seat));
            let own = self.traits.get(seat.index()).copied();
            let fine = own.is_none_or(|own| all.contains(own));
            demand(fine, "traits", "A4 2.2", || "a Trait of the other side".to_owned())?;
            // All return when none is left (A4 R20).
            let count = (self.stage - 1) % all.len();
            let spent: Set<Trait> = match self.spent.get(seat.index()) {
                Some(spent) => spent.iter().copied().collect(),
                None => any_of(all.iter().filter(|&each| Some(each) != own).collect(), count, rng),
            };
            let fine = spent.without(all).is_empty() && spent.len() == count;
            demand(fine, "spent", "A4 R20", || format!("seat {} has used up {count} Traits", seat.0))?;
            let own = own.or_else(|| all.without(spent).iter().choose(rng));
            let fine = own.is_some_and(|own| !spent.contains(own));
            demand(fine, "traits", "A4 R20", || format!("the Trait of seat {} is used up", seat.0))?;
            state.traits[seat.index()] = own;
            state.spent[seat.index()] = spent;
            state.table.with_trait.insert(seat);
        }
        Ok(())
    }

    fn deal_goods(&self, state: &mut State, rng: &mut ChaCha8Rng) -> Result<(), Unfit> {
        for (seat, goods) in Seat::all(state.table.seats).zip(&self.goods) {
            let room = match state.table.side(seat) {
                Side::Tenant => usize::MAX,
                Side::Landlord => usize::from(state.traits[seat.index()] == Some(Trait::Materialist)),
            };
            let fine = goods.len() <= room;
            demand(fine, "goods", "A4 1.11", || "the Landlord holds none, as Materialist one".to_owned())?;
            for &good in goods {
                let tokens = state.table.options.goods.tokens(good);
                let token = take_token(state, tokens, rng)
                    .ok_or_else(|| Unfit::new("goods", "A4 2.7", format!("more {good} than there are")))?;
                state.goods[seat.index()].insert(token);
            }
        }
        let door = self.door.unwrap_or(state.table.seats.min(state.supply.len()));
        demand(door <= state.table.seats, "door", "A4 1.2", || "more tokens than players".to_owned())?;
        for _ in 0..door {
            let token = take_token(state, state.supply, rng)
                .ok_or_else(|| Unfit::new("door", "A4 2.7", "more tokens than are left"))?;
            state.door.insert(token);
        }
        Ok(())
    }
}

/// So many of these Traits.
fn any_of(mut traits: Vec<Trait>, count: u8, rng: &mut ChaCha8Rng) -> Set<Trait> {
    traits.shuffle(rng);
    traits.into_iter().take(count.into()).collect()
}

/// A card of this kind from its deck.
fn take_card(state: &mut State, field: &'static str, kind: Kind, rng: &mut ChaCha8Rng) -> Result<Card, Unfit> {
    let left = state.deck.and(state.table.options.deck.cards(kind));
    let card = left.iter().choose(rng);
    let card = card.ok_or_else(|| Unfit::new(field, "A4 2.4", format!("more {kind} cards than there are")))?;
    state.deck.remove(card);
    Ok(card)
}

/// One of these tokens from the supply.
fn take_token(state: &mut State, of: Set<Token>, rng: &mut ChaCha8Rng) -> Option<Token> {
    let token = state.supply.and(of).iter().choose(rng)?;
    state.supply.remove(token);
    Some(token)
}
