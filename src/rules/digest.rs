//! A fingerprint of a state that native and browser builds agree on.

use std::hash::{Hash, Hasher};

use siphasher::sip::SipHasher13;

/// The fingerprint of a whole state, shown as sixteen hexadecimal digits.
///
/// `derive(Hash)` writes lengths and discriminants as `usize` and `isize`, whose
/// width differs between platforms; here they are always eight bytes, and all
/// integers are little-endian.
pub fn digest(state: &impl Hash) -> u64 {
    let mut hasher = Portable(SipHasher13::new());
    state.hash(&mut hasher);
    hasher.finish()
}

struct Portable(SipHasher13);

impl Hasher for Portable {
    fn finish(&self) -> u64 {
        self.0.finish()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }

    fn write_u16(&mut self, i: u16) {
        self.0.write(&i.to_le_bytes());
    }

    fn write_u32(&mut self, i: u32) {
        self.0.write(&i.to_le_bytes());
    }

    fn write_u64(&mut self, i: u64) {
        self.0.write(&i.to_le_bytes());
    }

    fn write_u128(&mut self, i: u128) {
        self.0.write(&i.to_le_bytes());
    }

    fn write_usize(&mut self, i: usize) {
        self.write_u64(i as u64);
    }

    fn write_isize(&mut self, i: isize) {
        self.write_u64(i as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_count_and_the_value_is_fixed() {
        assert_ne!(digest(&(vec![1u8], vec![2u8, 3])), digest(&(vec![1u8, 2], vec![3u8])));
        // Pinned: a change here breaks every record that carries digests.
        assert_eq!(format!("{:016x}", digest(&(7u32, [1u8, 2], Some(3u64)))), "846c6dcaf34324cf");
    }
}
