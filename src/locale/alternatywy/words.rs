//! What sentences are made of.

use super::names::{
    card_name, character_job, character_name, good_name, good_worth, nth, place_at, place_from, place_to, trait_name,
    work_name,
};
use crate::locale::{Locale, Value, seat_name};
use crate::rules::Seat;
use crate::rules::alternatywy::{Character, Good, Kind, Place, Side, Table, Trait, View, Ware, Work};

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

    pub fn seats(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        seats.into_iter().map(|seat| self.seat(seat)).collect::<Vec<_>>().join(", ")
    }

    pub fn name(&self, seat: Seat) -> Argument {
        ("name", self.seat(seat).into())
    }

    pub fn tenant(&self, seat: Seat) -> Argument {
        ("tenant", self.seat(seat).into())
    }

    pub fn player(&self, role: &'static str, seat: Seat) -> Argument {
        (role, self.seat(seat).into())
    }

    pub fn at(&self, place: Place) -> Argument {
        ("at", place_at(self.locale, place).into())
    }

    /// Where a figure stands; empty if it is off the board.
    pub fn stands(&self, seat: Seat) -> Argument {
        let place = self.table().place(seat);
        place.map_or(("at", "".into()), |place| self.at(place))
    }

    pub fn to(&self, place: Place) -> Argument {
        ("to", place_to(self.locale, place).into())
    }

    pub fn from(&self, place: Place) -> Argument {
        ("from", place_from(self.locale, place).into())
    }

    /// "Sick Note", with its fixed name.
    pub fn card(&self, kind: Kind) -> [Argument; 2] {
        [("card", card_name(self.locale, kind).into()), ("kind", kind.name().into())]
    }

    pub fn own_trait(&self, own: Trait) -> [Argument; 2] {
        [("trait", trait_name(self.locale, own).into()), ("kind", own.name().into())]
    }

    pub fn work(&self, work: Work) -> [Argument; 2] {
        [("work", work_name(self.locale, work).into()), ("kind", work.name().into())]
    }

    /// "Zygmunt Kotek" and "crane operator".
    pub fn character(&self, character: Character) -> [Argument; 3] {
        [
            ("character", character_name(self.locale, character).into()),
            ("job", character_job(self.locale, character).into()),
            ("kind", character.name().into()),
        ]
    }

    pub fn ware(&self, ware: Ware) -> [Argument; 2] {
        self.good(ware.good)
    }

    pub fn good(&self, good: Good) -> [Argument; 2] {
        [("good", good_name(self.locale, good).into()), ("kind", good.name().into())]
    }

    /// "Ham (3)", as it is worth to a seat.
    pub fn good_of(&self, seat: Seat, good: Good) -> Argument {
        let table = self.table();
        ("good", good_worth(self.locale, &table.options, table.characters[seat.index()], good).into())
    }

    pub fn nth(&self, n: u8) -> Argument {
        ("nth", nth(self.locale, n).into())
    }

    /// How many Denunciations are held on a Tenant.
    pub fn held(&self, seat: Seat) -> Argument {
        ("held", self.table().denunciations[seat.index()].into())
    }

    pub fn side(&self, seat: Seat) -> Side {
        self.table().side(seat)
    }
}

/// Several arguments after one another.
pub(super) fn with<const A: usize, const B: usize>(first: [Argument; A], then: [Argument; B]) -> Vec<Argument> {
    first.into_iter().chain(then).collect()
}
