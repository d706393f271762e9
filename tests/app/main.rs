//! The app without a screen: real systems, messages in, table out, time by hand.

mod alternatywy;
mod countdown;
mod counts;
mod cues;
mod hidden;
mod hint;
mod keeping;
mod keyboard;
mod landlord;
mod lit;
mod phases;
mod pictures;
mod players;
mod rapid;
mod review;
mod settle;
mod show;
mod support;
mod undo;
