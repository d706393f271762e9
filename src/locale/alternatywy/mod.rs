//! The sentences of Alternatywy 4: what is asked, what happened, what may not be.

mod rules;

pub use rules::rules;

use super::{Locale, Speaks};
use crate::rules::alternatywy::{Alternatywy, Event, Move, Options, View};

impl Speaks for Alternatywy {
    fn prompt(_locale: Locale, view: &View, _names: &[String]) -> String {
        format!("{:?}", view.table.step)
    }

    fn choice(_locale: Locale, _view: &View, _names: &[String], mv: Move) -> String {
        mv.to_string()
    }

    fn event(_locale: Locale, _view: &View, _names: &[String], event: &Event) -> Option<String> {
        Some(format!("{event:?}"))
    }

    fn rules(locale: Locale, options: &Options, seats: u8) -> Vec<(String, String)> {
        rules(locale, options, seats)
    }

    fn table(_locale: Locale, options: &Options) -> String {
        format!("{:?}", options.variant)
    }
}
