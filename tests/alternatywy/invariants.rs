//! What holds at every moment of every match.
