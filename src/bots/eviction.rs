//! What a table of Eviction is worth, in hundredths of a point.
//!
//! Nothing is certain before the end: a three may be overfilled, a pair may get
//! its third. Each meeple on the board counts with what it is likely to score,
//! which depends on how soon the match may end, on who would like to break up
//! its apartment, and on where its arrow leads if that happens.

use super::Evaluate;
use crate::rules::eviction::{Arrow, Card, Eviction, Face, Kind, Move, State, Step, Table};
use crate::rules::{Game, Seat, Set, Standing};

impl Evaluate for Eviction {
    fn worth(state: &State, seat: Seat) -> i32 {
        match state.table.step {
            Step::LastChance { .. } | Step::Over => final_worth(*state, seat),
            _ => {
                let census = Census::of(&state.table);
                let outlook = census.outlook(&state.table);
                margin(&outlook, &state.table, seat)
                    + tempo(&census.points(&state.table), &state.table, seat)
                    + hand(&state.table, state.hands[seat.index()])
            }
        }
    }

    fn is_done(prompt: &Step) -> bool {
        *prompt == Step::Draw
    }

    fn is_detail(prompt: &Step) -> bool {
        // The meeples of a Renovation are put back one by one too.
        matches!(prompt, Step::Wave | Step::Arrival { .. } | Step::PutBack { .. } | Step::Settlement { .. })
    }

    fn default_move(state: &State) -> Option<Move> {
        match state.table.step {
            Step::Arrival { from, to } => state.table.default_arrow(to, from.arrow).map(Move::Arrow),
            Step::PutBack { apartment } => state.table.apartment(apartment).free().next().map(Move::Arrow),
            Step::Wave => state.table.chain.wave.first().map(Move::Apartment),
            _ => {
                let mut moves = Vec::new();
                Eviction::legal_moves(state, &mut moves);
                moves.first().copied()
            }
        }
    }

    /// To swap two meeples of a colour changes nothing, and either of two may be
    /// named first.
    fn prune(state: &State, moves: &mut Vec<Move>) {
        let Step::SwapSecond { first } = state.table.step else { return };
        let colour = |spot| state.table.at(spot).map(|meeple| state.table.colour(meeple));
        moves.retain(|mv| matches!(mv, Move::Meeple(second) if *second > first && colour(*second) != colour(first)));
    }

    const DECISIVE: i32 = 5 * POINT;

    const ABSURD: i32 = 4 * POINT;

    const OVERSIGHT: u32 = 40;

    fn turns(state: &State) -> u32 {
        u32::from(state.table.turn)
    }

    fn horizon(state: &State) -> u32 {
        u32::from(state.table.seats) + 2
    }

    fn units(state: &State) -> u32 {
        // A chain may have a hundred arrivals.
        if Self::is_detail(&state.table.step) { 9_000 } else { 140_000 }
    }
}

/// A point, in the unit of this file.
const POINT: i32 = 100;

/// How many meeples live where, and whose they are; apartments in reading order.
#[derive(Clone, Copy)]
struct Census {
    living: [u8; 64],
    /// Of these, each seat's.
    own: [[u8; 4]; 64],
}

impl Census {
    fn of(table: &Table) -> Census {
        let mut census = Census { living: [0; 64], own: [[0; 4]; 64] };
        for (index, home) in table.apartments.iter().enumerate() {
            for &meeple in home.places.iter().flatten() {
                census.living[index] += 1;
                // Neutral colours fill the entries of seats nobody sits at.
                census.own[index][table.colour(meeple).index()] += 1;
            }
        }
        census
    }

    /// What each seat would score now.
    fn points(&self, table: &Table) -> [i32; 4] {
        let mut points = [0; 4];
        for (index, home) in table.apartments.iter().enumerate() {
            let each = match home.kind {
                Kind::Haunted => per_meeple(table, Kind::Haunted),
                kind if self.living[index] == 3 => per_meeple(table, kind),
                _ => continue,
            };
            for (points, own) in points.iter_mut().zip(self.own[index]) {
                *points += each * i32::from(own);
            }
        }
        points
    }

