//! Matches as codes: short enough for a link.
//!
//! A code is the name of the game, a dash, and bytes in the letters of a link
//! (base64url): what the match is, the moves, and proofs. The options are named
//! by the built-in setup they are from, or written as what differs from the
//! standard one. A move is its place in the list of legal moves, so that a forced
//! one takes no room at all, and all of them together are the digits of one
//! number, each in the base of its own list.

use data_encoding::BASE64URL_NOPAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use num_bigint::BigUint;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{BadRecord, Match, Record, Unplayable};
use crate::rules::{SetUp, digest};

/// The version of the form. It is raised when an older program would misread it.
const VERSION: u8 = 1;

/// The longest code that is read, in letters: ten times what the longest matches
/// of bots take.
const LONGEST: usize = 16_000;

/// The most moves of a match in a code.
const MOST_MOVES: u32 = 100_000;

/// The most bytes that options and a position may have.
const LARGEST: usize = 1 << 20;

/// The options that a code can name. They are built in: who reads a code has the
/// same ones as who wrote it.
pub trait Tables<G: SetUp> {
    /// The names there are, the standard one first.
    fn names(&self) -> Vec<&str>;

    /// The options of this name for so many seats, if there are any.
    fn options(&self, name: &str, seats: u8) -> Option<G::Options>;
}

/// What a code says, before it is played again.
#[derive(Serialize, Deserialize)]
struct Packed {
    /// The version of the rules.
    rules: u32,
    seats: u8,
    seed: u64,
    start: Start,
    /// How many moves there are.
    moves: u32,
    /// The moves as one number, lowest byte first.
    number: Vec<u8>,
    /// The lower half of the proof after the last move.
    proof: [u8; 4],
}

/// How the match of a code begins.
#[derive(Serialize, Deserialize)]
enum Start {
    /// At the beginning, with options that have a name.
    Named(String),
    /// With options and a position of its own: JSON, deflated.
    Own(Vec<u8>),
}

/// A start that has no name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Own {
    /// Those options that are not the standard ones.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    options: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<Value>,
}

/// The name of the game that a code is of. It may be none that is known here.
pub fn game_of_code(code: &str) -> Option<&str> {
    code.trim().split_once('-').map(|(game, _)| game)
}

/// The match as a code.
pub fn write_code<G: SetUp>(game: &Match<G>, tables: &impl Tables<G>) -> String {
    let record = game.record();
    let packed = Packed {
        rules: G::RULES_VERSION,
        seats: record.seats,
        seed: record.seed,
        start: start(record, tables),
        moves: record.moves.len() as u32,
        number: moves_as_number(game).to_bytes_le(),
        proof: (game.proof() as u32).to_le_bytes(),
    };
    let mut bytes = vec![VERSION];
    // Plain data: nothing of it can fail.
    bytes.extend(postcard::to_allocvec(&packed).unwrap_or_default());
    bytes.extend(check(&bytes));
    format!("{}-{}", G::NAME, BASE64URL_NOPAD.encode(&bytes))
}

/// Reads a match from a code, and plays it again from the beginning.
///
/// # Errors
/// Says why the code is no match that can be played here.
pub fn read_code<G: SetUp>(code: &str, tables: &impl Tables<G>) -> Result<Match<G>, BadRecord> {
    if code.len() > LONGEST {
        return Err(BadRecord::TooLong);
    }
    let (game, letters) = code.trim().split_once('-').ok_or(BadRecord::Foreign)?;
    if game != G::NAME {
        return Err(BadRecord::OtherGame(game.to_owned()));
    }
    let packed = unpack(letters)?;
    if packed.rules != G::RULES_VERSION {
        return Err(BadRecord::OtherRules { theirs: packed.rules, ours: G::RULES_VERSION });
    }
    if packed.moves > MOST_MOVES {
        return Err(BadRecord::TooLong);
    }
    let game = begin(&packed, tables)?;
    let game = replay(game, packed.moves, BigUint::from_bytes_le(&packed.number))?;
    if packed.proof != (game.proof() as u32).to_le_bytes() {
        return Err(BadRecord::Differs);
    }
    Ok(game)
}

/// Two bytes that are wrong if a letter of a code is.
fn check(bytes: &[u8]) -> [u8; 2] {
    (digest(&bytes) as u16).to_le_bytes()
}

