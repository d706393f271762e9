//! The command line.

mod table;
mod values;

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};

use self::table::{Table, fits};
use self::values::{level, matches, seconds, size};
use super::arena::{Balance, Ladder};
use super::engine::Engine;
use super::fingerprints::Fingerprints;
use super::invitation::{Film, Purpose};
use super::levels::{self, Leveled, Levels, STANDARD};
use super::seats::check_number;
use super::{Door, Trouble, arena, bench, soak};
use crate::bots::Level;
use crate::games::{GameName, with_game};
use crate::locale::{Language, Locale};
use crate::rules::Lawful;

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
    /// Let bots play each other on all cores, and tell who wins.
    Arena(ArenaArguments),
    /// Measure how much stronger each level is than the one below, and print the table.
    Ladder(MeasureArguments),
    /// Measure what seats, cards and roles are worth among strong bots, and print the tables.
    Balance(MeasureArguments),
    /// Play random matches and print a line for each, to be compared with those of another platform.
    Fingerprints(FingerprintsArguments),
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
struct ArenaArguments {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// Who plays, in order of seats, as in hard,medium,easy; they move on a seat with each match.
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "hard,medium", value_parser = level)]
    seats: Vec<Level>,
    /// The setup: the name of one in levels/, or the path of a .json file.
    #[arg(long, value_name = "NAME|FILE", default_value = STANDARD)]
    setup: String,
    /// How many matches; more if that is not all rotations of each seed.
    #[arg(long, default_value = "100", value_parser = matches)]
    games: u32,
    /// The first seed. Each is played until all have sat everywhere.
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    seed: u64,
    /// How much of its time a hard bot takes, in percent.
    #[arg(long, default_value = "100")]
    effort: u32,
    /// One JSON object a line instead of a table.
    #[arg(long)]
    json: bool,
}