    /// What each seat may expect of the meeples it has on the board.
    fn outlook(&self, table: &Table) -> [i32; 4] {
        let soon = Soon::of(table);
        let seats = usize::from(table.seats);
        let mut outlook = [0; 4];
        for (index, home) in table.apartments.iter().enumerate() {
            if self.living[index] == 0 {
                continue;
            }
            let doors = next_doors(table, index);
            let crowded = doors.iter().filter(|&&door| self.living[door] == 3).count() as i32;
            for (arrow, meeple) in home.places.iter().enumerate() {
                let Some(meeple) = *meeple else { continue };
                let seat = table.colour(meeple).index();
                if seat >= seats {
                    continue;
                }
                let stays = soon.rests(table, home.kind, self.living[index]);
                let goes = self.next_door_worth(table, &soon, doors[arrow]);
                let leaves = soon.eviction(self, table, index, seat, crowded);
                outlook[seat] += (stays * (1000 - leaves) + goes * leaves) / 1000;
                if self.living[index] < 3 && home.kind != Kind::Haunted {
                    outlook[seat] += per_meeple(table, home.kind) * soon.gift * crowded / 1000;
                }
            }
        }
        outlook
    }

    /// What a meeple is worth that is thrown out to the apartment at `door`.
    fn next_door_worth(&self, table: &Table, soon: &Soon, door: usize) -> i32 {
        match self.living[door] {
            // It fills up and is evicted in turn: who knows where to.
            3 => per_meeple(table, Kind::Standard) / 5,
            living => soon.rests(table, table.apartments[door].kind, living + 1),
        }
    }
}

/// What the nearness of the end says about chances, in thousandths. Measured:
/// what the meeples of greedy bots came to in some thousand matches.
struct Soon {
    /// What part of its points a meeple in one, two and three scores if nobody throws it out.
    rests: [i32; 3],
    /// What part of its cost a meeple among ghosts pays.
    haunts: i32,
    /// How likely a three is to be thrown out.
    leaves: i32,
    /// How much likelier it is for each three next door.
    spreads: i32,
    /// How much better a one or a pair fares for each three next door, which may send it company.
    gift: i32,
}

impl Soon {
    /// The match ends when somebody has placed everything, so the smallest
    /// reserve tells how soon that may be.
    fn of(table: &Table) -> Soon {
        let smallest = Seat::all(table.seats).map(|seat| table.reserves[seat.index()].len()).min().unwrap_or(0);
        let last_round = table.options.cards && table.reshuffles >= table.options.reshuffles;
        let rounds = if last_round { 1 } else { smallest };
        let [one, two, three, haunts, leaves, spreads, gift] = match rounds {
            0 => [0, 50, 1000, 1000, 0, 0, 0],
            1 => [100, 600, 1000, 830, 440, 90, 120],
            2 => [320, 560, 1000, 580, 740, 60, 50],
            3 => [430, 450, 950, 350, 820, 30, 0],
            4 => [430, 390, 900, 150, 850, 20, 0],
            _ => [420, 370, 850, 50, 870, 10, 0],
        };
        Soon { rests: [one, two, three], haunts, leaves, spreads, gift }
    }

    /// What a meeple is worth in an apartment of so many, if it stays there.
    fn rests(&self, table: &Table, kind: Kind, living: u8) -> i32 {
        let part = match kind {
            Kind::Haunted => self.haunts,
            _ => self.rests[usize::from(living.clamp(1, 3)) - 1],
        };
        per_meeple(table, kind) * part / 1000
    }

    /// How likely a meeple of `seat` is thrown out, in thousandths.
    fn eviction(&self, census: &Census, table: &Table, index: usize, seat: usize, crowded: i32) -> i32 {
        if census.living[index] < 3 {
            return [0, 20, 40][usize::from(census.living[index])];
        }
        let own = census.own[index];
        // Whoever loses as much as anybody lets the apartment be.
        let seats = usize::from(table.seats);
        let content = (0..seats).filter(|&other| other != seat && own[other] >= own[seat]).count() as i32;
        let leaves = self.leaves - 50 * content + self.spreads * crowded;
        if table.apartments[index].kind == Kind::Haunted { leaves / 2 } else { leaves.clamp(0, 950) }
    }
}

