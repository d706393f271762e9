//! Codes of matches. Most letters of a code are noticed if they are wrong, so
//! that changing a code at random would never get far: what is changed here is
//! what it says, and the letters are made of that. The first byte says what the
//! rest is.

#![no_main]

use data_encoding::BASE64URL_NOPAD;
use libfuzzer_sys::fuzz_target;
use tenement::record::{game_of_code, read_code, write_code};
use tenement::rules::digest;
use tenement_fuzz::{Known, every_game};

fn read<G: Known>(code: &str) {
    match read_code::<G>(code, G::levels()) {
        Ok(game) => {
            let again = read_code::<G>(&write_code(&game, G::levels()), G::levels()).expect("it was written here");
            assert_eq!((again.record(), again.proof()), (game.record(), game.proof()));
        }
        Err(bad) => assert!(!bad.to_string().is_empty()),
    }
}

/// The code that says these bytes.
fn coded<G: Known>(bytes: &[u8]) -> String {
    let sum = (digest(&bytes) as u16).to_le_bytes();
    format!("{}-{}", G::NAME, BASE64URL_NOPAD.encode(&[bytes, &sum].concat()))
}

fn read_coded<G: Known>(bytes: &[u8]) {
    read::<G>(&coded::<G>(bytes));
}

fuzz_target!(|data: &[u8]| {
    let Some((kind, bytes)) = data.split_first() else { return };
    if kind % 2 == 0 {
        let code = String::from_utf8_lossy(bytes);
        let _ = game_of_code(&code);
        every_game!(read(&code));
    } else {
        every_game!(read_coded(bytes));
    }
});
