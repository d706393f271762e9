//! Positions: any situation between two turns, as data.

use std::fmt::{self, Display};
use std::str::FromStr;

use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use super::options::{Options, RoyalSuite};
use super::pieces::{Arrow, Card, Colour, Face, Kind, Meeple, Spot};
use super::table::State;
use super::{start, turn};
use crate::rules::{Chance, Seat, Set, Unfit};

/// The situation at the beginning of a turn. What is left out takes its
/// default; the format is described in `levels/eviction/README.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The apartments, row by row.
    pub board: Vec<Vec<Home>>,
    /// Meeples each seat still holds; by default what the board leaves it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserves: Option<Vec<u8>>,
    /// The hands by seat; by default dealt from the pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<Vec<Face>>>,
    /// The pile, next card first; by default the rest of the deck, shuffled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Vec<Face>>,
    /// The discards, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<Face>,
    /// Who took the first turn of the match.
    #[serde(default)]
    pub first: Seat,
    /// Whose turn it is.
    #[serde(default)]
    pub to_act: Seat,
    /// Reshuffles so far.
    #[serde(default)]
    pub reshuffles: u8,
}

/// An apartment in a position, written as the colours on its arrows up, right,
/// down, left (`b`, `t`, `m`, `p`, `.` for nobody), after `!` if it is haunted
/// or `*` if it is the Royal Suite: `b.t.`, `!...p`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Home {
    /// What it is.
    pub kind: Kind,
    /// The colours on its arrows.
    pub places: [Option<Colour>; 4],
}

/// The text is no apartment of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no apartment: expected four of b t m p and . (up, right, down, left), after ! or * if special")]
pub struct NoHome(String);

const LETTERS: [char; 4] = ['b', 't', 'm', 'p'];

impl Display for Home {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self.kind {
            Kind::Standard => "",
            Kind::Haunted => "!",
            Kind::RoyalSuite => "*",
        })?;
        self.places.iter().try_for_each(|place| write!(f, "{}", place.map_or('.', |colour| LETTERS[colour.index()])))
    }
}

impl FromStr for Home {
    type Err = NoHome;

    fn from_str(text: &str) -> Result<Home, NoHome> {
        let no_home = || NoHome(text.to_owned());
        let (kind, letters) = match text.as_bytes().first() {
            Some(b'!') => (Kind::Haunted, &text[1..]),
            Some(b'*') => (Kind::RoyalSuite, &text[1..]),
            _ => (Kind::Standard, text),
        };
        let mut places = [None; 4];
        if letters.chars().count() != 4 {
            return Err(no_home());
        }
        for (place, letter) in places.iter_mut().zip(letters.chars()) {
            *place = match letter {
                '.' => None,
                _ => {
                    let index = LETTERS.iter().position(|&known| known == letter).ok_or_else(no_home)?;
                    Some(Colour::ALL[index])
                }
            };
        }
        Ok(Home { kind, places })
    }
}

impl From<Home> for String {
    fn from(home: Home) -> String {
        home.to_string()
    }
}

impl TryFrom<String> for Home {
    type Error = NoHome;

    fn try_from(text: String) -> Result<Home, NoHome> {
        text.parse()
    }
}

impl Position {
    /// The match in this position.
    ///
    /// # Errors
    /// Refuses positions that break the rules of the game (EV R35).
    pub fn load(&self, options: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
        options.check(seats)?;
        let mut state = start::empty(options, seats, Chance::new(seed));
        self.check_grid(options)?;
        self.check_seats(seats)?;
        self.place_meeples(&mut state)?;
        self.place_cards(&mut state)?;
        state.table.first = self.first;
        state.table.active = self.to_act;
        state.table.started = seats * options.starting;
        state.table.reshuffles = self.reshuffles;
        turn::begin(&mut state, &mut |_| {});
        Ok(state)
    }

    fn check_grid(&self, options: &Options) -> Result<(), Unfit> {
        let columns = usize::from(options.columns);
        if self.board.len() != usize::from(options.rows) || self.board.iter().any(|row| row.len() != columns) {
            let problem = format!("expected {} rows of {columns} apartments", options.rows);
            return Err(Unfit::new("board", "EV R35", problem));
        }
        let count = |kind| self.homes().filter(|home| home.kind == kind).count();
        let suites = usize::from(options.royal_suite != RoyalSuite::None);
        if count(Kind::RoyalSuite) != suites {
            return Err(Unfit::new("board", "EV R32", format!("expected {suites} Royal Suites")));
        }
        let haunted = usize::from(options.haunted) - usize::from(options.royal_suite == RoyalSuite::Haunted);
        if count(Kind::Haunted) != haunted {
            return Err(Unfit::new("board", "EV R35", format!("expected {haunted} haunted apartments")));
        }
        if self.homes().any(|home| home.places.iter().all(Option::is_some)) {
            return Err(Unfit::new("board", "EV R35", "an apartment is full: the position is not at rest"));
        }
        Ok(())
    }

