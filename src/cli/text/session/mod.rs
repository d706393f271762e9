//! How a match in the terminal goes.

mod hint;
mod keep;
mod results;
mod rewind;

use std::io::{self, BufRead, Write};
use std::thread;
use std::time::Duration;

use super::Speed;
use super::answer::Answer;
use super::tabletop::Tabletop;
use crate::bots::{Level, SeatKind, Thought, thought_seed};
use crate::locale::{Locale, player_name, seat_name};
use crate::record::Match;
use crate::rules::{Decision, Refusal, Seat, Viewer};

/// Empty lines that move a hand out of sight.
const COVER: usize = 40;
/// Lines of the log for somebody who has not followed the match.
const SINCE_THEN: usize = 8;
/// The width to which paragraphs are broken.
const WIDTH: usize = 78;

/// A match in progress.
pub(super) struct Session<'a, G: Tabletop, R, W> {
    game: Match<G>,
    seats: &'a [SeatKind],
    speed: Speed,
    locale: Locale,
    input: R,
    output: W,
    /// What was told about each move, to everybody who watches.
    log: Vec<Vec<String>>,
    /// The person to whom the seat was passed last; the others look away.
    at_screen: Option<Seat>,
    /// Whose turn the board was last shown for, whether to show it, and whether
    /// its signs have been explained.
    shown_for: Option<Seat>,
    shows_board: bool,
    explained: bool,
}

/// Whether the match goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    GoOn,
    Leave,
}

impl<'a, G: Tabletop, R: BufRead, W: Write> Session<'a, G, R, W> {
    pub(super) fn new(
        game: Match<G>,
        seats: &'a [SeatKind],
        speed: Speed,
        locale: Locale,
        input: R,
        output: W,
    ) -> Self {
        let mut session = Session {
            game,
            seats,
            speed,
            locale,
            input,
            output,
            log: Vec::new(),
            at_screen: None,
            shown_for: None,
            shows_board: true,
            explained: false,
        };
        session.remember();
        session
    }

    /// Plays until the match is over or left.
    pub(super) fn play(mut self) -> io::Result<()> {
        for (seat, kind) in Seat::all(self.seats.len() as u8).zip(self.seats) {
            let player = player_name(self.locale, G::NAME, *kind);
            let arguments = [("name", seat_name(self.locale, &[], seat).into()), ("player", player.into())];
            self.tell(&self.locale.say_with("text-seated", &arguments))?;
        }
        if self.people().next().is_some() {
            self.tell(&self.locale.say("text-welcome-help"))?;
        }
        if !self.log.is_empty() {
            self.tell(&self.locale.say("text-since-then"))?;
            self.show_log(SINCE_THEN)?;
        }
        while let Some(Decision { seat, .. }) = G::to_act(self.game.state()) {
            let flow = match self.seats[seat.index()] {
                SeatKind::Bot(level) => self.ask_bot(seat, level)?,
                SeatKind::Human => self.ask_person(seat)?,
            };
            if flow == Flow::Leave {
                self.tell("")?;
                return self.tell(&self.locale.say("text-left"));
            }
        }
        self.tell_results()
    }

    fn tell(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    fn tell_all(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.tell(&line))
    }

