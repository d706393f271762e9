//! Matches as text: JSON, for files and for other programs.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{BadRecord, Match, Unplayable};
use crate::rules::SetUp;

/// What the field `format` says in every written match.
pub const FORMAT: &str = "tenement match";

/// The version of the form. It is raised when an older program would misread it.
pub const VERSION: u32 = 1;

/// What a match is called, and by whom it is played. Nothing of it changes what
/// happens; a text without it is as good.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Label {
    /// What people call the match; nothing if they have not named it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Who plays each seat, as the command line says it: `human`, `medium`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// When it was written, in seconds since 1970; 0 if nobody knows.
    #[serde(skip_serializing_if = "is_nothing")]
    pub saved: u64,
    /// Whether the match is over.
    #[serde(skip_serializing_if = "is_running")]
    pub over: bool,
}

/// The longest name of a match, in characters.
pub const LONGEST_NAME: usize = 60;

impl Label {
    /// The same with a name that fits on a line, and no more players than seats:
    /// the text may come from anywhere.
    fn within_bounds(mut self, seats: u8) -> Label {
        let turns_words_round =
            |c: char| matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        let fits = |c: &char| !c.is_control() && !turns_words_round(*c);
        self.name = self.name.chars().filter(fits).take(LONGEST_NAME).collect();
        self.players.truncate(usize::from(seats));
        self
    }
}

fn is_nothing(saved: &u64) -> bool {
    *saved == 0
}

fn is_running(over: &bool) -> bool {
    !over
}

/// What a written match says of itself before it is played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The game, by its name.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// How many moves were made.
    pub moves: usize,
    /// What it is called, and by whom it is played.
    pub label: Label,
}

/// A match as it is written. The moves are in their text form.
#[derive(Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    bound(serialize = "O: Serialize, P: Serialize", deserialize = "O: DeserializeOwned, P: DeserializeOwned")
)]
struct Written<O, P> {
    format: String,
    version: u32,
    game: String,
    /// The version of the rules.
    rules: u32,
    #[serde(default, skip_serializing_if = "is_unlabelled")]
    label: Label,
    seats: u8,
    seed: u64,
    options: O,
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    position: Option<P>,
    moves: Vec<String>,
    /// The proof after the last move, in sixteen hexadecimal digits.
    proof: String,
}

fn none<P>() -> Option<P> {
    None
}

fn is_unlabelled(label: &Label) -> bool {
    *label == Label::default()
}

/// What a text says of itself, as far as that can be read.
#[derive(Deserialize)]
struct Announced {
    format: Option<String>,
    version: Option<u32>,
    game: Option<String>,
    rules: Option<u32>,
}

impl Heading {
    /// What a text says of itself. The match in it may still turn out to be bad.
    ///
    /// # Errors
    /// If the text is no match, is damaged, or was written by a newer program.
    pub fn read(text: &str) -> Result<Heading, BadRecord> {
        announced(text)?;
        let written = parse::<serde::de::IgnoredAny, serde::de::IgnoredAny>(text)?;
        let Written { game, seats, moves, label, .. } = written;
        Ok(Heading { game, seats, moves: moves.len(), label: label.within_bounds(seats) })
    }
}

impl<G: SetUp> Match<G> {
    /// The match as text, with what it is called.
    pub fn write(&self, label: &Label) -> String {
        let record = self.record();
        let written = Written {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            label: label.clone(),
            seats: record.seats,
            seed: record.seed,
            options: &record.options,
            position: record.position.as_ref(),
            moves: record.moves.iter().map(G::Move::to_string).collect(),
            proof: format!("{:016x}", self.proof()),
        };
        // Options, positions and names are plain data: nothing of them can fail.
        serde_json::to_string_pretty(&written).unwrap_or_default()
    }

    /// Reads a match from text, and plays it again from the beginning.
    ///
    /// # Errors
    /// Says why the text is no match that can be played here.
    pub fn read(text: &str) -> Result<(Match<G>, Label), BadRecord> {
        let announced = announced(text)?;
        if let Some(game) = announced.game.filter(|game| game != G::NAME) {
            return Err(BadRecord::OtherGame(game));
        }
        if let Some(theirs) = announced.rules.filter(|&theirs| theirs != G::RULES_VERSION) {
            return Err(BadRecord::OtherRules { theirs, ours: G::RULES_VERSION });
        }
        let written: Written<G::Options, G::Position> = parse(text)?;
        let Written { seats, seed, options, position, .. } = written;
        let moves = written.moves.iter().map(|mv| mv.parse().map_err(Unplayable::from));
        let game = Match::begin(position, options, seats, seed)?.replay(moves)?;
        if written.proof != format!("{:016x}", game.proof()) {
            return Err(BadRecord::Differs);
        }
        Ok((game, written.label.within_bounds(seats)))
    }

    /// Makes moves that were written down.
    pub(super) fn replay(
        mut self,
        moves: impl Iterator<Item = Result<G::Move, Unplayable>>,
    ) -> Result<Match<G>, BadRecord> {
        for (number, mv) in (1..).zip(moves) {
            let bad = |problem| BadRecord::Move { number, problem };
            if G::to_act(self.state()).is_none() {
                return Err(bad(Unplayable::Over));
            }
            let mv = mv.map_err(bad)?;
            self.play(mv).map_err(|refusal| bad(refusal.into()))?;
        }
        Ok(self)
    }
}

/// Whether the text is a match of this program, and one that this version knows.
fn announced(text: &str) -> Result<Announced, BadRecord> {
    let text = without_mark(text);
    let announced: Announced = match serde_json::from_str(text) {
        Ok(announced) => announced,
        // What begins as our files do was ours before something happened to it.
        Err(error) if text.contains(FORMAT) => return Err(BadRecord::Damaged(error.to_string())),
        Err(_) => return Err(BadRecord::Foreign),
    };
    if announced.format.as_deref() != Some(FORMAT) {
        return Err(BadRecord::Foreign);
    }
    match announced.version {
        None | Some(0) => Err(BadRecord::Damaged("the version is missing".to_owned())),
        Some(version) if version > VERSION => Err(BadRecord::Newer),
        Some(_) => Ok(announced),
    }
}

fn parse<O: DeserializeOwned, P: DeserializeOwned>(text: &str) -> Result<Written<O, P>, BadRecord> {
    serde_json::from_str(without_mark(text)).map_err(|error| BadRecord::Damaged(error.to_string()))
}

/// The text without the mark that some editors put before it.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}
