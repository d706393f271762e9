//! Situations in a few words: houses and those who live there as text, moves as
//! text.

use std::path::PathBuf;

use tenement::rules::landlord::{
    Building, Card, Event, House, HouseId, Kind, Landlord, Lodger, Move, Options, Place, Position, State, Step,
};
use tenement::rules::{Decision, Game, Placing, Seat, SetupFile, Standing, Unfit};

/// The folder of the setup files.
pub fn levels() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("levels/landlord")
}

/// A setup file of the game by its name.
pub fn setup_file(name: &str) -> SetupFile<Landlord> {
    let read = |name: &str| std::fs::read_to_string(levels().join(format!("{name}.json"))).unwrap();
    let standard = SetupFile::parse_standard(&read("standard")).unwrap();
    SetupFile::parse(&read(name), &standard).unwrap()
}

/// The options of a setup file for so many seats.
pub fn options(name: &str, seats: u8) -> Options {
    setup_file(name).tables[&seats]
}

/// Kinds of cards by their names, with spaces or commas between them.
pub fn kinds(text: &str) -> Vec<Kind> {
    text.split([' ', ',']).filter(|name| !name.is_empty()).map(|name| name.parse().unwrap()).collect()
}

/// What is left for the floors of a scene to hide.
const HIDDEN: Kind = Kind::Jail;

/// A position in the making.
#[derive(Clone)]
pub struct Scene {
    pub options: Options,
    pub seats: u8,
    pub position: Position,
}

/// A standard game for so many seats without any card on the table or in a hand
/// yet; everybody has 3 M and it is the turn of seat 0.
pub fn table(seats: u8) -> Scene {
    table_of("standard", seats)
}

/// The same with the options of another setup file.
pub fn table_of(name: &str, seats: u8) -> Scene {
    Scene { options: options(name, seats), seats, position: Position::default() }
}

impl Scene {
    pub fn with(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.options);
        self
    }

    /// A house of a seat. Houses are numbered from 0 in the order in which they
    /// are given, so they are given seat by seat.
    ///
    /// It is written as `3 roof`, `1 flat-roof`, `2 attic-flat cellar`,
    /// `5 roof loft-conversion cellar` or `2 roof covered`, covered by a Flat
    /// Roof; who lives there as `single 1, family 2, student 4 refused` in the
    /// order of moving in, with the flat, of two flats the lower one: 0 is the
    /// cellar, 1 the ground floor. Its floors hide cards that the scene does not
    /// name.
    #[track_caller]
    pub fn house(self, seat: u8, house: &str, residents: &str) -> Scene {
        let (floors, rest) = house.split_once(' ').unwrap();
        self.hiding(seat, &vec![HIDDEN; floors.parse().unwrap()], rest, residents)
    }

    /// The same with what the floors hide, from below.
    #[track_caller]
    pub fn hiding(mut self, seat: u8, floors: &[Kind], rest: &str, residents: &str) -> Scene {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let building = Building {
            floors: floors.to_vec(),
            finish: words[0].parse().unwrap(),
            over: match words.get(1) {
                Some(&"loft-conversion") => Some(Kind::LoftConversion),
                Some(&"covered") => Some(Kind::FlatRoof),
                _ => None,
            },
            cellar: words.contains(&"cellar"),
            residents: residents.split(", ").filter(|text| !text.is_empty()).map(lodger).collect(),
        };
        let words_known = 1 + usize::from(building.over.is_some()) + usize::from(building.cellar);
        assert_eq!(words.len(), words_known, "{rest}");
        let streets = &mut self.position.streets;
        assert!(streets.len() <= usize::from(seat) + 1, "the houses of seat {seat} come later");
        streets.resize(usize::from(seat) + 1, Vec::new());
        streets[usize::from(seat)].push(building);
        self
    }

    pub fn hand(mut self, seat: u8, hand: &str) -> Scene {
        let hands = &mut self.position.hands;
        hands.resize(hands.len().max(usize::from(seat) + 1), Vec::new());
        hands[usize::from(seat)] = kinds(hand);
        self
    }

    /// Seats that still have their starting roof.
    pub fn starting_roofs(mut self, seats: &[u8]) -> Scene {
        self.position.starting_roofs = (0..self.seats).map(|seat| seats.contains(&seat)).collect();
        self
    }

    pub fn money(mut self, money: &[u16]) -> Scene {
        self.position.money = money.to_vec();
        self
    }

    /// Oldest first.
    pub fn discards(mut self, discards: &str) -> Scene {
        self.position.discards = kinds(discards);
        self
    }

    /// Top card first; the rest of the deck is then out of the match.
    pub fn pile(mut self, pile: &str) -> Scene {
        self.position.pile = Some(kinds(pile));
        self
    }

    pub fn jailed(mut self, seat: u8) -> Scene {
        self.position.jailed = Some(Seat(seat));
        self
    }

    pub fn acting(mut self, seat: u8) -> Scene {
        self.position.to_act = Seat(seat);
        self
    }

    pub fn turns(mut self, turns: u16) -> Scene {
        self.position.turns = turns;
        self
    }

    pub fn reshuffles(mut self, reshuffles: u8) -> Scene {
        self.position.reshuffles = reshuffles;
        self
    }

    /// The pile is empty, and this seat drew the last card.
    pub fn last_drawer(mut self, seat: u8) -> Scene {
        self.position.pile = Some(Vec::new());
        self.position.last_drawer = Some(Seat(seat));
        self
    }

    pub fn load(&self) -> Result<State, Unfit> {
        self.load_with(1)
    }

    /// The same with another seed for whatever is left to chance.
    pub fn load_with(&self, seed: u64) -> Result<State, Unfit> {
        let mut position = self.position.clone();
        fill_floors(&mut position, &self.options);
        position.load(&self.options, self.seats, seed)
    }

    #[track_caller]
    pub fn start(self) -> Play {
        self.start_with(1)
    }

    #[track_caller]
    pub fn start_with(self, seed: u64) -> Play {
        let state = self.load_with(seed).unwrap_or_else(|unfit| panic!("{unfit}"));
        Play { state, told: Vec::new() }
    }
}

