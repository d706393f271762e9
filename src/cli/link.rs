//! Links that open a match: what stands behind the question mark of an address.

use super::seats::{Seats, check_house, check_number, first_and_bots};
use super::{Invitation, Setup, Speed};
use crate::bots::{Level, SeatKind};
use crate::games::{GameName, with_game};
use crate::levels::{Leveled, Levels};
use crate::locale::{Language, Locale, bad_record};
use crate::record::{BadRecord, game_of_code, read_code};

/// How many watch bots play if a link says nothing else, where so many can play.
const WATCHED: u8 = 4;

/// What a link asks for: its options by name, their texts decoded. They are
/// called as on the command line: `game`, `seats`, `seed`, `setup`, `speed`, `lang`,
/// and besides `watch` for a match of bots and `code` for a written match.
///
/// What cannot be is said in [`Invitation::problems`], and nothing is begun then:
/// who came sees the title, where the rest is planned. Options that are not known
/// are somebody else's.
pub fn invitation<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Invitation {
    let mut asked = Asked::default();
    for (name, value) in options {
        match name {
            "game" => asked.game = Some(value),
            "seats" => asked.seats = Some(value),
            "seed" => asked.seed = Some(value),
            "setup" => asked.setup = Some(value),
            "speed" => asked.speed = Some(value),
            "lang" => asked.language = Some(value),
            "watch" => asked.watch = !["", "0", "no", "false"].contains(&value),
            "code" => asked.code = Some(value),
            _ => {}
        }
    }
    asked.invitation()
}

/// The options as they were written.
#[derive(Default)]
struct Asked<'a> {
    game: Option<&'a str>,
    seats: Option<&'a str>,
    seed: Option<&'a str>,
    setup: Option<&'a str>,
    speed: Option<&'a str>,
    language: Option<&'a str>,
    watch: bool,
    code: Option<&'a str>,
}

impl Asked<'_> {
    fn invitation(&self) -> Invitation {
        let mut problems = Vec::new();
        let mut told = |result: Result<(), String>| problems.extend(result.err());
        let language = self.language.map(str::parse::<Language>);
        let locale = Locale::new(language.clone().and_then(Result::ok).unwrap_or_default());
        let mut invitation = Invitation { language: language.clone().and_then(Result::ok), ..Invitation::default() };
        if let (Some(Err(_)), Some(text)) = (&language, self.language) {
            told(Err(wrong(locale, "lang", text, Language::available().iter().map(|language| language.code()))));
        }
        told(self.take_speed(&mut invitation, locale));
        let about_the_match = match self.code {
            Some(code) => self.take_code(&mut invitation, code, locale),
            None => self.take_table(&mut invitation, locale),
        };
        told(about_the_match);
        invitation.problems = problems;
        invitation
    }

    fn take_speed(&self, invitation: &mut Invitation, locale: Locale) -> Result<(), String> {
        let Some(text) = self.speed else { return Ok(()) };
        let speed = Speed::ALL.into_iter().find(|speed| speed.name() == text);
        invitation.speed = speed;
        speed.map(|_| ()).ok_or_else(|| wrong(locale, "speed", text, Speed::ALL.map(Speed::name)))
    }

    /// A written match, with who plays if that is said too.
    fn take_code(&self, invitation: &mut Invitation, code: &str, locale: Locale) -> Result<(), String> {
        let bad = |bad: &BadRecord| bad_record(locale, bad);
        let name = game_of_code(code).ok_or_else(|| bad(&BadRecord::Foreign))?;
        let game = GameName::named(name).ok_or_else(|| bad(&BadRecord::OtherGame(name.to_owned())))?;
        let number = with_game!(game, G => {
            read_code::<G>(code, &Levels::built_in()).map(|game| game.record().seats).map_err(|record| bad(&record))?
        });
        let mut seats = first_and_bots(SeatKind::Human, usize::from(number));
        if let Some(said) = self.said_seats()? {
            if said.len() != seats.len() {
                let arguments = [("seats", said.len().into()), ("number", number.into())];
                return Err(locale.say_with("cli-load-seats", &arguments));
            }
            seats = said;
        }
        invitation.game = game;
        invitation.seats = self.watched(seats);
        invitation.written = Some(code.to_owned());
        Ok(())
    }

    /// A new match. What was understood before something that was not is planned.
    fn take_table(&self, invitation: &mut Invitation, locale: Locale) -> Result<(), String> {
        if let Some(name) = self.game {
            let names = GameName::ALL.iter().map(|game| game.name());
            invitation.game = GameName::named(name).ok_or_else(|| wrong(locale, "game", name, names))?;
        }
        let game = invitation.game;
        if let Some(text) = self.seed {
            let seed = text.parse().map_err(|_| locale.say_with("link-seed", &[("text", text.to_owned().into())]))?;
            invitation.seed = Some(seed);
        }
        with_game!(game, G => self.take_house::<G>(invitation, &Levels::built_in(), locale))
    }

    /// The house and who plays in it, if they go together.
    fn take_house<G: Leveled>(
        &self,
        invitation: &mut Invitation,
        levels: &Levels<G>,
        locale: Locale,
    ) -> Result<(), String> {
        let file = match self.setup {
            None => levels.standard(),
            Some(stem) => {
                let known = levels.setups.iter().map(|(stem, _)| stem.as_str());
                Some(levels.setup(stem).ok_or_else(|| wrong(locale, "setup", stem, known))?)
            }
        };
        let setup = self.setup.map(|stem| Setup { stem: stem.to_owned(), own: None });
        let mut seats = self.said_seats()?;
        if seats.is_none() && self.watch {
            let offered = file.into_iter().flat_map(|file| file.tables.keys().copied());
            let number = offered.min_by_key(|&number| (number.abs_diff(WATCHED), number)).unwrap_or(WATCHED);
            seats = Some(first_and_bots(SeatKind::Human, usize::from(number)));
        }
        if let (Some(seats), Some(file)) = (&seats, file) {
            check_number(seats.len(), invitation.game, locale)?;
            check_house(self.setup.unwrap_or_default(), file, seats.len(), locale)?;
        }
        invitation.setup = setup;
        invitation.seats = seats.map(|seats| self.watched(seats)).unwrap_or_default();
        Ok(())
    }

    /// Who is to play, if it was said.
    fn said_seats(&self) -> Result<Option<Vec<SeatKind>>, String> {
        let said = self.seats.map(str::parse::<Seats>).transpose()?;
        Ok(said.map(|said| said.kinds(SeatKind::Human)))
    }

    /// Where somebody only watches, a bot sits for every person.
    fn watched(&self, mut seats: Vec<SeatKind>) -> Vec<SeatKind> {
        if self.watch {
            let people = seats.iter_mut().filter(|seat| **seat == SeatKind::Human);
            people.for_each(|seat| *seat = SeatKind::Bot(Level::Medium));
        }
        seats
    }
}

