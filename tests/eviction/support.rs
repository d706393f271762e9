//! Situations in a few words: a board as text, moves as text.

use std::path::PathBuf;

use tenement::rules::eviction::{
    Address, Colour, Event, Eviction, Face, Home, Move, Options, Position, RoyalSuite, SetupFile, Spot, State, Step,
};
use tenement::rules::{Chance, Decision, Game, Placing, Seat, Standing, Unfit};

/// The folder of the setup files.
pub fn levels() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("levels/eviction")
}

/// A setup file of the game by its name.
pub fn setup_file(name: &str) -> SetupFile {
    let read = |name: &str| std::fs::read_to_string(levels().join(format!("{name}.json"))).unwrap();
    let standard = SetupFile::parse_standard(&read("standard")).unwrap();
    SetupFile::parse(&read(name), &standard).unwrap()
}

/// The options of a setup file for so many seats.
pub fn options(name: &str, seats: u8) -> Options {
    setup_file(name).tables[&seats]
}

pub fn faces(text: &str) -> Vec<Face> {
    text.split_whitespace().map(|face| face.parse().unwrap()).collect()
}

/// A position in the making. The grid and the kinds of apartments are those of
/// the board, every other number is the standard one for so many seats.
pub struct Scene {
    pub options: Options,
    pub seats: u8,
    pub position: Position,
}

impl Scene {
    /// The board of a standard game for `seats`; seat 0 is to act.
    pub fn new(seats: u8, board: &str) -> Scene {
        let rows = board.lines().map(str::trim).filter(|line| !line.is_empty());
        let board: Vec<Vec<Home>> =
            rows.map(|row| row.split_whitespace().map(|home| home.parse().unwrap()).collect()).collect();
        let count = |mark: char| board.iter().flatten().filter(|home| home.to_string().starts_with(mark)).count();
        let mut options = options("standard", seats);
        options.rows = board.len() as u8;
        options.columns = board[0].len() as u8;
        options.haunted = count('!') as u8;
        options.royal_suite = if count('*') > 0 { RoyalSuite::Standard } else { RoyalSuite::None };
        options.events.renovation = 2;
        let position = Position {
            board,
            reserves: None,
            hands: None,
            pile: None,
            discards: Vec::new(),
            first: Seat(0),
            to_act: Seat(0),
            reshuffles: 0,
        };
        Scene { options, seats, position }
    }

    /// The board of a game of two without cards and neutrals.
    pub fn without_cards(board: &str) -> Scene {
        Scene::new(2, board).with(|options| {
            options.cards = false;
            options.neutrals = 0;
        })
    }

    pub fn with(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.options);
        self
    }

    pub fn acting(mut self, seat: u8) -> Scene {
        self.position.to_act = Seat(seat);
        self
    }

    pub fn first(mut self, seat: u8) -> Scene {
        self.position.first = Seat(seat);
        self
    }

    pub fn reserves(mut self, reserves: &[u8]) -> Scene {
        self.position.reserves = Some(reserves.to_vec());
        self
    }

    pub fn reshuffles(mut self, reshuffles: u8) -> Scene {
        self.position.reshuffles = reshuffles;
        self
    }

    /// The hand of the seat to act, said after [`Scene::acting`]; the others
    /// hold one plum key each.
    pub fn hand(mut self, hand: &str) -> Scene {
        let mut hands = vec![faces("key-plum"); usize::from(self.seats)];
        hands[self.position.to_act.index()] = faces(hand);
        self.position.hands = Some(hands);
        self
    }

    pub fn hands(mut self, hands: &[&str]) -> Scene {
        self.position.hands = Some(hands.iter().map(|hand| faces(hand)).collect());
        self
    }

    /// The cards on top of the pile, said after the hands.
    pub fn next_cards(mut self, top: &str) -> Scene {
        self.position.pile = Some(faces(top));
        let rest = self.missing_cards();
        self.position.pile.get_or_insert_default().extend(rest);
        self
    }

    /// Every card that is in no hand lies in the discards; said after the hands.
    pub fn empty_pile(mut self) -> Scene {
        self.position.pile = Some(Vec::new());
        self.position.discards = self.missing_cards();
        self
    }

    /// The cards of the deck that nobody has been given.
    pub fn missing_cards(&self) -> Vec<Face> {
        let given = self.position.hands.iter().flatten().flatten().chain(self.position.pile.iter().flatten());
        let given: Vec<&Face> = given.chain(&self.position.discards).collect();
        let left = |face: &Face| usize::from(self.options.count(*face)) - given.iter().filter(|&&g| g == face).count();
        Face::ALL.iter().flat_map(|face| std::iter::repeat_n(*face, left(face))).collect()
    }

    pub fn load(&self) -> Result<State, Unfit> {
        self.position.load(&self.options, self.seats, 1)
    }

    #[track_caller]
    pub fn start(self) -> Play {
        Play { state: self.load().unwrap_or_else(|unfit| panic!("{unfit}")), told: Vec::new() }
    }
}

