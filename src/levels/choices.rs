//! What people may change of a setup before a match.

/// One thing that can be changed. What it is called is the sentence with its
/// `id`; what there is to say about it is `<id>-about`, if that exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The identifier of its name in the locale files.
    pub id: &'static str,
    /// What can be chosen, and what is chosen now.
    pub what: Range,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Yes or no.
    Switch {
        /// What is chosen now.
        on: bool,
    },
    /// A number.
    Number {
        /// What is chosen now.
        value: i32,
        /// The smallest.
        least: i32,
        /// The largest.
        most: i32,
        /// From one to the next.
        step: i32,
    },
    /// One of several, called by the sentences `<id>-<name>`.
    Pick {
        /// The place of what is chosen now among the names.
        chosen: usize,
        /// The names of all there are.
        names: &'static [&'static str],
    },
}

impl Choice {
    /// Yes or no.
    pub fn switch(id: &'static str, on: bool) -> Choice {
        Choice { id, what: Range::Switch { on } }
    }

    /// A number from `least` to `most`, one after another.
    pub fn number(id: &'static str, value: i32, least: i32, most: i32) -> Choice {
        Choice { id, what: Range::Number { value, least, most, step: 1 } }
    }

    /// One of several.
    pub fn pick(id: &'static str, names: &'static [&'static str], chosen: usize) -> Choice {
        Choice { id, what: Range::Pick { chosen, names } }
    }

    /// The number steps so far at a time.
    pub fn by(mut self, by: i32) -> Choice {
        if let Range::Number { step, .. } = &mut self.what {
            *step = by;
        }
        self
    }

    /// What is chosen now, as a number: 1 for yes, the place of a name.
    pub fn value(&self) -> i32 {
        match self.what {
            Range::Switch { on } => on.into(),
            Range::Number { value, .. } => value,
            Range::Pick { chosen, .. } => chosen as i32,
        }
    }
}