    /// The next line of input; `None` when there is no more.
    fn hear(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        let mut line = Vec::new();
        let length = self.input.read_until(b'\n', &mut line)?;
        Ok((length > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        let people = Seat::all(self.seats.len() as u8).zip(self.seats);
        people.filter(|(_, kind)| **kind == SeatKind::Human).map(|(seat, _)| seat)
    }

    /// Who may read everything that is told: the only person, or nobody at a table.
    fn audience(&self) -> Viewer {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => Viewer::Spectator,
        }
    }

    fn ask_bot(&mut self, seat: Seat, level: Level) -> io::Result<Flow> {
        let record = self.game.record();
        let seed = thought_seed(record.seed, record.moves.len() as u32, seat);
        let view = G::view(self.game.state(), Viewer::Seat(seat));
        // A decision without a legal move does not exist; leaving beats hanging.
        let Some(mv) = Thought::<G>::new(level, view, seed).decide() else { return Ok(Flow::Leave) };
        let window = G::to_act(self.game.state()).is_some_and(|decision| G::is_binding(&decision.prompt));
        self.make(mv, self.audience())?;
        if window {
            // Nobody may tell from the wait that somebody was asked.
            return Ok(Flow::GoOn);
        }
        let pause = match self.speed {
            Speed::None => return Ok(Flow::GoOn),
            Speed::Fast => 100,
            Speed::Normal => 400,
            Speed::Slow => 1200,
        };
        self.output.flush()?;
        thread::sleep(Duration::from_millis(pause));
        Ok(Flow::GoOn)
    }

    /// Makes a legal move and tells what happened, as `viewer` may know it.
    fn make(&mut self, mv: G::Move, viewer: Viewer) -> io::Result<()> {
        match self.happen(mv, viewer) {
            Ok((kept, told)) => {
                self.log.push(kept);
                self.tell_all(told)
            }
            Err(refusal) => self.tell(&G::refusal(self.locale, &refusal)),
        }
    }

    /// Makes a move: what happened, as everybody who watches may know it and as
    /// `viewer` may.
    fn happen(&mut self, mv: G::Move, viewer: Viewer) -> Result<(Vec<String>, Vec<String>), Refusal> {
        let viewers = [self.audience(), viewer];
        let views = |game: &Match<G>| viewers.map(|viewer| G::view(game.state(), viewer));
        let before = views(&self.game);
        let events = self.game.play(mv)?;
        let after = views(&self.game);
        let lines = |which: usize| {
            let [before, after] = [&before[which], &after[which]];
            let seen = events.iter().map(|event| G::seen(event, viewers[which]));
            let told = seen.filter_map(|event| {
                let view = if G::is_of_the_past(&event, after) { before } else { after };
                G::event(self.locale, view, &[], &event)
            });
            told.collect::<Vec<_>>()
        };
        Ok((lines(0), lines(1)))
    }

    fn ask_person(&mut self, seat: Seat) -> io::Result<Flow> {
        if self.pass_the_seat(seat)? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        if self.shows_board && self.shown_for != Some(seat) {
            self.tell("")?;
            self.show_board(!self.explained)?;
            self.explained = true;
        }
        self.shown_for = Some(seat);
        let mut choices = Vec::new();
        G::legal_moves(self.game.state(), &mut choices);
        self.show_choices(seat, &choices)?;
        loop {
            let Some(line) = self.hear()? else { return Ok(Flow::Leave) };
            match Answer::read(&line) {
                Answer::Choose(number) if number < choices.len() => {
                    let alone = self.at_screen == Some(seat);
                    self.make(choices[number], if alone { Viewer::Seat(seat) } else { self.audience() })?;
                    return Ok(Flow::GoOn);
                }
                Answer::Undo => {
                    if self.undo(seat)? {
                        return Ok(Flow::GoOn);
                    }
                }
                Answer::Redo => {
                    if self.redo(seat)? {
                        return Ok(Flow::GoOn);
                    }
                }
                Answer::Quit => return Ok(Flow::Leave),
                Answer::Again => self.show_choices(seat, &choices)?,
                answer => self.inform(seat, answer, &choices)?,
            }
        }
    }

    /// Before a hand is shown to another person than the last one, the screen is
    /// cleared and the seat changes.
    fn pass_the_seat(&mut self, seat: Seat) -> io::Result<Flow> {
        let view = G::view(self.game.state(), Viewer::Seat(seat));
        let secret = !G::hand(self.locale, &view).is_empty();
        if self.people().nth(1).is_none() || self.at_screen == Some(seat) || !secret {
            return Ok(Flow::GoOn);
        }
        self.at_screen = Some(seat);
        self.shown_for = None;
        self.tell_all(std::iter::repeat_n(String::new(), COVER))?;
        let name = [("name", seat_name(self.locale, &[], seat).into())];
        self.tell(&self.locale.say_with("text-pass-the-seat", &name))?;
        if self.hear()?.is_none() {
            return Ok(Flow::Leave);
        }
        self.tell(&self.locale.say("text-since-then"))?;
        self.show_log(SINCE_THEN)?;
        Ok(Flow::GoOn)
    }

    fn show_choices(&mut self, seat: Seat, choices: &[G::Move]) -> io::Result<()> {
        let view = G::view(self.game.state(), Viewer::Seat(seat));
        self.tell("")?;
        self.tell(&G::prompt(self.locale, &view, &[]))?;
        for (number, &mv) in choices.iter().enumerate() {
            let choice = G::choice(self.locale, &view, &[], mv);
            let arguments = [("number", (number + 1).into()), ("choice", choice.into())];
            self.tell(&self.locale.say_with("text-choice", &arguments))?;
        }
        self.tell(&self.locale.say_with("text-ask", &[("count", choices.len().into())]))
    }

    fn show_board(&mut self, explain: bool) -> io::Result<()> {
        let view = G::view(self.game.state(), self.audience());
        self.tell_all(G::board(self.locale, &view))?;
        if explain { self.tell(&G::legend(self.locale, &view)) } else { Ok(()) }
    }

    fn show_log(&mut self, lines: usize) -> io::Result<()> {
        let all: Vec<String> = self.log.iter().flatten().cloned().collect();
        if all.is_empty() {
            return self.tell(&self.locale.say("text-log-empty"));
        }
        self.tell_all(all.into_iter().rev().take(lines).collect::<Vec<_>>().into_iter().rev())
    }

    /// Answers a question that changes nothing.
    fn inform(&mut self, seat: Seat, question: Answer, choices: &[G::Move]) -> io::Result<()> {
        let view = G::view(self.game.state(), Viewer::Seat(seat));
        match question {
            Answer::Board(None) => self.show_board(true),
            Answer::Board(Some(thing)) => match G::explain(self.locale, &view, &thing) {
                Some(lines) => self.tell_all(lines),
                None => self.tell(&self.locale.say_with("text-no-such-thing", &[("thing", thing.into())])),
            },
            Answer::Always => {
                self.shows_board = !self.shows_board;
                self.tell(&self.locale.say(if self.shows_board { "text-board-always" } else { "text-board-asked" }))
            }
            Answer::Hand => self.show_hand(&view),
            Answer::Log(lines) => self.show_log(lines),
            Answer::Why(wish) => self.explain_refusal(&view, &wish, choices),
            Answer::Rules => {
                let record = self.game.record();
                for (heading, paragraph) in G::rules(self.locale, &record.options, record.seats) {
                    self.tell("")?;
                    self.tell(&heading)?;
                    self.tell_all(paragraph.lines().flat_map(|line| broken(line, WIDTH)))?;
                }
                Ok(())
            }
            Answer::Hint => self.hint(seat, choices),
            Answer::Help => self.help(),
            Answer::Unknown(answer) => self.not_a_choice(answer, choices.len()),
            Answer::Choose(number) => self.not_a_choice((number + 1).to_string(), choices.len()),
            Answer::Save(file) => self.save(file),
            Answer::Code => self.tell_code(),
            Answer::Undo | Answer::Redo | Answer::Again | Answer::Quit => Ok(()),
        }
    }

    fn not_a_choice(&mut self, answer: String, count: usize) -> io::Result<()> {
        let arguments = [("answer", answer.into()), ("count", count.into())];
        self.tell(&self.locale.say_with("text-not-a-choice", &arguments))
    }

    fn show_hand(&mut self, view: &G::View) -> io::Result<()> {
        let hand = G::hand(self.locale, view);
        if hand.is_empty() {
            return self.tell(&self.locale.say("text-no-hand"));
        }
        for (card, about) in hand {
            let arguments = [("card", card.into()), ("about", about.into())];
            self.tell(&self.locale.say_with("text-hand-card", &arguments))?;
        }
        Ok(())
    }

    fn explain_refusal(&mut self, view: &G::View, wish: &str, choices: &[G::Move]) -> io::Result<()> {
        let example = ("example", G::WISH.into());
        if wish.is_empty() {
            return self.tell(&self.locale.say_with("text-why-nothing", &[example]));
        }
        let Some(mv) = G::wish(view, wish) else {
            let arguments = [("wish", wish.to_owned().into()), example];
            return self.tell(&self.locale.say_with("text-why-unknown", &arguments));
        };
        match G::allows(self.game.state(), mv) {
            Err(refusal) => self.tell(&G::refusal(self.locale, &refusal)),
            Ok(()) => {
                let number = choices.iter().position(|&choice| choice == mv).unwrap_or_default() + 1;
                self.tell(&self.locale.say_with("text-why-allowed", &[("number", number.into())]))
            }
        }
    }

    fn help(&mut self) -> io::Result<()> {
        let example = [("example", G::WISH.into())];
        let thing = [("example", G::THING.into())];
        self.tell(&self.locale.say("text-help-heading"))?;
        self.tell(&self.locale.say("text-help-number"))?;
        self.tell(&self.locale.say_with("text-help-board", &thing))?;
        self.tell(&self.locale.say("text-help-always"))?;
        self.tell(&self.locale.say("text-help-hand"))?;
        self.tell(&self.locale.say("text-help-log"))?;
        self.tell(&self.locale.say_with("text-help-why", &example))?;
        let file = ("example", "s tuesday.json".into());
        self.tell(&self.locale.say_with("text-help-save", &[file]))?;
        for id in [
            "text-help-hint",
            "text-help-code",
            "text-help-undo",
            "text-help-redo",
            "text-help-rules",
            "text-help-list",
            "text-help-quit",
        ] {
            self.tell(&self.locale.say(id))?;
        }
        Ok(())
    }
}

/// A line broken between words so that it is at most `width` signs wide.
fn broken(line: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in line.split_whitespace() {
        let last = lines.last().map_or(0, |line| line.chars().count());
        match lines.last_mut() {
            Some(line) if last == 0 => line.push_str(word),
            Some(line) if last + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