/// A match under test, and everything it told so far.
#[derive(Clone, Debug)]
pub struct Play {
    pub state: State,
    pub told: Vec<Event>,
}

impl Play {
    /// A new match.
    pub fn setup(options: &Options, seats: u8, seed: u64) -> Play {
        Play { state: Eviction::setup(options, seats, seed).unwrap(), told: Vec::new() }
    }

    /// Makes moves, written with `;` between them.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> &mut Play {
        for text in moves.split(';').map(str::trim) {
            let mv: Move = text.parse().unwrap();
            self.make(mv);
        }
        self
    }

    #[track_caller]
    pub fn make(&mut self, mv: Move) {
        let told = &mut self.told;
        if let Err(refusal) = Eviction::play(&mut self.state, mv, &mut |event| told.push(event)) {
            panic!("{mv} at {:?}: {refusal}", self.state.table.step);
        }
    }

    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Eviction::legal_moves(&self.state, &mut moves);
        moves
    }

    /// The legal moves as text, with `; ` between them.
    pub fn choices(&self) -> String {
        self.legal().iter().map(Move::to_string).collect::<Vec<_>>().join("; ")
    }

    /// Checks that a move is refused for this reason, and that nothing came of it.
    #[track_caller]
    pub fn refuses(&self, mv: &str, rule: &str, reason: &str) {
        let mv: Move = mv.parse().unwrap();
        let mut after = self.state;
        let refusal = Eviction::play(&mut after, mv, &mut |event| panic!("a refused move told {event:?}")).unwrap_err();
        assert_eq!((refusal.rule, refusal.reason), (rule, reason), "{mv}");
        assert_eq!(Eviction::allows(&self.state, mv), Err(refusal));
        assert_eq!(after, self.state, "a refused move changed something");
        assert!(!self.legal().contains(&mv), "{mv} is listed");
    }

    pub fn step(&self) -> Step {
        self.state.table.step
    }

    pub fn seat(&self) -> Option<u8> {
        Eviction::to_act(&self.state).map(|Decision { seat, .. }| seat.0)
    }

    /// Checks the board against a drawing of it.
    #[track_caller]
    pub fn shows(&self, board: &str) {
        let table = &self.state.table;
        let homes = table.homes().map(|(_, home)| Home {
            kind: home.kind,
            places: home.places.map(|place| place.map(|meeple| table.colour(meeple))),
        });
        let homes: Vec<String> = homes.map(|home| home.to_string()).collect();
        let rows: Vec<String> = homes.chunks(table.options.columns.into()).map(|row| row.join(" ")).collect();
        let expected: Vec<&str> = board.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        assert_eq!(rows, expected);
    }

    /// How many meeples live in each apartment, row by row.
    pub fn counts(&self) -> Vec<Vec<u8>> {
        let counts: Vec<u8> = self.state.table.apartments.iter().map(|home| home.count()).collect();
        counts.chunks(self.state.table.options.columns.into()).map(<[u8]>::to_vec).collect()
    }

    pub fn reserves(&self) -> Vec<u8> {
        Seat::all(self.state.table.seats).map(|seat| self.state.table.reserves[seat.index()].len()).collect()
    }

    pub fn times(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|event| is(event)).count()
    }

    /// Lets a chain run: cards in reading order, arrows as R7 offers them.
    pub fn resolve(&mut self) {
        self.resolve_by(|state, moves| match state.table.step {
            Step::Arrival { from, to } => Move::Arrow(state.table.default_arrow(to, from.arrow).unwrap()),
            _ => moves[0],
        });
    }

    /// Lets a chain run: cards in reading order, arrows at random.
    pub fn resolve_at_random(&mut self, seed: u64) {
        let mut chance = Chance::new(seed);
        self.resolve_by(|state, moves| match state.table.step {
            Step::Wave => moves[0],
            _ => pick(&mut chance, moves),
        });
    }

    fn resolve_by(&mut self, mut choose: impl FnMut(&State, &[Move]) -> Move) {
        while matches!(self.step(), Step::Wave | Step::Arrival { .. } | Step::PutBack { .. }) {
            let mv = choose(&self.state, &self.legal());
            self.make(mv);
        }
    }

    /// The result, by seat.
    #[track_caller]
    pub fn result(&self) -> Vec<Placing> {
        let Standing::Over(mut placings) = Eviction::standing(&self.state) else { panic!("not over") };
        placings.sort_by_key(|placing| placing.seat);
        placings
    }
}

