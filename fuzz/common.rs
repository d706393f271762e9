//! What the fuzz targets share.

use std::sync::OnceLock;

use tenement::levels::{Leveled, Levels};
use tenement::rules::alternatywy::Alternatywy;
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;

/// Calls a generic function with arguments for every game.
#[macro_export]
macro_rules! every_game {
    ($law:ident($($argument:expr),*)) => {
        $law::<tenement::rules::eviction::Eviction>($($argument),*);
        $law::<tenement::rules::landlord::Landlord>($($argument),*);
        $law::<tenement::rules::alternatywy::Alternatywy>($($argument),*);
    };
}

/// A game whose built-in setups are read once.
pub trait Known: Leveled {
    /// Its built-in setups.
    fn levels() -> &'static Levels<Self>;
}

macro_rules! known {
    ($($game:ident)*) => {
        $(impl Known for $game {
            fn levels() -> &'static Levels<Self> {
                static LEVELS: OnceLock<Levels<$game>> = OnceLock::new();
                LEVELS.get_or_init(Levels::built_in)
            }
        })*
    };
}

known! { Eviction Landlord Alternatywy }
