//! How things stand before a Round.

use tenement::rules::alternatywy::{Breakdown, Character, Options, Position, Side, State, Trait};
use tenement::rules::{Seat, Unfit};

use super::{Play, options, pieces};

/// A situation in the making.
#[derive(Clone)]
pub struct Scene {
    pub options: Options,
    pub position: Position,
}

/// A standard game of these Characters, seat by seat, before Round 1 of Stage 1:
/// 9 VP each, no cards, no Trash, an empty List, nothing face up, Priority with
/// seat 0. The Traits are quiet ones until [`Scene::traits`] says otherwise:
/// Handyman for Tenants, Watchful Eye for the Landlord.
pub fn scene(characters: &str) -> Scene {
    scene_of("standard", characters)
}

/// The same with the options of another setup file.
pub fn scene_of(name: &str, characters: &str) -> Scene {
    let characters: Vec<Character> = pieces(characters);
    let quiet = |character: &Character| match character.side() {
        Side::Tenant => Trait::Handyman,
        Side::Landlord => Trait::WatchfulEye,
    };
    let traits = characters.iter().map(quiet).collect();
    let options = options(name, characters.len() as u8);
    Scene { options, position: Position { characters, traits, stage: 1, round: 1, ..Position::default() } }
}

fn seats(seats: &[u8]) -> Vec<Seat> {
    seats.iter().copied().map(Seat).collect()
}

impl Scene {
    fn seats(&self) -> u8 {
        self.position.characters.len() as u8
    }

    /// Changes the options.
    pub fn with(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.options);
        self
    }

    /// The Round that comes next. Before later Stages other Traits are used up
    /// by chance, unless [`Position::spent`] says which.
    pub fn time(mut self, stage: u8, round: u8) -> Scene {
        (self.position.stage, self.position.round) = (stage, round);
        self
    }

    pub fn priority(mut self, seat: u8) -> Scene {
        self.position.priority = Seat(seat);
        self
    }

    /// VP by seat.
    pub fn points(mut self, points: &[u8]) -> Scene {
        self.position.points = points.to_vec();
        self
    }

    /// Denunciations by seat.
    pub fn denounced(mut self, held: &[u8]) -> Scene {
        self.position.denunciations = held.to_vec();
        self
    }

    /// The List, from place 1.
    pub fn list(mut self, list: &[u8]) -> Scene {
        self.position.list = seats(list);
        self
    }

    /// The Social Work that lies face up.
    pub fn work(mut self, work: &str) -> Scene {
        self.position.work = Some(work.parse().unwrap());
        self
    }

    /// The Trash: Staircase, Club, Courtyard.
    pub fn trash(mut self, staircase: u8, club: u8, courtyard: u8) -> Scene {
        let trash = &mut self.position.trash;
        (trash.staircase, trash.club, trash.courtyard) = (staircase, club, courtyard);
        self
    }

    /// Who has a Littering marker.
    pub fn littered(mut self, tenants: &[u8]) -> Scene {
        self.position.littered = seats(tenants);
        self
    }

    pub fn breakdown(mut self, tenant: u8, reporter: u8) -> Scene {
        self.position.breakdowns.push(Breakdown { tenant: Seat(tenant), reporter: Seat(reporter) });
        self
    }

    /// Who sits out the Round that comes next; `-` in [`Scene::go`].
    pub fn skips(mut self, tenants: &[u8]) -> Scene {
        self.position.skips = seats(tenants);
        self
    }

    pub fn hand(mut self, seat: u8, cards: &str) -> Scene {
        let hands = &mut self.position.hands;
        hands.resize(hands.len().max(usize::from(seat) + 1), Vec::new());
        hands[usize::from(seat)] = pieces(cards);
        self
    }

    /// The Traits of this Stage, of all seats; `-` leaves the quiet one.
    pub fn traits(mut self, traits: &str) -> Scene {
        for (own, name) in self.position.traits.iter_mut().zip(traits.split_whitespace()) {
            if name != "-" {
                *own = name.parse().unwrap();
            }
        }
        self
    }

    pub fn goods(mut self, seat: u8, goods: &str) -> Scene {
        let all = &mut self.position.goods;
        all.resize(all.len().max(usize::from(seat) + 1), Vec::new());
        all[usize::from(seat)] = pieces(goods);
        self
    }

    /// How many tokens hang at the shop door.
    pub fn door(mut self, tokens: u8) -> Scene {
        self.position.door = Some(tokens);
        self
    }

    /// Changes whatever else a position says.
    pub fn but(mut self, change: impl FnOnce(&mut Position)) -> Scene {
        change(&mut self.position);
        self
    }

    pub fn load(&self) -> Result<State, Unfit> {
        self.position.load(&self.options, self.seats(), 1)
    }

    /// Checks that the position is refused.
    #[track_caller]
    pub fn is_refused(&self, field: &str, rule: &str) {
        let unfit = self.load().expect_err("the position is fine");
        assert_eq!((unfit.field, unfit.rule), (field, rule), "{unfit}");
    }

    /// The match, asked for the first Location token.
    #[track_caller]
    pub fn start(&self) -> Play {
        let state = self.load().unwrap_or_else(|unfit| panic!("{unfit}"));
        Play { state, told: Vec::new() }
    }

    /// The match after everybody went where it says, seat by seat.
    #[track_caller]
    pub fn go(&self, places: &str) -> Play {
        let mut play = self.start();
        play.go(places);
        play
    }
}