/// One of the moves, at random.
pub fn pick(chance: &mut Chance, moves: &[Move]) -> Move {
    use rand::seq::IndexedRandom;
    *moves.choose(&mut chance.occasion()).unwrap()
}

/// Plays a whole match at random and shows it after every move, with what the
/// move told.
pub fn random_match(options: &Options, seats: u8, seed: u64, mut watch: impl FnMut(&State, &[Event])) {
    let mut state = Eviction::setup(options, seats, seed).unwrap();
    let (mut chance, mut moves, mut told) = (Chance::new(!seed), Vec::new(), Vec::new());
    watch(&state, &told);
    while Eviction::to_act(&state).is_some() {
        Eviction::legal_moves(&state, &mut moves);
        told.clear();
        Eviction::play(&mut state, pick(&mut chance, &moves), &mut |event| told.push(event)).unwrap();
        watch(&state, &told);
    }
}

/// A board with these counts, arrows at random, for a table of four.
pub fn board_of(counts: &[&[u8]], seed: u64) -> String {
    board_in(&['b', 't', 'm', 'p'], counts, seed)
}

/// A board with these counts, arrows at random, colours taken from a cycle.
pub fn board_in(colours: &[char], counts: &[&[u8]], seed: u64) -> String {
    use rand::seq::SliceRandom;
    let mut rng = Chance::new(seed).occasion();
    let mut next = 0;
    let mut home = |&count: &u8| {
        let mut places = ['.'; 4];
        for place in places.iter_mut().take(count.into()) {
            *place = colours[next % colours.len()];
            next += 1;
        }
        places.shuffle(&mut rng);
        String::from_iter(places)
    };
    let rows = counts.iter().map(|row| row.iter().map(&mut home).collect::<Vec<_>>().join(" "));
    rows.collect::<Vec<_>>().join("\n")
}

/// An address or a spot as moves write them: `1,2`, `1,2 up`.
pub fn at(text: &str) -> Address {
    text.parse().unwrap()
}

pub fn spot(text: &str) -> Spot {
    let Ok(Move::Meeple(spot)) = format!("meeple {text}").parse() else { panic!("{text} is no spot") };
    spot
}

/// The colour of whoever stands on a spot.
pub fn colour_at(state: &State, place: Spot) -> Option<Colour> {
    state.table.at(place).map(|meeple| state.table.colour(meeple))
}
