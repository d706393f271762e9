//! Situations in a few words: a [`Scene`] says who plays whom and how things
//! stand before a Round, [`Scene::go`] sends everybody somewhere, and then moves
//! are made as text. A scene may also change the fields of the state itself.
//!
//! ```text
//! let mut play = scene("kotek aniol furman").hand(0, "plumber").go("flats club landlords");
//! play.play("0: board draw-two; 0: done; done");   // "0:" checks who decides; not needed
//! play.to(2);                                      // quietly on to the Turn of seat 2
//! ```
//!
//! Decisions with only one answer (a hidden Trait that nobody has, a window in
//! which a seat cannot react) are made on the way to the next move of a script,
//! as long as that move is not the answer; a Turn never ends by itself.

mod scene;
mod telling;

use std::path::PathBuf;

use tenement::rules::alternatywy::{
    Alternatywy, Card, Event, Kind, Move, Options, Place, Side, Skip, Stage, State, Step, Token, Trait, Work,
};
use tenement::rules::{Chance, Decision, Game, Placing, Seat, Set, SetupFile, Standing};

pub use scene::{Scene, scene, scene_of};
pub use telling::{lines, names, paid};

/// A setup file of the game by its name.
pub fn setup_file(name: &str) -> SetupFile<Alternatywy> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("levels/alternatywy");
    let read = |name: &str| std::fs::read_to_string(folder.join(format!("{name}.json"))).unwrap();
    let standard = SetupFile::parse_standard(&read("standard")).unwrap();
    SetupFile::parse(&read(name), &standard).unwrap()
}

/// The options of a setup file for so many seats.
pub fn options(name: &str, seats: u8) -> Options {
    setup_file(name).tables[&seats]
}

/// Pieces by their names, with spaces or commas between them.
pub fn pieces<P: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> Vec<P> {
    text.split([' ', ',']).filter(|name| !name.is_empty()).map(|name| name.parse().unwrap()).collect()
}

/// A match under test, and everything it told so far.
#[derive(Clone, Debug)]
pub struct Play {
    pub state: State,
    pub told: Vec<Event>,
}

impl Play {
    /// A new match.
    #[track_caller]
    pub fn setup(options: &Options, seats: u8, seed: u64) -> Play {
        Play { state: Alternatywy::setup(options, seats, seed).unwrap(), told: Vec::new() }
    }

