//! Lines for the engine: every one is answered with a line of JSON that says
//! either what came of it or what is wrong, and nothing stops it but `quit`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tenement::cli::engine::Engine;
use tenement::locale::Locale;

/// Lines that are answered, at most: a match is loaded anew in each if it is asked for.
const LINES: usize = 40;

fuzz_target!(|data: &[u8]| {
    let mut engine = Engine::new(Locale::default());
    for line in data.split(|&byte| byte == b'\n').take(LINES).filter(|line| !thinks_long(line)) {
        let answer = engine.answer(line);
        assert!(!answer.line.contains('\n'), "{}", answer.line);
        let outcomes = [answer.line.starts_with("{\"ok\":"), answer.line.starts_with("{\"error\":")];
        assert_ne!(outcomes[0], outcomes[1], "{}", answer.line);
        if answer.ends {
            return;
        }
    }
});

/// A bot may think for as long as it is asked to: that is no finding.
fn thinks_long(line: &[u8]) -> bool {
    let text = String::from_utf8_lossy(line);
    text.contains("bot") && !text.contains("\"iterations\":1}")
}
