//! The log: warnings and errors go to the console of the browser, nothing else is kept.

use std::fmt::{Debug, Write};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// Listens to what the program says, from now on.
pub(super) fn listen() {
    // If somebody listens already, they hear it.
    let _ = tracing::subscriber::set_global_default(Console);
}

struct Console;

/// egui's own way to write on a phone, which is not in use and complains of that at
/// every touch: see `writing`.
const UNUSED: &str = "bevy_egui::text_agent";

impl Subscriber for Console {
    fn enabled(&self, metadata: &Metadata) -> bool {
        metadata.is_event() && *metadata.level() <= Level::WARN && metadata.target() != UNUSED
    }

    fn new_span(&self, _: &Attributes) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event) {
        let mut words = Words(event.metadata().target().to_owned());
        event.record(&mut words);
        let words = words.0.into();
        match *event.metadata().level() {
            Level::ERROR => web_sys::console::error_1(&words),
            _ => web_sys::console::warn_1(&words),
        }
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

/// What an event says.
struct Words(String);

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let name = if field.name() == "message" { "" } else { field.name() };
        // Writing to a text does not fail.
        let _ = write!(self.0, ": {name}{value:?}");
    }
}
