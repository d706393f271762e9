//! The rules of Alternatywy 4.
mod scratch;