    /// Makes moves, written with `;` between them, each with `2:` before it or
    /// without; what they told. Decisions with one answer may be left out.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> Vec<Event> {
        let before = self.told.len();
        for text in moves.split(';').map(str::trim) {
            let (seat, text) = match text.split_once(": ") {
                Some((seat, text)) => (Some(seat.parse().unwrap()), text),
                None => (None, text),
            };
            let mv: Move = text.parse().unwrap();
            let fits = |play: &Play| seat.is_none_or(|_| play.seat() == seat) && play.legal().contains(&mv);
            while !fits(self) && self.forced().is_some() {
                self.make(self.forced().unwrap());
            }
            if seat.is_some() {
                assert_eq!(self.seat(), seat, "who decides {mv} at {:?}", self.step());
            }
            self.make(mv);
        }
        self.told[before..].to_vec()
    }

    #[track_caller]
    pub fn make(&mut self, mv: Move) {
        let told = &mut self.told;
        if let Err(refusal) = Alternatywy::play(&mut self.state, mv, &mut |event| told.push(event)) {
            panic!("{mv} by {:?} at {:?}: {refusal}; {}", self.seat(), self.step(), self.choices());
        }
    }

    /// The answer, if there is only one; never in a Turn.
    fn forced(&self) -> Option<Move> {
        match *self.legal() {
            [only] if !matches!(self.step(), Step::Turn { .. }) => Some(only),
            _ => None,
        }
    }

    /// Makes all decisions with only one answer; what they told.
    pub fn settle(&mut self) -> Vec<Event> {
        let before = self.told.len();
        while let Some(mv) = self.forced() {
            self.make(mv);
        }
        self.told[before..].to_vec()
    }

    /// Lays Location tokens, seat by seat, `-` for who sits the Round out, and
    /// settles what comes of it, up to the first decision with several answers.
    #[track_caller]
    pub fn go(&mut self, places: &str) -> Vec<Event> {
        let before = self.told.len();
        let places: Vec<&str> = places.split_whitespace().collect();
        assert_eq!(places.len(), usize::from(self.state.table.seats), "a Location for each seat");
        while matches!(self.step(), Step::Place | Step::Watch) {
            let place = places[usize::from(self.seat().unwrap())];
            self.play(&format!("place {place}"));
        }
        self.settle();
        self.told[before..].to_vec()
    }

    /// The least that can be done: pass, use nothing, else the first choice.
    #[track_caller]
    pub fn quiet(&mut self) {
        let moves = self.legal();
        let mv = if moves.contains(&Move::Done) { Move::Done } else { moves[0] };
        self.make(mv);
    }

    /// Goes on quietly until it is so.
    #[track_caller]
    pub fn until(&mut self, is: impl Fn(&Play) -> bool) -> Vec<Event> {
        let before = self.told.len();
        while !is(self) {
            assert_ne!(self.step(), Step::Over, "it was never so");
            self.quiet();
        }
        self.told[before..].to_vec()
    }

    /// Goes on quietly to the beginning of the Turn of a seat.
    #[track_caller]
    pub fn to(&mut self, seat: u8) -> Vec<Event> {
        self.until(|play| play.step() == Step::Turn { stage: Stage::Action } && play.seat() == Some(seat))
    }

    /// Ends the Turn under way; what came of it.
    #[track_caller]
    pub fn end_turn(&mut self) -> Vec<Event> {
        let seat = self.state.table.turn.seat;
        self.until(|play| play.state.table.turn.seat != seat)
    }

    /// Goes on quietly through the rest of the Round, to the tokens of the next
    /// one, or to the first decision of Phase III that has several answers.
    #[track_caller]
    pub fn end_round(&mut self) -> Vec<Event> {
        let before = self.told.len();
        let now = |play: &Play| (play.state.table.stage, play.state.table.round, play.state.table.evening);
        let then = now(self);
        self.until(|play| now(play) != then || play.step() == Step::Over);
        self.settle();
        self.told[before..].to_vec()
    }

    /// Ends the Round, unless its last Turn has done so, and sends everybody
    /// somewhere in the next one.
    #[track_caller]
    pub fn next_round(&mut self, places: &str) -> Vec<Event> {
        let mut told = if self.step() == Step::Place { Vec::new() } else { self.end_round() };
        assert_eq!(self.step(), Step::Place);
        told.extend(self.go(places));
        told
    }

    /// Goes on quietly through Phase III and the start of the next Stage, to its
    /// first tokens or to the end of the match.
    #[track_caller]
    pub fn end_stage(&mut self) -> Vec<Event> {
        let stage = self.state.table.stage;
        self.until(|play| play.step() == Step::Over || play.state.table.stage > stage && play.step() == Step::Place)
    }

    /// What the decks still hold, of both or of one side; the rest is discarded.
    pub fn stack(&mut self, kinds: &str) {
        let deck = self.state.table.options.deck;
        for side in [Side::Tenant, Side::Landlord] {
            let wanted: Vec<Kind> = pieces::<Kind>(kinds).into_iter().filter(|kind| kind.side() == side).collect();
            if wanted.is_empty() {
                continue;
            }
            let mut kept = Set::EMPTY;
            let rest = self.state.deck.and(deck.side(side));
            for kind in wanted {
                kept.insert(rest.and(deck.cards(kind)).without(kept).first().expect("no such card is left"));
            }
            self.state.deck = self.state.deck.without(rest).or(kept);
            self.state.table.discards = self.state.table.discards.or(rest.without(kept));
        }
    }

    /// Which Social Works are left in the deck; the others have left the game.
    pub fn stack_works(&mut self, works: &str) {
        let kept: Set<Work> = pieces(works).into_iter().collect();
        self.state.table.works_gone = self.state.table.works_gone.or(self.state.works.without(kept));
        self.state.works = kept;
    }

    /// Which tokens hang at the shop door; the others go back to the supply.
    pub fn hang(&mut self, goods: &str) {
        self.state.supply = self.state.supply.or(self.state.door);
        self.state.door = Set::EMPTY;
        for good in pieces(goods) {
            let token = self.state.supply.and(self.state.table.options.goods.tokens(good)).first().unwrap();
            self.state.supply.remove(token);
            self.state.door.insert(token);
        }
    }

    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Alternatywy::legal_moves(&self.state, &mut moves);
        moves
    }

    /// The legal moves as text, with `; ` between them.
    pub fn choices(&self) -> String {
        self.legal().iter().map(Move::to_string).collect::<Vec<_>>().join("; ")
    }

    /// Whether a move is allowed; that it is listed says the same.
    #[track_caller]
    pub fn may(&self, mv: &str) -> bool {
        let mv: Move = mv.parse().unwrap();
        let allowed = Alternatywy::allows(&self.state, mv).is_ok();
        assert_eq!(self.legal().contains(&mv), allowed, "{mv}");
        allowed
    }

    /// Checks that a move is refused for this reason, and that nothing came of it.
    #[track_caller]
    pub fn refuses(&self, mv: &str, rule: &str, reason: &str) {
        let mv: Move = mv.parse().unwrap();
        let mut after = self.state;
        let refusal = match Alternatywy::play(&mut after, mv, &mut |event| panic!("a refused move told {event:?}")) {
            Ok(()) => panic!("{mv} is not refused at {:?}", self.step()),
            Err(refusal) => refusal,
        };
        assert_eq!((refusal.rule, refusal.reason), (rule, reason), "{mv} at {:?}", self.step());
        assert_eq!(Alternatywy::allows(&self.state, mv), Err(refusal));
        assert!(after == self.state, "a refused move changed something");
        assert!(!self.legal().contains(&mv), "{mv} is listed");
    }

    pub fn step(&self) -> Step {
        self.state.table.step
    }

    /// Who has to decide.
    pub fn seat(&self) -> Option<u8> {
        Alternatywy::to_act(&self.state).map(|Decision { seat, .. }| seat.0)
    }

    /// VP by seat.
    pub fn points(&self) -> Vec<u8> {
        self.per_seat(&self.state.table.points)
    }

    /// Denunciations by seat.
    pub fn denounced(&self) -> Vec<u8> {
        self.per_seat(&self.state.table.denunciations)
    }

    fn per_seat<T: Copy>(&self, of: &[T]) -> Vec<T> {
        of[..usize::from(self.state.table.seats)].to_vec()
    }

    /// Whether each seat loses a Round.
    pub fn skips(&self) -> Vec<Skip> {
        self.per_seat(&self.state.table.skips)
    }

    /// The List, from place 1.
    pub fn list(&self) -> Vec<u8> {
        self.state.table.list.iter().map(|seat| seat.0).collect()
    }

    /// The Trash: Staircase, Club, Courtyard.
    pub fn trash(&self) -> [u8; 3] {
        self.state.table.trash
    }

    pub fn place(&self, seat: u8) -> Option<Place> {
        self.state.table.place(Seat(seat))
    }

    /// The kinds in a hand as text, in the order of the deck.
    pub fn hand(&self, seat: u8) -> String {
        self.kinds(self.state.hands[usize::from(seat)])
    }

    /// How many cards a seat holds.
    pub fn cards(&self, seat: u8) -> u8 {
        self.state.hands[usize::from(seat)].len()
    }

    /// The kinds among the discards of both decks as text.
    pub fn discards(&self) -> String {
        self.kinds(self.state.table.discards)
    }

    /// The kinds of cards as text, with spaces between them.
    pub fn kinds(&self, cards: Set<Card>) -> String {
        cards.iter().map(|card| self.state.table.kind(card).name()).collect::<Vec<_>>().join(" ")
    }

    /// The Shop Goods of a seat as text.
    pub fn goods(&self, seat: u8) -> String {
        self.wares(self.state.goods[usize::from(seat)])
    }

    /// Tokens as text, with spaces between them.
    pub fn wares(&self, tokens: Set<Token>) -> String {
        let goods = self.state.table.options.goods;
        tokens.iter().map(|token| goods.good(token).name()).collect::<Vec<_>>().join(" ")
    }

    pub fn breakdown(&self, tenant: u8) -> Option<u8> {
        self.state.table.breakdowns[usize::from(tenant)].map(|reporter| reporter.0)
    }

    pub fn has_littered(&self, tenant: u8) -> bool {
        self.state.table.littered.contains(Seat(tenant))
    }

    /// The Trait of a seat, if all know it.
    pub fn shown(&self, seat: u8) -> Option<Trait> {
        self.state.table.shown[usize::from(seat)]
    }

    pub fn times(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|event| is(event)).count()
    }

    /// The result, by seat.
    #[track_caller]
    pub fn result(&self) -> Vec<Placing> {
        let Standing::Over(mut placings) = Alternatywy::standing(&self.state) else { panic!("not over") };
        placings.sort_by_key(|placing| placing.seat);
        placings
    }

    /// The ranks, by seat.
    #[track_caller]
    pub fn ranks(&self) -> Vec<u8> {
        self.result().iter().map(|placing| placing.rank).collect()
    }
}

/// Plays a whole match at random and shows it after every move, with the move
/// and what it told.
pub fn random_match(
    options: &Options,
    seats: u8,
    seed: u64,
    mut watch: impl FnMut(&State, Option<Move>, &[Event]),
) -> State {
    use rand::seq::IndexedRandom;
    let mut state = Alternatywy::setup(options, seats, seed).unwrap();
    let mut chance = Chance::new(!seed);
    let (mut moves, mut told) = (Vec::new(), Vec::new());
    watch(&state, None, &told);
    while Alternatywy::to_act(&state).is_some() {
        Alternatywy::legal_moves(&state, &mut moves);
        let mv = *moves.choose(&mut chance.occasion()).unwrap();
        told.clear();
        Alternatywy::play(&mut state, mv, &mut |event| told.push(event)).unwrap();
        watch(&state, Some(mv), &told);
    }
    state
}