#[derive(Args, Debug)]
struct MeasureArguments {
    /// How many matches for each line of the table; the ladder plays one more if that is odd.
    #[arg(long, default_value = "400", value_parser = matches)]
    games: u32,
    /// The first seed.
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    seed: u64,
    /// How much of its time a hard bot takes, in percent; if not given, all of it in balance, and in ladder
    /// as much as is usual for each game.
    #[arg(long)]
    effort: Option<u32>,
    /// Only this game.
    #[arg(long, value_enum)]
    game: Option<GameName>,
    /// Also put the table into a Markdown file, instead of what stands between <!-- ladder --> and
    /// <!-- /ladder -->, or <!-- balance GAME --> and <!-- /balance GAME -->.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
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

#[derive(Args, Debug)]
struct FingerprintsArguments {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// How many matches.
    #[arg(long, default_value = "200")]
    games: u32,
    /// The seed of the first match; the next one has the next seed.
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    seed: u64,
}

impl Arguments {
    /// The door that is asked for.
    pub(super) fn door(self, complain: impl FnMut(&str)) -> Result<Door, Trouble> {
        let command = self.command.unwrap_or(Command::Play(self.play));
        match command {
            Command::Play(PlayArguments { table, load: Some(wanted) }) => table.open(&wanted),
            Command::Play(PlayArguments { table, load: None }) => with_game!(table.game, G => {
                Ok(Door::Window(Box::new(table.invitation(&told_levels::<G>(complain), Purpose::Play)?)))
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
                Ok(Door::Window(Box::new(table.invitation(&told_levels::<G>(complain), film)?)))
            }),
            Command::Bench(bench) => with_game!(bench.game, G => {
                Ok(Door::Bench(Box::new(bench.plan(&told_levels::<G>(complain))?)))
            }),
            Command::Arena(arena) => with_game!(arena.game, G => {
                Ok(Door::Arena(Box::new(arena.plan(&told_levels::<G>(complain))?)))
            }),
            Command::Ladder(MeasureArguments { games, seed, effort, game, write }) => {
                Ok(Door::Ladder(Ladder { games, seed, effort, game, write }))
            }
            Command::Balance(MeasureArguments { games, seed, effort, game, write }) => {
                Ok(Door::Balance(Balance { games, seed, effort: effort.unwrap_or(100), game, write }))
            }
            Command::Soak(soak) => with_game!(soak.game, G => Ok(Door::Soak(Box::new(soak.plan::<G>()?)))),
            Command::Fingerprints(FingerprintsArguments { game, games, seed }) => {
                Ok(Door::Fingerprints(Fingerprints { game, seed, games }))
            }
        }
    }
}

/// The setups of a game; those that cannot be used are told to `complain`.
fn told_levels<G: Leveled>(mut complain: impl FnMut(&str)) -> Levels<G> {
    let levels = levels::load();
    levels.problems.iter().for_each(|problem| complain(problem));
    levels
}

impl BenchArguments {
    fn plan<G: Leveled>(self, levels: &Levels<G>) -> Result<bench::Plan<G>, Trouble> {
        let locale = Locale::default();
        let house = levels::find(levels, &self.setup, locale)?;
        if let Some(seats) = self.seats {
            check_number(usize::from(seats), self.game, locale).map_err(Trouble::Argument)?;
            fits(&house, usize::from(seats), locale)?;
        }
        let seats = self.seats.map_or_else(|| house.file.tables.keys().copied().collect(), |seats| vec![seats]);
        Ok(bench::Plan { house, seats, time: self.seconds, json: self.json })
    }
}

impl ArenaArguments {
    fn plan<G: Leveled>(self, levels: &Levels<G>) -> Result<arena::Plan<G>, Trouble> {
        let locale = Locale::default();
        let house = levels::find(levels, &self.setup, locale)?;
        check_number(self.seats.len(), self.game, locale).map_err(Trouble::Argument)?;
        fits(&house, self.seats.len(), locale)?;
        Ok(arena::Plan {
            house,
            bots: self.seats,
            games: self.games,
            seed: self.seed,
            effort: self.effort,
            json: self.json,
        })
    }
}

impl SoakArguments {
    /// Only the built-in setups: they are the same everywhere, and so are codes.
    fn plan<G: Lawful + Leveled>(self) -> Result<soak::Plan<G>, Trouble> {
        if let Some(seats) = self.seats {
            check_number(usize::from(seats), self.game, Locale::default()).map_err(Trouble::Argument)?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::SeatKind;
    use crate::cli::{Invitation, Speed};

    fn open(line: &str) -> Result<Door, Trouble> {
        let arguments = ["tenement"].into_iter().chain(line.split_whitespace()).map(Into::into);
        super::super::door(arguments, |_| {})
    }

    fn invitation(line: &str) -> Invitation {
        match open(line) {
            Ok(Door::Window(invitation)) => *invitation,
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
        assert_eq!(film.seats, [SeatKind::Bot(Level::Medium); 4]);
        let expected = Film { every: Duration::from_millis(500), out: "here".into(), size: (640, 360) };
        assert_eq!(film.purpose, Purpose::Film(expected));
        assert_eq!(invitation("film --out here --setup no-cards").seats.len(), 2);
    }

    #[test]
    fn what_does_not_fit_is_said() {
        for (line, part) in [
            ("text --seats 5", "from 2 to 4 can play"),
            ("text --seats human", "from 2 to 4 can play"),
            ("text --seats human,cat", "as in human,medium,hard"),
            ("text --setup palace", "There are: standard, classic, suite"),
            ("text --setup nowhere/palace.json", "nowhere/palace.json cannot be read"),
            ("play --setup no-cards --seats 3", "only for 2"),
            ("play --lang xx", "not a language"),
            ("film --out here --size big", "as in 1280x720"),
            ("film --out here --seats human,random", "only bots"),
            ("film --out here --every 0", "number of seconds"),
            ("arena --seats hard", "from 2 to 4 can play"),
            ("arena --seats hard,cat", "\"cat\" is none of"),
            ("arena --setup no-cards --seats hard,easy,easy", "only for 2"),
            ("bench --seconds nan", "number of seconds"),
            ("bench --seats 1", "from 2 to 4 can play"),
            ("dance", "dance"),
        ] {
            let sentence = open(line).expect_err(line).to_string();
            assert!(sentence.contains(part), "{line}: {sentence}");
        }
    }
}
