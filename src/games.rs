//! The games of this house.
//!
//! The contract of a game ([`Game`]) cannot be a `dyn`, so what is written for
//! any game is called for one that is only known by its name with `with_game!`.

use std::ops::RangeInclusive;

use crate::rules::Game;

/// Makes the names of the games, and the macro that finds the game of a name.
macro_rules! games {
    ($d:tt $($(#[$about:meta])* $game:ident in $module:ident;)+) => {
        /// A game, as the command line and the lobby name it.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(not(target_arch = "wasm32"), derive(clap::ValueEnum))]
        pub enum GameName { $($(#[$about])* $game,)+ }

        impl GameName {
            /// Every game, in the order they are offered.
            pub const ALL: &[GameName] = &[$(GameName::$game,)+];
        }

        /// Does something with the game of a name, which is a type there:
        /// `with_game!(name, G => G::seats())`. What is done must compile for
        /// every game.
        macro_rules! with_game {
            ($d name:expr, $d game:ident => $d done:expr) => {
                match $d name {
                    $($crate::games::GameName::$game => {
                        type $d game = $crate::rules::$module::$game;
                        $d done
                    })+
                }
            };
        }
    };
}

// A game is listed here, and nowhere else.
games! {$
    /// Eviction.
    #[default]
    Eviction in eviction;
    /// Landlord!
    Landlord in landlord;
    /// Alternatywy 4.
    Alternatywy in alternatywy;
}

pub(crate) use with_game;

impl GameName {
    /// The stable name, which is that of the game itself.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// How many may play.
    pub fn seats(self) -> RangeInclusive<u8> {
        with_game!(self, G => G::seats())
    }

    /// Whether this is the name of a game.
    pub fn is<G: Game>(self) -> bool {
        self.name() == G::NAME
    }

    /// The game with this name, if there is one.
    pub fn named(name: &str) -> Option<GameName> {
        GameName::ALL.iter().copied().find(|game| game.name() == name)
    }

    /// The name of a game, if it is listed.
    pub fn of<G: Game>() -> Option<GameName> {
        GameName::ALL.iter().copied().find(|name| name.is::<G>())
    }
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;

    use super::*;

    #[test]
    fn the_command_line_calls_games_by_their_own_names() {
        for &game in GameName::ALL {
            let offered = game.to_possible_value().expect("every game is offered");
            assert_eq!(offered.get_name(), game.name());
        }
    }
}
