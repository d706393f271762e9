//! The match that is being arranged, and how it is begun.

use bevy::prelude::*;

use super::{Invited, Problems, Screen, Setups};
use crate::app::flow::Live;
use crate::app::settings::Settings;
use crate::bots::{Level, SeatKind};
use crate::levels::{self, STANDARD};
use crate::rules::Unfit;
use crate::rules::eviction::{Eviction, Options, RoyalSuite};

/// Adds the plan.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, accept_invitation).add_systems(OnEnter(Screen::Match), begin);
}

/// Who plays where, in which house, with which chance.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Plan {
    /// Who sits where; two to four.
    pub seats: Vec<SeatKind>,
    /// The stem of the setup file.
    pub setup: String,
    /// Whether the Royal Suite is in play.
    pub royal_suite: bool,
    /// Whether the Renovation cards are in the deck.
    pub renovation: bool,
    /// Where the chance comes from.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        let seats = vec![SeatKind::Human, SeatKind::Bot(Level::Greedy), SeatKind::Bot(Level::Greedy)];
        Plan { seats, setup: STANDARD.to_owned(), royal_suite: false, renovation: false, seed: 1 }
    }
}

/// The most Renovation cards that the option adds (EV 2.1).
const RENOVATIONS: u8 = 2;

impl Plan {
    /// Takes another house, with its own Royal Suite and Renovation.
    pub fn choose(&mut self, setups: &Setups, stem: &str) {
        self.setup = stem.to_owned();
        if let Some(options) = self.table(setups) {
            self.royal_suite = options.royal_suite != RoyalSuite::None;
            self.renovation = options.events.renovation > 0;
        }
    }

    /// The options of the house for this many seats, as the file has them.
    pub fn table(&self, setups: &Setups) -> Option<Options> {
        let file = setups.0.setup(&self.setup)?;
        file.tables.get(&(self.seats.len() as u8)).copied()
    }

    /// The options of the match.
    ///
    /// # Errors
    /// If the house is not for this many seats, or cannot be played like this.
    pub fn options(&self, setups: &Setups) -> Result<Options, Unfit> {
        let mut options = self.table(setups).ok_or_else(|| self.no_table())?;
        match (self.royal_suite, options.royal_suite) {
            (true, RoyalSuite::None) => options.royal_suite = RoyalSuite::Standard,
            (false, _) => options.royal_suite = RoyalSuite::None,
            (true, _) => {}
        }
        if options.cards {
            match (self.renovation, options.events.renovation) {
                (true, 0) => options.events.renovation = RENOVATIONS,
                (false, _) => options.events.renovation = 0,
                (true, _) => {}
            }
        }
        options.check(self.seats.len() as u8)?;
        Ok(options)
    }

    /// The match, from its beginning or from the position of the setup.
    ///
    /// # Errors
    /// As [`Plan::options`].
    pub fn live(&self, setups: &Setups) -> Result<Live<Eviction>, Unfit> {
        let options = self.options(setups)?;
        let file = setups.0.setup(&self.setup).ok_or_else(|| self.no_table())?;
        let game = levels::begin_with(file, &options, self.seats.len() as u8, self.seed)?;
        Ok(Live::of(game, self.seats.clone()))
    }

    fn no_table(&self) -> Unfit {
        Unfit::new("seats", "EV 2.1", format!("{} has no table for {}", self.setup, self.seats.len()))
    }
}

/// The plan begins with what the command line asked for.
fn accept_invitation(
    mut commands: Commands,
    invited: Res<Invited>,
    mut setups: ResMut<Setups>,
    mut problems: ResMut<Problems>,
) {
    let invitation = &invited.0;
    let mut plan = Plan { seed: invitation.seed.unwrap_or_else(crate::cli::fresh_seed), ..default() };
    if !invitation.seats.is_empty() {
        plan.seats = invitation.seats.clone();
    }
    if let Some(setup) = &invitation.setup {
        // A file of one's own goes before one of the same name.
        match setups.0.setups.iter_mut().find(|(stem, _)| *stem == setup.stem) {
            Some((_, known)) => *known = setup.file.clone(),
            None => setups.0.setups.push((setup.stem.clone(), setup.file.clone())),
        }
        if invitation.seats.is_empty()
            && let Some(&seats) =
                setup.file.tables.keys().find(|&&seats| seats >= 3).or(setup.file.tables.keys().last())
        {
            plan.seats.resize(usize::from(seats), SeatKind::Bot(Level::Greedy));
        }
        plan.choose(&setups, &setup.stem);
    }
    problems.0.extend(setups.0.problems.clone());
    commands.insert_resource(plan);
}

/// Begins the match that was planned. If that cannot be, says so and goes back.
fn begin(
    mut commands: Commands,
    plan: Res<Plan>,
    setups: Res<Setups>,
    settings: Res<Settings>,
    mut problems: ResMut<Problems>,
    mut screen: ResMut<NextState<Screen>>,
    mut told: MessageWriter<crate::app::flow::Told<Eviction>>,
) {
    match plan.live(&setups) {
        Ok(live) => {
            told.write(crate::app::flow::Told { events: Vec::new(), view: live.view(), reset: true, by: None });
            commands.insert_resource(live);
        }
        Err(unfit) => {
            let arguments = [("problem", unfit.to_string().into())];
            problems.0.push(settings.locale().say_with("error-setup-refused", &arguments));
            screen.set(Screen::Lobby);
        }
    }
}
