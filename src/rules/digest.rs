//! A fingerprint of a state that native and browser builds agree on.

use std::hash::{Hash, Hasher};

use siphasher::sip::SipHasher13;

/// The fingerprint of a whole state, shown as sixteen hexadecimal digits.
///
/// `derive(Hash)` writes lengths and discriminants as `usize` and `isize`, whose
/// width differs between platforms; here they are always eight bytes, and all
/// integers are little-endian.
pub fn digest(state: &impl Hash) -> u64 {
    let mut hasher = Portable { hasher: SipHasher13::new(), gathered: [0; SPACE], used: 0 };
    state.hash(&mut hasher);
    hasher.finish()
}

/// States are hashed after every move, in thousands of writes of a few bytes:
/// gathered, they cost a fraction. What comes out is the same.
struct Portable {
    hasher: SipHasher13,
    gathered: [u8; SPACE],
    used: usize,
}

const SPACE: usize = 512;

impl Portable {
    #[inline]
    fn put<const N: usize>(&mut self, bytes: [u8; N]) {
        if SPACE - self.used < N {
            self.flush();
        }
        self.gathered[self.used..self.used + N].copy_from_slice(&bytes);
        self.used += N;
    }

    fn flush(&mut self) {
        self.hasher.write(&self.gathered[..self.used]);
        self.used = 0;
    }
}

impl Hasher for Portable {
    fn finish(&self) -> u64 {
        let mut hasher = self.hasher;
        hasher.write(&self.gathered[..self.used]);
        hasher.finish()
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        if SPACE - self.used < bytes.len() {
            self.flush();
        }
        match self.gathered[self.used..].get_mut(..bytes.len()) {
            Some(room) => {
                room.copy_from_slice(bytes);
                self.used += bytes.len();
            }
            None => self.hasher.write(bytes),
        }
    }

    #[inline]
    fn write_u8(&mut self, i: u8) {
        self.put([i]);
    }

    #[inline]
    fn write_u16(&mut self, i: u16) {
        self.put(i.to_le_bytes());
    }

    #[inline]
    fn write_u32(&mut self, i: u32) {
        self.put(i.to_le_bytes());
    }

    #[inline]
    fn write_u64(&mut self, i: u64) {
        self.put(i.to_le_bytes());
    }

    fn write_u128(&mut self, i: u128) {
        self.put(i.to_le_bytes());
    }

    #[inline]
    fn write_usize(&mut self, i: usize) {
        self.write_u64(i as u64);
    }

    #[inline]
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

    #[test]
    fn what_is_gathered_is_what_was_written() {
        for length in [0, 1, 7, 8, SPACE - 1, SPACE, SPACE + 1, 3 * SPACE + 5] {
            let bytes: Vec<u8> = (0..length).map(|nth| nth as u8).collect();
            let mut at_once = SipHasher13::new();
            at_once.write(&bytes);
            let mut hasher = Portable { hasher: SipHasher13::new(), gathered: [0; SPACE], used: 0 };
            let (single, slices) = bytes.split_at(length / 3);
            single.iter().for_each(|&byte| hasher.write_u8(byte));
            slices.chunks(SPACE / 2 + 3).for_each(|slice| hasher.write(slice));
            assert_eq!(hasher.finish(), at_once.finish(), "{length} bytes");
        }
    }
}
