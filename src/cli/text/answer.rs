//! What a person typed.

/// An answer to the question what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The choice with this number, from 0.
    Choose(usize),
    /// Show the board, or explain one thing on it.
    Board(Option<String>),
    /// Show the board at every turn, or stop doing so.
    Always,
    /// Show the hand.
    Hand,
    /// Show the last lines of the log.
    Log(usize),
    /// Say why a thing cannot be chosen.
    Why(String),
    /// Tell what should be chosen, and why.
    Hint,
    /// Take back the last decision.
    Undo,
    /// Make again what was taken back.
    Redo,
    /// Write the match to the file of this name, or of a name of the program's own.
    Save(Option<String>),
    /// Tell the code of the match.
    Code,
    /// Show the rules.
    Rules,
    /// Ask again.
    Again,
    /// List what can be typed.
    Help,
    /// Leave the match.
    Quit,
    /// Anything else.
    Unknown(String),
}

/// How many lines of the log are shown if nothing is said.
const LINES: usize = 20;

impl Answer {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Answer {
        let line = line.trim();
        let unknown = || Answer::Unknown(line.to_owned());
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "" => Answer::Again,
            "w" | "why" => Answer::Why(rest.to_owned()),
            "b" | "board" => Answer::Board((!rest.is_empty()).then(|| rest.to_owned())),
            "s" | "save" => Answer::Save((!rest.is_empty()).then(|| rest.to_owned())),
            "l" | "log" if rest.is_empty() => Answer::Log(LINES),
            "l" | "log" => rest.parse().map_or_else(|_| unknown(), Answer::Log),
            _ if !rest.is_empty() => unknown(),
            "a" | "always" => Answer::Always,
            "h" | "hand" => Answer::Hand,
            "t" | "tip" | "hint" => Answer::Hint,
            "u" | "undo" => Answer::Undo,
            "redo" => Answer::Redo,
            "code" => Answer::Code,
            "r" | "rules" => Answer::Rules,
            "?" | "help" => Answer::Help,
            "q" | "quit" => Answer::Quit,
            number => match number.parse::<usize>() {
                Ok(number) if number > 0 => Answer::Choose(number - 1),
                _ => unknown(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_letters_are_understood() {
        for (line, answer) in [
            ("1", Answer::Choose(0)),
            (" 12 ", Answer::Choose(11)),
            ("B c2", Answer::Board(Some("c2".to_owned()))),
            ("b", Answer::Board(None)),
            ("l", Answer::Log(LINES)),
            ("log 50", Answer::Log(50)),
            ("why  card key-teal", Answer::Why("card key-teal".to_owned())),
            ("t", Answer::Hint),
            ("Hint", Answer::Hint),
            ("UNDO", Answer::Undo),
            ("redo", Answer::Redo),
            ("s", Answer::Save(None)),
            ("save  My Match.json ", Answer::Save(Some("My Match.json".to_owned()))),
            ("code", Answer::Code),
            ("?", Answer::Help),
            ("", Answer::Again),
            ("0", Answer::Unknown("0".to_owned())),
            ("-1", Answer::Unknown("-1".to_owned())),
            ("u 3", Answer::Unknown("u 3".to_owned())),
            ("99999999999999999999999", Answer::Unknown("99999999999999999999999".to_owned())),
        ] {
            assert_eq!(Answer::read(line), answer, "{line:?}");
        }
    }
}
