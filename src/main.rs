//! Reads the command line and opens one door.
fn main() {}
