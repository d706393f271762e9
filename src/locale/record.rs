//! Written matches in words.

use super::Locale;
use crate::games::{GameName, with_game};
use crate::locale::Speaks;
use crate::record::{BadRecord, Unplayable};

/// Why a text or a code is no match that can be played here: a sentence.
pub fn bad_record(locale: Locale, bad: &BadRecord) -> String {
    match bad {
        BadRecord::Foreign => locale.say("record-foreign"),
        // Where it is damaged helps nobody who only wants to play.
        BadRecord::Damaged(_) => locale.say("record-damaged"),
        BadRecord::Unreadable(problem) => locale.say_with("record-unreadable", &[("problem", short(problem).into())]),
        BadRecord::Newer => locale.say("record-newer"),
        BadRecord::OtherGame(game) => locale.say_with("record-other-game", &[("game", title(locale, game).into())]),
        BadRecord::OtherRules { theirs, ours } => {
            locale.say_with("record-other-rules", &[("theirs", (*theirs).into()), ("ours", (*ours).into())])
        }
        BadRecord::Unfit(unfit) => locale.say_with("record-unfit", &[("problem", short(&unfit.to_string()).into())]),
        BadRecord::Move { number, problem } => {
            let number = ("number", (*number).into());
            match problem {
                Unplayable::Unknown(unknown) => {
                    locale.say_with("record-move-unknown", &[number, ("move", short(&unknown.0).into())])
                }
                // The reason belongs to a game that is not known here; the rule says it all.
                Unplayable::Refused(refusal) => {
                    locale.say_with("record-move-refused", &[number, ("rule", refusal.rule.into())])
                }
                Unplayable::Over => locale.say_with("record-move-over", &[number]),
            }
        }
        BadRecord::Differs => locale.say("record-differs"),
        BadRecord::TooLong => locale.say("record-too-long"),
    }
}

/// What people call a game, if there is such a game.
fn title(locale: Locale, name: &str) -> String {
    match GameName::ALL.iter().find(|game| game.name() == name) {
        Some(&game) => with_game!(game, G => G::title(locale)),
        None => short(name),
    }
}

/// The longest that is repeated of what somebody else has written, in characters.
const LONGEST: usize = 80;

/// The beginning of a text that may be very long.
fn short(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Refusal, Unfit, UnknownMove};

    #[test]
    fn every_reason_is_a_sentence() {
        let in_move = |problem| BadRecord::Move { number: 1234, problem };
        for (bad, part) in [
            (BadRecord::Foreign, "no match of Tenement"),
            (BadRecord::Damaged("EOF".to_owned()), "missing or has changed"),
            (BadRecord::Unreadable("it is a folder".to_owned()), "it is a folder"),
            (BadRecord::Newer, "newer"),
            (BadRecord::OtherGame("landlord".to_owned()), "Landlord!"),
            (BadRecord::OtherGame("chess".to_owned()), "chess"),
            (BadRecord::OtherRules { theirs: 1, ours: 2 }, "version 1"),
            (BadRecord::Unfit(Unfit::new("rows", "EV R35", "2 is not from 3 to 8")), "rows: 2 is not"),
            (in_move(Unplayable::Unknown(UnknownMove("fly".to_owned()))), "\"fly\""),
            (in_move(Unplayable::Refused(Refusal { rule: "EV R22", reason: "not-asked" })), "EV R22"),
            (in_move(Unplayable::Over), "1234"),
            (BadRecord::Differs, "somewhere else"),
            (BadRecord::TooLong, "longer than"),
        ] {
            let sentence = bad_record(Locale::default(), &bad);
            assert!(sentence.contains(part) && sentence.ends_with('.'), "{bad:?}: {sentence}");
            assert!(!sentence.contains("1,234"), "{sentence}");
        }
        let long = in_move(Unplayable::Unknown(UnknownMove("ż".repeat(5_000_000))));
        assert!(bad_record(Locale::default(), &long).chars().count() < 200, "nobody reads more");
    }
}
