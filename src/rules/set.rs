//! A set of up to 64 small ids in eight bytes.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An id below 64 that a [`Set`] can hold.
pub trait SetItem: Copy {
    /// The id as a number from 0 to 63.
    fn bit(self) -> u8;
    /// The id of a number that came from [`SetItem::bit`].
    fn from_bit(bit: u8) -> Self;
}

/// A set without order: it iterates by rising id, so that equal sets look equal.
pub struct Set<T>(u64, PhantomData<T>);

impl<T: SetItem> Set<T> {
    /// The set without members.
    pub const EMPTY: Self = Set(0, PhantomData);

    /// Whether `item` is a member.
    pub fn contains(self, item: T) -> bool {
        self.0 >> item.bit() & 1 == 1
    }

    /// Adds `item`.
    pub fn insert(&mut self, item: T) {
        self.0 |= 1 << item.bit();
    }

    /// Takes `item` out.
    pub fn remove(&mut self, item: T) {
        self.0 &= !(1 << item.bit());
    }

    /// How many members there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no member.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The member with the lowest id.
    pub fn first(self) -> Option<T> {
        (self.0 != 0).then(|| T::from_bit(self.0.trailing_zeros() as u8))
    }

    /// The members by rising id.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self;
        std::iter::from_fn(move || {
            let item = left.first()?;
            left.0 &= left.0 - 1;
            Some(item)
        })
    }
}

impl<T: SetItem> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Set::EMPTY;
        items.into_iter().for_each(|item| set.insert(item));
        set
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Set(0, PhantomData)
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: SetItem + Debug> Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: SetItem + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: SetItem + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Members<T>(PhantomData<T>);

        impl<'de, T: SetItem + Deserialize<'de>> Visitor<'de> for Members<T> {
            type Value = Set<T>;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a list of ids below 64")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Set<T>, A::Error> {
                let mut set = Set::EMPTY;
                while let Some(item) = seq.next_element::<T>()? {
                    if item.bit() >= 64 {
                        return Err(serde::de::Error::custom("an id of 64 or more"));
                    }
                    set.insert(item);
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(Members(PhantomData))
    }
}
