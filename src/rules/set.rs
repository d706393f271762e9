//! A set of small ids: a bit each.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The bits of a set; how many there are says how many ids it can hold.
pub trait Bits: Copy + Eq + Hash + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {
    /// How many bits there are.
    const BITS: u8;
    /// No bit.
    const NONE: Self;
    /// The bit with this number, below how many there are.
    fn one(bit: u8) -> Self;
    /// The bits below this number, which is at most [`Bits::BITS`].
    fn below(end: u8) -> Self;
    /// The same without the lowest bit that is set.
    fn without_lowest(self) -> Self;
    /// How many bits are set.
    fn count(self) -> u8;
    /// The number of the lowest bit that is set, if any is.
    fn lowest(self) -> Option<u8>;
}

macro_rules! bits {
    ($($number:ty)*) => {$(
        impl Bits for $number {
            const BITS: u8 = <$number>::BITS as u8;
            const NONE: Self = 0;

            fn one(bit: u8) -> Self {
                1 << bit
            }

            fn below(end: u8) -> Self {
                Self::MAX.checked_shr(u32::from(Self::BITS as u8 - end)).unwrap_or(0)
            }

            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            fn count(self) -> u8 {
                self.count_ones() as u8
            }

            fn lowest(self) -> Option<u8> {
                (self != 0).then(|| self.trailing_zeros() as u8)
            }
        }
    )*};
}

bits!(u8 u64 u128);

/// An id that a [`Set`] can hold.
pub trait SetItem: Copy {
    /// What a set of such ids is kept in.
    type Bits: Bits;
    /// The id as a number below how many bits there are.
    fn bit(self) -> u8;
    /// The id of a number that came from [`SetItem::bit`].
    fn from_bit(bit: u8) -> Self;
}

/// A set without order: it iterates by rising id, so that equal sets look equal.
pub struct Set<T: SetItem>(T::Bits, PhantomData<T>);

impl<T: SetItem> Set<T> {
    /// The set without members.
    pub const EMPTY: Self = Set(Bits::NONE, PhantomData);

    /// The ids of these bits.
    pub const fn of_bits(bits: T::Bits) -> Self {
        Set(bits, PhantomData)
    }

    /// The ids with numbers from `start` up to but not including `end`.
    pub fn range(start: u8, end: u8) -> Self {
        Set(T::Bits::below(end) & !T::Bits::below(start), PhantomData)
    }

    /// Whether `item` is a member.
    pub fn contains(self, item: T) -> bool {
        self.0 & T::Bits::one(item.bit()) != T::Bits::NONE
    }

    /// Adds `item`.
    pub fn insert(&mut self, item: T) {
        self.0 = self.0 | T::Bits::one(item.bit());
    }

    /// Takes `item` out.
    pub fn remove(&mut self, item: T) {
        self.0 = self.0 & !T::Bits::one(item.bit());
    }

    /// The members of both sets.
    pub fn and(self, other: Self) -> Self {
        Set(self.0 & other.0, PhantomData)
    }

    /// The members of either set.
    pub fn or(self, other: Self) -> Self {
        Set(self.0 | other.0, PhantomData)
    }

    /// The members of this set that are not in the other one.
    pub fn without(self, other: Self) -> Self {
        Set(self.0 & !other.0, PhantomData)
    }

    /// How many members there are.
    pub fn len(self) -> u8 {
        self.0.count()
    }

    /// Whether there are two members or more, which costs less than to count them.
    pub fn has_several(self) -> bool {
        self.0.without_lowest() != T::Bits::NONE
    }

    /// Whether there is no member.
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// The member with the lowest id.
    pub fn first(self) -> Option<T> {
        self.0.lowest().map(T::from_bit)
    }

    /// The members by rising id.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self;
        std::iter::from_fn(move || {
            let item = left.first()?;
            left.0 = left.0.without_lowest();
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

impl<T: SetItem> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: SetItem> Copy for Set<T> {}

impl<T: SetItem> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: SetItem> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: SetItem> Eq for Set<T> {}

impl<T: SetItem> Hash for Set<T> {
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
                write!(f, "a list of ids below {}", T::Bits::BITS)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Set<T>, A::Error> {
                let mut set = Set::EMPTY;
                while let Some(item) = seq.next_element::<T>()? {
                    if item.bit() >= T::Bits::BITS {
                        return Err(serde::de::Error::custom("an id that is too large"));
                    }
                    set.insert(item);
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(Members(PhantomData))
    }
}