/// What one meeple scores in an apartment of this kind, with three there if it
/// needs three.
fn per_meeple(table: &Table, kind: Kind) -> i32 {
    let points = &table.options.points;
    POINT
        * i32::from(match kind {
            Kind::Standard => points.standard,
            Kind::Haunted => points.haunted,
            Kind::RoyalSuite => points.royal_suite,
        })
}

/// The apartments next door by each arrow.
fn next_doors(table: &Table, index: usize) -> [usize; 4] {
    let (rows, columns) = (usize::from(table.options.rows), usize::from(table.options.columns));
    let (row, column) = (index / columns, index % columns);
    Arrow::ALL.map(|arrow| match arrow {
        Arrow::Up => (row + rows - 1) % rows * columns + column,
        Arrow::Right => row * columns + (column + 1) % columns,
        Arrow::Down => (row + 1) % rows * columns + column,
        Arrow::Left => row * columns + (column + columns - 1) % columns,
    })
}

/// How far a seat is ahead: mostly of the best opponent, a little of the others.
fn margin(amounts: &[i32; 4], table: &Table, seat: Seat) -> i32 {
    let others = || Seat::all(table.seats).filter(|&other| other != seat).map(|other| amounts[other.index()]);
    let best = others().max().unwrap_or(0);
    let mean = others().sum::<i32>() / i32::from(table.seats - 1);
    amounts[seat.index()] - (best * 6 + mean * 4) / 10
}

/// A small reserve is a weapon of whoever is ahead and can end the match.
fn tempo(points: &[i32; 4], table: &Table, seat: Seat) -> i32 {
    let urgency = |of: Seat| match table.reserves[of.index()].len() {
        0 | 1 => POINT / 2,
        2 => POINT / 4,
        3 => POINT / 10,
        _ => 0,
    };
    let leads = |of: Seat| {
        let rest = Seat::all(table.seats).filter(|&other| other != of).map(|other| points[other.index()]).max();
        points[of.index()] > rest.unwrap_or(0)
    };
    let Some(leader) = Seat::all(table.seats).find(|&of| leads(of)) else { return 0 };
    if leader == seat { urgency(leader) } else { -urgency(leader) }
}

/// What the cards kept are worth: an event is played only if it does clearly
/// more than a key. Found by bots with other prices playing against each other.
fn hand(table: &Table, cards: Set<Card>) -> i32 {
    let worth = |card| match table.options.face(card) {
        Face::Key(_) => 15,
        Face::Renovation => 30,
        Face::NewLease => 40,
        Face::Communication | Face::DepartureDay | Face::ForcedEviction => 70,
        Face::ApartmentSwap => 90,
    };
    cards.iter().map(worth).sum()
}

/// What a match is worth that is over, or of which only last chances are
/// missing: each seat takes the one that is best for it at once. Of equal ends
/// the one with more in reserve, so that no last chance is taken for nothing.
fn final_worth(mut state: State, seat: Seat) -> i32 {
    let mut moves = Vec::new();
    while let Step::LastChance { .. } = state.table.step {
        let census = Census::of(&state.table);
        let active = state.table.active;
        let worth_of = |mv: Move| {
            let mut after = census;
            if let Move::Apartment(at) = mv {
                let index = usize::from(at.row()) * usize::from(state.table.options.columns) + usize::from(at.column());
                after.living[index] += 1;
                after.own[index][active.index()] += 1;
            }
            margin(&after.points(&state.table), &state.table, active)
        };
        Eviction::legal_moves(&state, &mut moves);
        // Of equal ones the last, which is to pass.
        let Some(best) = moves.iter().copied().max_by_key(|&mv| worth_of(mv)) else { break };
        if Eviction::play(&mut state, best, &mut |_| {}).is_err() {
            break;
        }
    }
    let points = Census::of(&state.table).points(&state.table);
    let worth = margin(&points, &state.table, seat) + i32::from(state.table.reserves[seat.index()].len());
    let Standing::Over(placings) = Eviction::standing(&state) else { return worth };
    let rank = placings.iter().find(|placing| placing.seat == seat).map_or(1, |placing| i32::from(placing.rank));
    worth + if rank == 1 { 4 * POINT } else { -(rank - 1) * POINT * 3 / 2 }
}