    fn check_seats(&self, seats: u8) -> Result<(), Unfit> {
        for (field, seat) in [("first", self.first), ("to_act", self.to_act)] {
            if seat.0 >= seats {
                return Err(Unfit::new(field, "EV R35", format!("there is no seat {}", seat.0)));
            }
        }
        for (field, given) in
            [("reserves", self.reserves.as_ref().map(Vec::len)), ("hands", self.hands.as_ref().map(Vec::len))]
        {
            if given.is_some_and(|given| given != usize::from(seats)) {
                return Err(Unfit::new(field, "EV R35", format!("expected {seats} of them, one a seat")));
            }
        }
        Ok(())
    }

    fn homes(&self) -> impl Iterator<Item = &Home> {
        self.board.iter().flatten()
    }

    fn on_board(&self, colour: Colour) -> u8 {
        self.homes().flat_map(|home| home.places).filter(|&place| place == Some(colour)).count() as u8
    }

    fn place_meeples(&self, state: &mut State) -> Result<(), Unfit> {
        let mut ids = self.allot(state)?;
        let addresses: Vec<_> = state.table.options.addresses().collect();
        for (apartment, home) in addresses.into_iter().zip(self.homes()) {
            state.table.apartment_mut(apartment).kind = home.kind;
            for (arrow, colour) in Arrow::ALL.into_iter().zip(home.places) {
                if let Some(colour) = colour {
                    let meeple = ids[colour.index()].pop();
                    state.table.put(Spot { apartment, arrow }, meeple);
                }
            }
        }
        for seat in Seat::all(state.table.seats) {
            state.table.reserves[seat.index()] = ids[seat.index()].drain(..).collect();
        }
        Ok(())
    }

    /// The meeples in play of each colour, last one to be placed first. Neutrals
    /// that are missing on the board may have become a player's own (EV R28).
    fn allot(&self, state: &mut State) -> Result<[Vec<Meeple>; 4], Unfit> {
        let seats = state.table.seats;
        let mut owned: [Vec<Meeple>; 4] = Default::default();
        let mut takeable = Vec::new();
        for (index, colour) in state.table.colours.iter().enumerate() {
            owned[colour.index()].push(Meeple::new(index as u8));
        }
        for colour in Colour::ALL.into_iter().rev() {
            let on_board = usize::from(self.on_board(colour));
            let pool = &mut owned[colour.index()];
            if on_board == 0 && !pool.is_empty() {
                let problem = format!("no {} meeple, but the last of a colour never leaves", colour.name());
                return Err(Unfit::new("board", "EV R35", problem));
            }
            let in_play = on_board + self.reserve(state, colour, on_board)?;
            if colour.seat().0 < seats && in_play > pool.len() {
                let missing = in_play - pool.len();
                pool.extend(takeable.drain(..missing.min(takeable.len())));
            }
            if in_play > pool.len() {
                let problem = format!("{in_play} {} meeples, but there are only {}", colour.name(), pool.len());
                return Err(Unfit::new("board", "EV R35", problem));
            }
            let unused = pool.split_off(in_play);
            if colour.seat().0 >= seats {
                takeable.extend(unused);
            }
            pool.reverse();
            for meeple in pool.iter() {
                state.table.colours[meeple.index()] = colour;
            }
        }
        Ok(owned)
    }

    fn reserve(&self, state: &State, colour: Colour, on_board: usize) -> Result<usize, Unfit> {
        let seat = colour.seat();
        if seat.0 >= state.table.seats {
            return Ok(0);
        }
        let given = match &self.reserves {
            None => usize::from(state.table.options.meeples).saturating_sub(on_board),
            Some(reserves) => usize::from(reserves[seat.index()]),
        };
        if given == 0 {
            let problem = format!("seat {} has none left: the match would be over", seat.0);
            return Err(Unfit::new("reserves", "EV R35", problem));
        }
        Ok(given)
    }

    fn place_cards(&self, state: &mut State) -> Result<(), Unfit> {
        let options = state.table.options;
        let mut deck: Vec<Card> = (0..options.deck() as u8).map(Card).collect();
        let mut take = |field, face: Face| {
            let at = deck.iter().position(|&card| options.face(card) == face);
            let too_many = || Unfit::new(field, "EV R35", format!("more {} cards than the deck has", face.name()));
            at.map(|at| deck.remove(at)).ok_or_else(too_many)
        };
        for &face in &self.discards {
            state.table.discards.push(take("discards", face)?);
        }
        for (cards, hand) in state.hands.iter_mut().zip(self.hands.iter().flatten()) {
            *cards = hand.iter().map(|&face| take("hands", face)).collect::<Result<Set<Card>, _>>()?;
        }
        for &face in self.pile.iter().flatten().rev() {
            state.pile.push(take("pile", face)?);
        }
        if self.pile.is_none() {
            deck.shuffle(&mut state.chance.occasion());
            state.pile = deck.drain(..).collect();
        } else if !deck.is_empty() {
            let problem = format!("{} cards of the deck are nowhere", deck.len());
            return Err(Unfit::new("pile", "EV R35", problem));
        }
        if self.hands.is_none() {
            for seat in Seat::all(state.table.seats) {
                for _ in 0..options.hand {
                    start::deal(state, seat, &mut |_| {});
                }
            }
        }
        Ok(())
    }
}
