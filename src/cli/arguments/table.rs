//! The match that the command line asks for: the game, who plays, and how.

use clap::Args;

use crate::bots::{Level, SeatKind};
use crate::cli::invitation::{Invitation, Purpose, Speed};
use crate::cli::levels::{self, Found, Leveled, Levels, STANDARD};
use crate::cli::seats::{Seats, check_house, check_number, first_and_bots};
use crate::cli::written::Written;
use crate::cli::{Door, Trouble, fresh_seed, text};
use crate::games::{GameName, with_game};
use crate::locale::{Language, Locale};
use crate::record::Match;
use crate::rules::SetUp;

/// A match: the game, who plays, and how.
#[derive(Args, Debug)]
pub(super) struct Table {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    pub(super) game: GameName,
    /// How many play, or who: a list of human, easy, medium, hard and random, as in human,medium,hard.
    #[arg(long, value_name = "NUMBER|LIST")]
    pub(super) seats: Option<Seats>,
    /// The seed of the match; the same seed and moves give the same match.
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// The setup: the name of one in levels/, or the path of a .json file.
    #[arg(long, value_name = "NAME|FILE")]
    setup: Option<String>,
    /// How fast things are shown.
    #[arg(long, value_enum)]
    speed: Option<Speed>,
    /// The language, by its two letters.
    #[arg(long, value_name = "CODE")]
    lang: Option<Language>,
}

impl Table {
    fn locale(&self) -> Locale {
        Locale::new(self.lang.unwrap_or_default())
    }

    fn house<G: Leveled>(&self, levels: &Levels<G>) -> Result<Option<Found<G>>, Trouble> {
        self.setup.as_deref().map(|wanted| levels::find(levels, wanted, self.locale())).transpose()
    }

    /// Who sits where, if it was said, `first` being the first of a bare number.
    fn seats(&self, first: SeatKind) -> Option<Vec<SeatKind>> {
        self.seats.as_ref().map(|seats| seats.kinds(first))
    }

    /// The same, if the game is for so many.
    fn fitting_seats(&self, first: SeatKind) -> Result<Option<Vec<SeatKind>>, Trouble> {
        let seats = self.seats(first);
        seats
            .iter()
            .try_for_each(|seats| check_number(seats.len(), self.game, self.locale()))
            .map_err(Trouble::Argument)?;
        Ok(seats)
    }

    /// Goes on with a written match in the window.
    pub(super) fn open(self, wanted: &str) -> Result<Door, Trouble> {
        let locale = self.locale();
        let written = Written::find(wanted, locale)?;
        with_game!(written.game, G => {
            // Read here so that what is wrong with it is said before a window opens.
            let (game, players) = written.read::<G>(locale)?;
            let seats = self.seats_of(&game, players)?;
            let Table { speed, lang: language, .. } = self;
            let invitation = Invitation { game: written.game, seats, speed, language, ..Invitation::default() };
            Ok(Door::Window(Box::new(Invitation { written: Some(written.into_text()), ..invitation })))
        })
    }

    /// Goes on with a written match in the terminal.
    pub(super) fn go_on(self, wanted: &str) -> Result<Door, Trouble> {
        let locale = self.locale();
        let written = Written::find(wanted, locale)?;
        with_game!(written.game, G => {
            let (game, players) = written.read::<G>(locale)?;
            let seats = self.seats_of(&game, players)?;
            let start = text::Start::Written(game);
            let speed = self.speed.unwrap_or(Speed::None);
            Ok(Door::Text(Box::new(text::Invited { seats, start, speed, locale })))
        })
    }

    /// Who goes on with a written match: who was said, who played it, or a person
    /// and bots.
    fn seats_of<G: SetUp>(&self, game: &Match<G>, players: Option<Vec<SeatKind>>) -> Result<Vec<SeatKind>, Trouble> {
        let number = usize::from(game.record().seats);
        match self.seats(SeatKind::Human) {
            Some(seats) if seats.len() == number => Ok(seats),
            Some(seats) => {
                let arguments = [("seats", seats.len().into()), ("number", number.into())];
                Err(Trouble::Argument(self.locale().say_with("cli-load-seats", &arguments)))
            }
            None => Ok(players.unwrap_or_else(|| first_and_bots(SeatKind::Human, number))),
        }
    }

    pub(super) fn invitation<G: Leveled>(self, levels: &Levels<G>, purpose: Purpose) -> Result<Invitation, Trouble> {
        let filming = matches!(purpose, Purpose::Film(_));
        let first = if filming { SeatKind::Bot(Level::Medium) } else { SeatKind::Human };
        let house = self.house(levels)?;
        let mut seats = self.fitting_seats(first)?.unwrap_or_default();
        if filming && seats.contains(&SeatKind::Human) {
            return Err(Trouble::Argument(self.locale().say("cli-film-people")));
        }
        if filming && seats.is_empty() {
            seats = vec![first; house.as_ref().map_or(4, most_seats)];
        }
        if let Some(house) = house.as_ref().filter(|_| !seats.is_empty()) {
            fits(house, seats.len(), self.locale())?;
        }
        let Table { game, seed, speed, lang: language, .. } = self;
        let setup = house.map(|house| house.setup);
        Ok(Invitation { game, seats, seed, setup, speed, language, purpose, ..Invitation::default() })
    }

    pub(super) fn invited<G: Leveled>(self, levels: &Levels<G>) -> Result<text::Invited<G>, Trouble> {
        let locale = self.locale();
        let house = match self.house(levels)? {
            Some(house) => house,
            None => levels::find(levels, STANDARD, locale)?,
        };
        let pair = || first_and_bots(SeatKind::Human, 2);
        let seats = self.fitting_seats(SeatKind::Human)?.unwrap_or_else(pair);
        fits(&house, seats.len(), locale)?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let start = text::Start::House { house, seed };
        Ok(text::Invited { seats, start, speed: self.speed.unwrap_or(Speed::None), locale })
    }
}

/// The house has a table for so many.
pub(super) fn fits<G: SetUp>(house: &Found<G>, seats: usize, locale: Locale) -> Result<(), Trouble> {
    check_house(&house.setup.stem, &house.file, seats, locale).map_err(Trouble::Argument)
}

fn most_seats<G: SetUp>(house: &Found<G>) -> usize {
    house.file.tables.keys().last().copied().map_or(4, usize::from)
}