fn lodger(text: &str) -> Lodger {
    match *text.split_whitespace().collect::<Vec<_>>() {
        [kind, flat] => Lodger { kind: kind.parse().unwrap(), flat: flat.parse().unwrap(), refused: false },
        [kind, flat, "refused"] => Lodger { kind: kind.parse().unwrap(), flat: flat.parse().unwrap(), refused: true },
        _ => panic!("nobody lives as {text}"),
    }
}

/// Lets the floors hide cards that are named nowhere, of the kinds of which most
/// are left.
fn fill_floors(position: &mut Position, options: &Options) {
    let mut left = Kind::ALL.map(|kind| i32::from(options.deck.count(kind)));
    left[Kind::Jail.index()] = 0;
    if options.mild {
        left[Kind::Bomb.index()] = 0;
        left[Kind::Murder.index()] = 0;
    }
    let mut used: Vec<Kind> = position.hands.iter().flatten().copied().collect();
    used.extend(position.discards.iter().chain(position.pile.iter().flatten()));
    used.extend(position.starting_roofs.iter().filter(|&&laid| laid).map(|_| Kind::Roof));
    for building in position.streets.iter().flatten() {
        used.extend(building.floors.iter().filter(|&&kind| kind != HIDDEN));
        used.extend([Some(building.finish), building.over].into_iter().flatten());
        used.extend(building.cellar.then_some(Kind::CellarFlat));
        used.extend(building.residents.iter().map(|lodger| lodger.kind));
        used.extend(building.residents.iter().filter(|lodger| lodger.refused).map(|_| Kind::RentRefusal));
    }
    used.into_iter().for_each(|kind| left[kind.index()] -= 1);
    for floor in position.streets.iter_mut().flatten().flat_map(|building| &mut building.floors) {
        if *floor == HIDDEN {
            *floor = Kind::ALL.into_iter().max_by_key(|kind| left[kind.index()]).unwrap();
            left[floor.index()] -= 1;
        }
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
    #[track_caller]
    pub fn setup(options: &Options, seats: u8, seed: u64) -> Play {
        Play { state: Landlord::setup(options, seats, seed).unwrap(), told: Vec::new() }
    }

    /// Makes moves, written with `;` between them; what they told.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> Vec<Event> {
        let before = self.told.len();
        for text in moves.split(';').map(str::trim) {
            self.make(text.parse().unwrap());
        }
        self.told[before..].to_vec()
    }

    #[track_caller]
    pub fn make(&mut self, mv: Move) {
        let told = &mut self.told;
        if let Err(refusal) = Landlord::play(&mut self.state, mv, &mut |event| told.push(event)) {
            panic!("{mv} at {:?}: {refusal}", self.state.table.step);
        }
    }

    /// Ends the turn of the player on turn without another card, and passes in
    /// the windows on the way.
    #[track_caller]
    pub fn end_turn(&mut self) {
        let turn = self.state.table.turn;
        while self.state.table.turn == turn && self.step() != Step::Over {
            let done = matches!(self.step(), Step::Act | Step::Buy);
            self.play(if done { "done" } else { "pass" });
        }
    }

    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Landlord::legal_moves(&self.state, &mut moves);
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
        let allowed = Landlord::allows(&self.state, mv).is_ok();
        assert_eq!(self.legal().contains(&mv), allowed, "{mv}");
        allowed
    }

    /// Checks that a move is refused for this reason, and that nothing came of it.
    #[track_caller]
    pub fn refuses(&self, mv: &str, rule: &str, reason: &str) {
        let mv: Move = mv.parse().unwrap();
        let mut after = self.state;
        let refusal = match Landlord::play(&mut after, mv, &mut |event| panic!("a refused move told {event:?}")) {
            Ok(()) => panic!("{mv} is not refused at {:?}", self.step()),
            Err(refusal) => refusal,
        };
        assert_eq!((refusal.rule, refusal.reason), (rule, reason), "{mv}");
        assert_eq!(Landlord::allows(&self.state, mv), Err(refusal));
        assert!(after == self.state, "a refused move changed something");
        assert!(!self.legal().contains(&mv), "{mv} is listed");
    }

    pub fn step(&self) -> Step {
        self.state.table.step
    }

    /// Who has to decide.
    pub fn seat(&self) -> Option<u8> {
        Landlord::to_act(&self.state).map(|Decision { seat, .. }| seat.0)
    }

    /// Whose turn it is.
    pub fn active(&self) -> u8 {
        self.state.table.active.0
    }

    pub fn money(&self, seat: u8) -> u16 {
        self.state.money(Seat(seat))
    }

    /// What a seat would get in step 3 now.
    pub fn income(&self, seat: u8) -> u16 {
        self.state.table.income(Seat(seat)).amount()
    }

    pub fn jailed(&self) -> Option<u8> {
        self.state.table.jailed.map(|seat| seat.0)
    }

    /// The kinds in a hand as text, in the order of the deck.
    pub fn hand(&self, seat: u8) -> String {
        self.names(self.state.hands[usize::from(seat)].iter())
    }

    /// The kinds in a hand of which everybody knows.
    pub fn known(&self, seat: u8) -> String {
        self.names(self.state.table.known[usize::from(seat)].iter())
    }

    /// The kinds among the discards as text, oldest first.
    pub fn discards(&self) -> String {
        self.names(self.state.table.discards.iter().copied())
    }

    /// The kinds in the pile as text, top card first.
    pub fn pile(&self) -> String {
        self.names(self.state.pile.iter().rev().copied())
    }

    /// The kinds of cards as text, with spaces between them.
    pub fn names(&self, cards: impl Iterator<Item = Card>) -> String {
        cards.map(|card| self.state.table.kind(card).name()).collect::<Vec<_>>().join(" ")
    }

    /// A house that stands.
    #[track_caller]
    pub fn house(&self, id: u8) -> &House {
        self.state.table.house(HouseId(id)).unwrap_or_else(|| panic!("there is no house {id}"))
    }

    /// The numbers of the houses of a seat.
    pub fn street(&self, seat: u8) -> Vec<u8> {
        self.state.table.street(Seat(seat)).map(|house| house.id.0).collect()
    }

    /// Who lives in a house, written as [`Scene::house`] reads it.
    #[track_caller]
    pub fn residents(&self, id: u8) -> String {
        let refused = |refusal: Option<Card>| if refusal.is_some() { " refused" } else { "" };
        let residents = self.house(id).residents.iter();
        let residents = residents
            .map(|who| format!("{} {}{}", self.state.table.kind(who.card).name(), who.flat.0, refused(who.refusal)));
        residents.collect::<Vec<_>>().join(", ")
    }

    /// The flats of a house and the empty ones among them.
    #[track_caller]
    pub fn flats(&self, id: u8) -> (Vec<u8>, Vec<u8>) {
        let house = self.house(id);
        (house.all_flats().map(|flat| flat.0).collect(), house.empty_flats().map(|flat| flat.0).collect())
    }

    /// The card that lives somewhere: `1,0`.
    #[track_caller]
    pub fn lodger(&self, place: &str) -> Card {
        let place: Place = place.parse().unwrap();
        self.state.table.lodger(place).unwrap_or_else(|| panic!("nobody lives at {place}"))
    }

    pub fn times(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|event| is(event)).count()
    }

    /// The result, by seat.
    #[track_caller]
    pub fn result(&self) -> Vec<Placing> {
        let Standing::Over(mut placings) = Landlord::standing(&self.state) else { panic!("not over") };
        placings.sort_by_key(|placing| placing.seat);
        placings
    }
}

/// The names of events as records write them: `card-played moved discarded`.
pub fn names(events: &[Event]) -> String {
    let name = |event: &Event| serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_owned();
    events.iter().map(name).collect::<Vec<_>>().join(" ")
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
    let mut state = Landlord::setup(options, seats, seed).unwrap();
    let mut chance = tenement::rules::Chance::new(!seed);
    let (mut moves, mut told) = (Vec::new(), Vec::new());
    watch(&state, None, &told);
    while Landlord::to_act(&state).is_some() {
        Landlord::legal_moves(&state, &mut moves);
        let mv = *moves.choose(&mut chance.occasion()).unwrap();
        told.clear();
        Landlord::play(&mut state, mv, &mut |event| told.push(event)).unwrap();
        watch(&state, Some(mv), &told);
    }
    state
}
