//! The command line.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};

use super::engine::Engine;
use super::invitation::{Film, Invitation, Purpose, Speed};
use super::levels::{self, Found, Leveled, Levels, STANDARD};
use super::written::Written;
use super::{Door, Trouble, bench, fresh_seed, soak, text};
use crate::bots::{Level, SeatKind};
use crate::games::{GameName, with_game};
use crate::locale::{Language, Locale};
use crate::record::Match;
use crate::rules::{Lawful, SetUp};

/// Board games about apartment houses.
#[derive(Debug, Parser)]
#[command(name = "tenement", version, about, args_conflicts_with_subcommands = true)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: PlayArguments,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play in a window; what happens without a command.
    Play(PlayArguments),
    /// Play in the terminal, with numbered choices; also for screen readers.
    Text(PlayArguments),
    /// Talk to a program: requests and answers in JSON, one a line.
    Engine(EngineArguments),
    /// Film a match of bots: pictures of a real window, in a folder.
    Film(FilmArguments),
    /// Measure how fast random matches are played, on one core.
    Bench(BenchArguments),
    /// Play random matches of every built-in setup on all cores, with every check on.
    Soak(SoakArguments),
}

/// A match: the game, who plays, and how.
#[derive(Args, Debug)]
struct Table {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// How many play, or who: a list of human, random and greedy, as in human,greedy,random.
    #[arg(long, value_name = "NUMBER|LIST")]
    seats: Option<Seats>,
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

#[derive(Args, Debug)]
struct PlayArguments {
    #[command(flatten)]
    table: Table,
    /// Go on with a match that was saved, or whose code somebody gave you.
    #[arg(long, value_name = "FILE|CODE", conflicts_with_all = ["game", "seed", "setup"])]
    load: Option<String>,
}

#[derive(Args, Debug)]
struct EngineArguments {
    /// The language of what is meant for people, by its two letters.
    #[arg(long, value_name = "CODE")]
    lang: Option<Language>,
}

#[derive(Args, Debug)]
struct FilmArguments {
    #[command(flatten)]
    table: Table,
    /// Seconds between two pictures.
    #[arg(long, value_name = "SECONDS", default_value = "0.25", value_parser = seconds, allow_negative_numbers = true)]
    every: Duration,
    /// The folder for the pictures.
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// Width and height of the window in pixels.
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
}

#[derive(Args, Debug)]
struct BenchArguments {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// How many play; every number the setup is for if not given.
    #[arg(long)]
    seats: Option<u8>,
    /// The setup: the name of one in levels/, or the path of a .json file.
    #[arg(long, value_name = "NAME|FILE", default_value = STANDARD)]
    setup: String,
    /// How long to measure each, in seconds.
    #[arg(long, default_value = "1", value_parser = seconds, allow_negative_numbers = true)]
    seconds: Duration,
    /// One JSON object a line instead of a table.
    #[arg(long)]
    json: bool,
}

#[derive(Args, Debug)]
struct SoakArguments {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// How many matches.
    #[arg(long, default_value = "1000")]
    games: u64,
    /// The seed of the first match; the next one has the next seed.
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    seed: u64,
    /// How many play; every number the setups are for if not given.
    #[arg(long)]
    seats: Option<u8>,
    /// One JSON object a line instead of sentences.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    /// The door that is asked for.
    pub(super) fn door(self, complain: impl FnMut(&str)) -> Result<Door, Trouble> {
        let command = self.command.unwrap_or(Command::Play(self.play));
        match command {
            Command::Play(PlayArguments { table, load: Some(wanted) }) => table.open(&wanted),
            Command::Play(PlayArguments { table, load: None }) => with_game!(table.game, G => {
                Ok(Door::Window(table.invitation(&told_levels::<G>(complain), Purpose::Play)?))
            }),
            Command::Text(PlayArguments { table, load: Some(wanted) }) => table.go_on(&wanted),
            Command::Text(PlayArguments { table, load: None }) => with_game!(table.game, G => {
                Ok(Door::Text(Box::new(table.invited(&told_levels::<G>(complain))?)))
            }),
            Command::Engine(EngineArguments { lang }) => {
                Ok(Door::Engine(Engine::new(Locale::new(lang.unwrap_or_default()))))
            }
            Command::Film(FilmArguments { table, every, out, size }) => with_game!(table.game, G => {
                let film = Purpose::Film(Film { every, out, size });
                Ok(Door::Window(table.invitation(&told_levels::<G>(complain), film)?))
            }),
            Command::Bench(bench) => with_game!(bench.game, G => {
                Ok(Door::Bench(Box::new(bench.plan(&told_levels::<G>(complain))?)))
            }),
            Command::Soak(soak) => with_game!(soak.game, G => Ok(Door::Soak(Box::new(soak.plan::<G>()?)))),
        }
    }
}

/// The setups of a game; those that cannot be used are told to `complain`.
fn told_levels<G: Leveled>(mut complain: impl FnMut(&str)) -> Levels<G> {
    let levels = levels::load();
    levels.problems.iter().for_each(|problem| complain(problem));
    levels
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
        self.seats.as_ref().map(|seats| match seats {
            Seats::Number(number) => first_and_bots(first, usize::from(*number)),
            Seats::List(kinds) => kinds.clone(),
        })
    }