fn unpack(letters: &str) -> Result<Packed, BadRecord> {
    let damaged = |problem: &str| BadRecord::Damaged(problem.to_owned());
    let bytes = BASE64URL_NOPAD.decode(letters.as_bytes()).map_err(|error| BadRecord::Damaged(error.to_string()))?;
    let (bytes, sum) = bytes.split_last_chunk::<2>().ok_or_else(|| damaged("it is too short"))?;
    if check(bytes) != *sum {
        return Err(damaged("a letter is wrong or missing"));
    }
    match bytes.split_first() {
        Some((&VERSION, packed)) => postcard::from_bytes(packed).map_err(|error| BadRecord::Damaged(error.to_string())),
        Some(_) => Err(BadRecord::Newer),
        None => Err(damaged("it is too short")),
    }
}

/// How a match begins: by name if it can be.
fn start<G: SetUp>(record: &Record<G>, tables: &impl Tables<G>) -> Start {
    let is_it = |name: &&str| tables.options(name, record.seats).as_ref() == Some(&record.options);
    let named = tables.names().into_iter().find(is_it).filter(|_| record.position.is_none());
    match named {
        Some(name) => Start::Named(name.to_owned()),
        None => {
            let own = Own {
                options: difference(&record.options, standard(tables, record.seats).as_ref()),
                position: record.position.as_ref().and_then(|position| serde_json::to_value(position).ok()),
            };
            Start::Own(compress_to_vec(&serde_json::to_vec(&own).unwrap_or_default(), 9))
        }
    }
}

fn standard<G: SetUp>(tables: &impl Tables<G>, seats: u8) -> Option<G::Options> {
    tables.options(tables.names().first()?, seats)
}

fn fields(options: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

/// The fields that differ from the standard ones: all, if there are none of those.
fn difference<O: Serialize>(options: &O, standard: Option<&O>) -> Map<String, Value> {
    let standard = standard.map(fields).unwrap_or_default();
    fields(options).into_iter().filter(|(name, value)| standard.get(name) != Some(value)).collect()
}

fn begin<G: SetUp>(packed: &Packed, tables: &impl Tables<G>) -> Result<Match<G>, BadRecord> {
    let damaged = |error: serde_json::Error| BadRecord::Damaged(error.to_string());
    let (options, position) = match &packed.start {
        Start::Named(name) => {
            let options = tables.options(name, packed.seats);
            // A setup that this program does not know came with a later one.
            (options.ok_or(BadRecord::Newer)?, None)
        }
        Start::Own(deflated) => {
            let text = decompress_to_vec_with_limit(deflated, LARGEST)
                .map_err(|error| BadRecord::Damaged(error.to_string()))?;
            let own: Own = serde_json::from_slice(&text).map_err(damaged)?;
            let mut options = standard(tables, packed.seats).as_ref().map(fields).unwrap_or_default();
            options.extend(own.options);
            let options = serde_json::from_value(Value::Object(options)).map_err(damaged)?;
            (options, own.position.map(serde_json::from_value).transpose().map_err(damaged)?)
        }
    };
    Ok(Match::begin(position, options, packed.seats, packed.seed)?)
}

/// The moves of a match as the digits of one number, the first move lowest.
fn moves_as_number<G: SetUp>(game: &Match<G>) -> BigUint {
    let mut start = game.clone();
    start.go_to(0);
    let mut state = start.state().clone();
    let mut digits = Vec::new();
    let mut legal = Vec::new();
    for &mv in &game.record().moves {
        G::legal_moves(&state, &mut legal);
        let place = legal.binary_search(&mv).unwrap_or_default();
        digits.push((place as u32, legal.len() as u32));
        // They were played before, and need no proof here.
        let replayed = G::play(&mut state, mv, &mut |_| {});
        debug_assert_eq!(replayed, Ok(()), "a record plays again as it was played");
    }
    digits.into_iter().rev().fold(BigUint::ZERO, |number, (digit, base)| number * base + digit)
}

/// Makes the moves that a number is the digits of.
fn replay<G: SetUp>(game: Match<G>, moves: u32, mut number: BigUint) -> Result<Match<G>, BadRecord> {
    let mut legal = Vec::new();
    let mut game = game;
    for nth in 1..=moves as usize {
        let bad = |problem| BadRecord::Move { number: nth, problem };
        G::legal_moves(game.state(), &mut legal);
        if legal.is_empty() {
            return Err(bad(Unplayable::Over));
        }
        let base = legal.len() as u32;
        let digit = (&number % base).iter_u32_digits().next().unwrap_or_default();
        number /= base;
        game.play(legal[digit as usize]).map_err(|refusal| bad(refusal.into()))?;
    }
    if number != BigUint::ZERO {
        return Err(BadRecord::Damaged("there is more than the moves".to_owned()));
    }
    Ok(game)
}
