//! What sentences are made of.

use super::names::{a_card, card_name, house_name, house_of, place_name, resident_name};
use crate::locale::{Locale, Value, seat_name};
use crate::rules::Seat;
use crate::rules::landlord::{Card, HouseId, Kind, Place, Table, Trade, View};

pub(super) type Argument = (&'static str, Value<'static>);

/// Says sentences about what a viewer sees.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub locale: Locale,
    pub view: &'a View,
    pub names: &'a [String],
}

impl<'a> Words<'a> {
    pub fn table(&self) -> &'a Table {
        &self.view.table
    }

    pub fn say(&self, id: &str, arguments: impl IntoIterator<Item = Argument>) -> String {
        self.locale.say_with(id, &arguments.into_iter().collect::<Vec<_>>())
    }

    pub fn seat(&self, seat: Seat) -> String {
        seat_name(self.locale, self.names, seat)
    }

    pub fn name(&self, seat: Seat) -> Argument {
        ("name", self.seat(seat).into())
    }

    pub fn player(&self, role: &'static str, seat: Seat) -> Argument {
        (role, self.seat(seat).into())
    }

    /// "a Bomb", with its fixed name.
    pub fn card(&self, kind: Kind) -> [Argument; 2] {
        [("card", a_card(self.locale, kind).into()), ("kind", kind.name().into())]
    }

    /// "Bomb", with its fixed name.
    pub fn title(&self, kind: Kind) -> [Argument; 2] {
        [("card", card_name(self.locale, kind).into()), ("kind", kind.name().into())]
    }

    /// "the Student", with its fixed name.
    pub fn who(&self, kind: Kind) -> [Argument; 2] {
        [("who", resident_name(self.locale, kind).into()), ("kind", kind.name().into())]
    }

    pub fn house(&self, id: HouseId) -> Argument {
        ("house", house_name(self.locale, self.table(), self.names, id).into())
    }

    pub fn house_of(&self, id: HouseId, owner: Seat) -> Argument {
        ("house", house_of(self.locale, self.table(), self.names, id, owner).into())
    }

    /// A place as somebody of this kind takes it up.
    pub fn place(&self, role: &'static str, place: Place, kind: Kind) -> Argument {
        let flats = self.table().options.deck.terms(kind).flats;
        (role, place_name(self.locale, self.table(), self.names, place, flats).into())
    }

    /// Who lives at a place, by the lowest flat.
    pub fn lodger(&self, place: Place) -> Kind {
        let card = self.table().lodger(place);
        card.map(|card| self.table().kind(card)).unwrap_or_default()
    }

    /// The kind of the top card of the discards.
    pub fn top(&self) -> Kind {
        self.table().discards.last().map(|&card| self.table().kind(card)).unwrap_or_default()
    }

    pub fn kind(&self, card: Option<Card>) -> Kind {
        card.map(|card| self.table().kind(card)).unwrap_or_default()
    }

    /// What is given and what is wanted in an offer.
    pub fn trade(&self, trade: &Trade) -> [Argument; 2] {
        let side = |card: Option<Kind>, amount: u16| {
            let money = ("amount", Value::from(amount));
            match card {
                Some(kind) if amount == 0 => a_card(self.locale, kind),
                Some(kind) => self.say("landlord-offer-both", self.card(kind).into_iter().chain([money])),
                None if amount == 0 => self.locale.say("landlord-offer-nothing"),
                None => self.say("landlord-offer-money", [money]),
            }
        };
        [("give", side(trade.give, trade.pay).into()), ("want", side(trade.want, trade.charge).into())]
    }
}

/// Several arguments after one another.
pub(super) fn with<const A: usize, const B: usize>(first: [Argument; A], then: [Argument; B]) -> Vec<Argument> {
    first.into_iter().chain(then).collect()
}