    /// The same, if the game is for so many.
    fn fitting_seats(&self, first: SeatKind) -> Result<Option<Vec<SeatKind>>, Trouble> {
        let seats = self.seats(first);
        seats.iter().try_for_each(|seats| check_number(seats.len(), self.game, self.locale()))?;
        Ok(seats)
    }

    /// Goes on with a written match in the window.
    fn open(self, wanted: &str) -> Result<Door, Trouble> {
        let locale = self.locale();
        let written = Written::find(wanted, locale)?;
        with_game!(written.game, G => {
            // Read here so that what is wrong with it is said before a window opens.
            let (game, players) = written.read::<G>(locale)?;
            let seats = self.seats_of(&game, players)?;
            let Table { speed, lang: language, .. } = self;
            let invitation = Invitation { game: written.game, seats, speed, language, ..Invitation::default() };
            Ok(Door::Window(Invitation { written: Some(written.into_text()), ..invitation }))
        })
    }

    /// Goes on with a written match in the terminal.
    fn go_on(self, wanted: &str) -> Result<Door, Trouble> {
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

    fn invitation<G: Leveled>(self, levels: &Levels<G>, purpose: Purpose) -> Result<Invitation, Trouble> {
        let filming = matches!(purpose, Purpose::Film(_));
        let first = if filming { SeatKind::Bot(Level::Greedy) } else { SeatKind::Human };
        let house = self.house(levels)?;
        let mut seats = self.fitting_seats(first)?.unwrap_or_default();
        if filming && seats.contains(&SeatKind::Human) {
            return Err(Trouble::Argument(self.locale().say("cli-film-people")));
        }
        if filming && seats.is_empty() {
            seats = vec![first; house.as_ref().map_or(4, most_seats)];
        }
        if let Some(house) = house.as_ref().filter(|_| !seats.is_empty()) {
            check_house(house, seats.len(), self.locale())?;
        }
        let Table { game, seed, speed, lang: language, .. } = self;
        let setup = house.map(|house| house.setup);
        Ok(Invitation { game, seats, seed, setup, written: None, speed, language, purpose })
    }

    fn invited<G: Leveled>(self, levels: &Levels<G>) -> Result<text::Invited<G>, Trouble> {
        let locale = self.locale();
        let house = match self.house(levels)? {
            Some(house) => house,
            None => levels::find(levels, STANDARD, locale)?,
        };
        let pair = || first_and_bots(SeatKind::Human, 2);
        let seats = self.fitting_seats(SeatKind::Human)?.unwrap_or_else(pair);
        check_house(&house, seats.len(), locale)?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let start = text::Start::House { house, seed };
        Ok(text::Invited { seats, start, speed: self.speed.unwrap_or(Speed::None), locale })
    }
}

impl BenchArguments {
    fn plan<G: Leveled>(self, levels: &Levels<G>) -> Result<bench::Plan<G>, Trouble> {
        let locale = Locale::default();
        let house = levels::find(levels, &self.setup, locale)?;
        if let Some(seats) = self.seats {
            check_number(usize::from(seats), self.game, locale)?;
            check_house(&house, usize::from(seats), locale)?;
        }
        let seats = self.seats.map_or_else(|| house.file.tables.keys().copied().collect(), |seats| vec![seats]);
        Ok(bench::Plan { house, seats, time: self.seconds, json: self.json })
    }
}

/// A table of so many: `first`, and bots.
fn first_and_bots(first: SeatKind, number: usize) -> Vec<SeatKind> {
    let others = SeatKind::Bot(Level::Greedy);
    (0..number).map(|seat| if seat == 0 { first } else { others }).collect()
}

impl SoakArguments {
    /// Only the built-in setups: they are the same everywhere, and so are codes.
    fn plan<G: Lawful + Leveled>(self) -> Result<soak::Plan<G>, Trouble> {
        if let Some(seats) = self.seats {
            check_number(usize::from(seats), self.game, Locale::default())?;
        }
        let levels = Levels::<G>::built_in();
        let tables = levels.setups.iter().flat_map(|(stem, file)| {
            file.tables
                .keys()
                .map(|&seats| (stem.clone(), seats))
                .filter(|(_, seats)| self.seats.is_none_or(|only| only == *seats))
        });
        let tables = tables.collect();
        Ok(soak::Plan { levels, tables, games: self.games, seed: self.seed, json: self.json })
    }
}

fn check_number(seats: usize, game: GameName, locale: Locale) -> Result<(), Trouble> {
    let range = game.seats();
    if u8::try_from(seats).is_ok_and(|seats| range.contains(&seats)) {
        return Ok(());
    }
    let arguments = [
        ("seats", seats.into()),
        ("game", game.name().into()),
        ("least", (*range.start()).into()),
        ("most", (*range.end()).into()),
    ];
    Err(Trouble::Argument(locale.say_with("cli-seats-number", &arguments)))
}

fn check_house<G: SetUp>(house: &Found<G>, seats: usize, locale: Locale) -> Result<(), Trouble> {
    let offered: Vec<u8> = house.file.tables.keys().copied().collect();
    if offered.iter().any(|&number| usize::from(number) == seats) {
        return Ok(());
    }
    let offered: Vec<String> = offered.iter().map(u8::to_string).collect();
    let arguments =
        [("setup", house.setup.stem.clone().into()), ("seats", seats.into()), ("offered", offered.join(", ").into())];
    Err(Trouble::Argument(locale.say_with("cli-setup-seats", &arguments)))
}

fn most_seats<G: SetUp>(house: &Found<G>) -> usize {
    house.file.tables.keys().last().copied().map_or(4, usize::from)
}

/// How many play, or who.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Seats {
    Number(u8),
    List(Vec<SeatKind>),
}

