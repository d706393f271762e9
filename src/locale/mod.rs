//! Every sentence for people, in each language.
//!
//! The sentences are Fluent files under `assets/locales/<code>`, built into the
//! program. What is missing in a language is said in English, the one language
//! that is always complete. The sentences of a game that depend on its pieces
//! are put together in a module of its own ([`eviction`], [`landlord`], [`alternatywy`]).

pub mod alternatywy;
pub mod eviction;
mod hint;
pub mod landlord;
mod language;
mod record;
mod speaks;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::{LanguageIdentifier, Loader, langid, static_loader};

pub use fluent_templates::fluent_bundle::FluentValue as Value;
pub use hint::hint;
pub use language::{Language, UnknownLanguage};
pub use record::bad_record;
pub use speaks::{SEAT_COLOURS, Speaks, seat_colour, seat_name, seat_names};

use crate::bots::{Level, SeatKind};
use crate::record::Final;
use crate::rules::Placing;

static_loader! {
    static SENTENCES = {
        locales: "./assets/locales",
        fallback_language: "en",
        // The marks around arguments would be drawn as boxes.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// Says the sentences of the program in one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Locale {
    /// The language it speaks.
    pub language: Language,
}

impl Locale {
    /// Speaks `language`.
    pub fn new(language: Language) -> Locale {
        Locale { language }
    }

    /// The sentence with this identifier. One that exists in no language is
    /// given as its identifier.
    pub fn say(&self, id: &str) -> String {
        self.find(id).unwrap_or_else(|| unknown(id))
    }

    /// The sentence with this identifier and its arguments filled in; numbers
    /// choose the plural. One that cannot be said is given as its identifier.
    pub fn say_with(&self, id: &str, arguments: &[(&'static str, Value)]) -> String {
        let arguments: HashMap<Cow<'static, str>, Value> =
            arguments.iter().map(|(name, value)| (Cow::Borrowed(*name), value.clone())).collect();
        SENTENCES.try_lookup_with_args(&identifier(self.language), id, &arguments).unwrap_or_else(|| unknown(id))
    }

    /// The sentence with this identifier, if there is one without arguments.
    pub fn find(&self, id: &str) -> Option<String> {
        SENTENCES.try_lookup(&identifier(self.language), id)
    }
}

/// What somebody who sits at a seat of a game is called: a person, or a bot by the
/// name it has there.
pub fn player_name(locale: Locale, game: &str, kind: SeatKind) -> String {
    match kind {
        SeatKind::Human => locale.say("seat-person"),
        // A match may be of a game that is not known here.
        SeatKind::Bot(level) => locale.find(&bot(game, level)).unwrap_or_else(|| locale.say(&format!("level-{level}"))),
    }
}

/// The same with the level of a bot, for people who choose.
pub fn player_and_level(locale: Locale, game: &str, kind: SeatKind) -> String {
    let player = player_name(locale, game, kind);
    match kind {
        SeatKind::Human | SeatKind::Bot(Level::Random) => player,
        SeatKind::Bot(level) => {
            let level = locale.say(&format!("level-{level}"));
            locale.say_with("seat-player", &[("player", player.into()), ("level", level.into())])
        }
    }
}

/// How a bot of a game plays, in a sentence or two; nothing for a person.
pub fn player_manner(locale: Locale, game: &str, kind: SeatKind) -> Option<String> {
    match kind {
        SeatKind::Human => None,
        SeatKind::Bot(level) => locale.find(&format!("{}-about", bot(game, level))),
    }
}

/// The identifier of a bot's name: a character for each level of each game, and the
/// one that throws coins in all of them.
fn bot(game: &str, level: Level) -> String {
    match level {
        Level::Random => "bot-random".to_owned(),
        level => format!("{game}-bot-{level}"),
    }
}

/// Why a decision cannot be taken back.
pub fn undo_refused(locale: Locale, why: Final) -> String {
    locale.say(match why {
        Final::Nothing => "undo-nothing",
        Final::Revealed => "undo-revealed",
        Final::OtherSeat => "undo-other-seat",
    })
}

/// A number with its sign.
pub fn signed(amount: i32) -> String {
    match amount {
        1.. => format!("+{amount}"),
        0 => "0".to_owned(),
        _ => format!("−{}", amount.abs()),
    }
}

/// What each Stage of a match brought, if it had Stages.
pub fn stages(locale: Locale, placing: &Placing) -> Vec<String> {
    let told = |(stage, &points): (usize, &i32)| {
        let arguments = [("stage", Value::from(stage + 1)), ("points", signed(points).into())];
        locale.say_with("results-stage", &arguments)
    };
    placing.stages.iter().enumerate().map(told).collect()
}

/// Why seats with the same score have the places they have, best places first: what
/// put one ahead of the next, or that nothing did and they share a place.
pub fn ties<G: Speaks>(locale: Locale, names: &[String], placings: &[Placing]) -> Vec<String> {
    let name = |placing: &Placing| seat_name(locale, names, placing.seat);
    let mut lines = Vec::new();
    for (nth, placing) in placings.iter().enumerate() {
        let rank = placing.rank;
        let sharing: Vec<&Placing> = placings.iter().filter(|other| other.rank == rank).collect();
        if sharing.len() > 1 && sharing[0].seat == placing.seat {
            let together: Vec<String> = sharing.into_iter().map(name).collect();
            let arguments = [("names", Value::from(together.join(", "))), ("rank", rank.into())];
            lines.push(locale.say_with("results-tie-shared", &arguments));
        }
        let next = placings.get(nth + 1).filter(|next| next.rank != rank && next.score == placing.score);
        let decides = |next: &Placing| {
            let mut pairs = placing.ties.iter().zip(&next.ties);
            pairs.find(|(ahead, behind)| ahead.amount != behind.amount).map(|(tie, _)| tie.name)
        };
        if let Some((next, tie)) = next.and_then(|next| Some((next, decides(next)?))) {
            let arguments = [
                ("first", Value::from(name(placing))),
                ("second", name(next).into()),
                ("tie", G::tie(locale, tie).into()),
            ];
            lines.push(locale.say_with("results-tie", &arguments));
        }
    }
    lines
}

fn unknown(id: &str) -> String {
    tracing::warn!(id, "no such sentence, or an argument of it is missing");
    id.to_owned()
}

fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::English => langid!("en"),
        Language::Polish => langid!("pl"),
        Language::French => langid!("fr"),
        Language::Hungarian => langid!("hu"),
    }
}
