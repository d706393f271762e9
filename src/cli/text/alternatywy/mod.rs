//! Alternatywy 4 on paper.

use super::tabletop::Tabletop;
use crate::locale::Locale;
use crate::rules::alternatywy::{Alternatywy, Move, View};

impl Tabletop for Alternatywy {
    const WISH: &str = "w blue";

    const THING: &str = "b club";

    fn board(_locale: Locale, view: &View) -> Vec<String> {
        vec![format!("{:?}", view.table.figures)]
    }

    fn legend(_locale: Locale, _view: &View) -> String {
        String::new()
    }

    fn explain(_locale: Locale, _view: &View, _thing: &str) -> Option<Vec<String>> {
        None
    }

    fn hand(_locale: Locale, _view: &View) -> Vec<(String, String)> {
        Vec::new()
    }

    fn wish(_view: &View, text: &str) -> Option<Move> {
        text.parse().ok()
    }
}