impl FromStr for Seats {
    type Err = String;

    fn from_str(text: &str) -> Result<Seats, String> {
        if let Ok(number) = text.parse() {
            return Ok(Seats::Number(number));
        }
        let kinds: Result<Vec<SeatKind>, _> = text.split(',').map(|kind| kind.trim().parse()).collect();
        kinds.map(Seats::List).map_err(|_| {
            let (least, most) = all_seats();
            let arguments = [("text", text.to_owned().into()), ("least", least.into()), ("most", most.into())];
            Locale::default().say_with("cli-seats-list", &arguments)
        })
    }
}

/// The fewest and the most who may play any of the games: which one is not known
/// yet while a list of seats is read.
fn all_seats() -> (u8, u8) {
    let ranges = || GameName::ALL.iter().map(|game| game.seats());
    let least = ranges().map(|range| *range.start()).min().unwrap_or(1);
    (least, ranges().map(|range| *range.end()).max().unwrap_or(1))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || Locale::default().say_with("cli-every", &[("text", text.to_owned().into())]);
    let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds <= 3600.0).ok_or_else(wrong)?;
    Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero()).ok_or_else(wrong)
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |text: &str| text.parse().ok().filter(|side| (1..=8192).contains(side));
    let both = text.split_once('x').and_then(|(width, height)| Some((side(width)?, side(height)?)));
    both.ok_or_else(|| Locale::default().say_with("cli-size", &[("text", text.to_owned().into())]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(line: &str) -> Result<Door, Trouble> {
        let arguments = ["tenement"].into_iter().chain(line.split_whitespace()).map(Into::into);
        super::super::door(arguments, |_| {})
    }

    fn invitation(line: &str) -> Invitation {
        match open(line) {
            Ok(Door::Window(invitation)) => invitation,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn the_command_line_is_well_formed() {
        use clap::CommandFactory;
        Arguments::command().debug_assert();
    }

    #[test]
    fn without_a_command_the_window_opens() {
        assert_eq!(invitation(""), Invitation::default());
        assert_eq!(invitation("play"), Invitation::default());
        let told = invitation("--seats 3 --seed 7 --speed slow --lang en");
        assert_eq!(told, invitation("play --seats human,greedy,greedy --seed 7 --speed slow --lang en"));
        assert_eq!((told.seed, told.speed, told.seats.len()), (Some(7), Some(Speed::Slow), 3));
    }

    #[test]
    fn a_film_is_of_bots_unless_told_otherwise() {
        let film = invitation("film --out here --every 0.5 --size 640x360");
        assert_eq!(film.seats, [SeatKind::Bot(Level::Greedy); 4]);
        let expected = Film { every: Duration::from_millis(500), out: "here".into(), size: (640, 360) };
        assert_eq!(film.purpose, Purpose::Film(expected));
        assert_eq!(invitation("film --out here --setup no-cards").seats.len(), 2);
    }

    #[test]
    fn what_does_not_fit_is_said() {
        for (line, part) in [
            ("text --seats 5", "from 2 to 4 can play"),
            ("text --seats human", "from 2 to 4 can play"),
            ("text --seats human,cat", "as in human,greedy,random"),
            ("text --setup palace", "There are: standard, classic, suite"),
            ("text --setup nowhere/palace.json", "nowhere/palace.json cannot be read"),
            ("play --setup no-cards --seats 3", "only for 2"),
            ("play --lang xx", "not a language"),
            ("film --out here --size big", "as in 1280x720"),
            ("film --out here --seats human,random", "only bots"),
            ("film --out here --every 0", "number of seconds"),
            ("bench --seconds nan", "number of seconds"),
            ("bench --seats 1", "from 2 to 4 can play"),
            ("dance", "dance"),
        ] {
            let sentence = open(line).expect_err(line).to_string();
            assert!(sentence.contains(part), "{line}: {sentence}");
        }
    }
}