/// That an option has none of the values it can have.
fn wrong<'a>(locale: Locale, option: &str, text: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    let arguments =
        [("option", option.to_owned().into()), ("text", text.to_owned().into()), ("known", known.join(", ").into())];
    locale.say_with("link-wrong", &arguments)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Match, write_code};
    use crate::rules::eviction::Eviction;

    fn of(link: &str) -> Invitation {
        let options = link.split('&').filter_map(|option| option.split_once('='));
        invitation(options)
    }

    const GREEDY: SeatKind = SeatKind::Bot(Level::Medium);

    #[test]
    fn a_link_without_options_opens_the_title() {
        assert_eq!(of(""), Invitation::default());
        assert_eq!(of("utm_source=elsewhere&probe=1"), Invitation::default());
    }

    #[test]
    fn a_link_says_the_whole_match() {
        let told = of("game=eviction&seats=human,random,greedy&seed=7&setup=suite&lang=en&speed=slow");
        assert_eq!(told.problems, Vec::<String>::new());
        assert_eq!(told.seats, [SeatKind::Human, SeatKind::Bot(Level::Random), GREEDY]);
        assert_eq!((told.seed, told.speed, told.language), (Some(7), Some(Speed::Slow), Some(Language::English)));
        assert_eq!(told.setup, Some(Setup { stem: "suite".to_owned(), own: None }));
        assert_eq!(of("game=landlord&seats=3").seats, [SeatKind::Human, GREEDY, GREEDY]);
    }

    #[test]
    fn whoever_only_watches_sees_bots() {
        assert_eq!(of("watch=1").seats, [GREEDY; 4]);
        assert_eq!(of("watch=1&seats=human,human").seats, [GREEDY; 2]);
        assert_eq!(of("watch=1&setup=no-cards").seats, [GREEDY; 2], "that house is for two");
        assert_eq!(of("watch=0").seats, []);
    }

    #[test]
    fn a_link_may_hold_a_written_match() {
        let levels = Levels::<Eviction>::built_in();
        let options = levels.standard().expect("the standard setup").tables[&3];
        let game = Match::<Eviction>::new(options, 3, 7).expect("a match");
        let code = write_code(&game, &levels);
        let told = of(&format!("code={code}"));
        assert_eq!((told.written.as_ref(), told.seats.len()), (Some(&code), 3));
        assert_eq!(of(&format!("code={code}&watch=1")).seats, [GREEDY; 3]);
        for link in [format!("code={code}&seats=2"), format!("code={code}x"), "code=abc".to_owned()] {
            let told = of(&link);
            assert_eq!((told.problems.len(), told.written, told.seats.len()), (1, None, 0), "{link}");
        }
    }

    #[test]
    fn what_is_wrong_is_said_and_nothing_is_begun() {
        for (link, part) in [
            ("game=chess&seats=2", "eviction, landlord, alternatywy"),
            ("seats=cat", "as in human,medium,hard"),
            ("seats=7", "from 2 to 4 can play"),
            ("game=landlord&seats=1", "from 2 to 6 can play"),
            ("seats=2&seed=x", "seed=x"),
            ("seats=2&setup=palace", "standard, classic"),
            ("setup=no-cards&seats=3", "only for 2"),
        ] {
            let told = of(link);
            assert_eq!(told.seats, [], "{link}");
            assert!(told.problems.len() == 1 && told.problems[0].contains(part), "{link}: {:?}", told.problems);
        }
        let told = of("lang=xx&speed=warp&seats=2");
        assert_eq!((told.problems.len(), told.seats.len()), (2, 2), "the match can be played all the same");
    }
}
