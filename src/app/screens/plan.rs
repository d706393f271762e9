//! The match that is being arranged, and how it is begun.

use bevy::prelude::*;

use super::{Invited, Playing, Problems, Screen, Setups};
use crate::app::Playable;
use crate::app::flow::{Live, Told};
use crate::app::keeping::{Kept, Opening};
use crate::app::settings::Settings;
use crate::bots::{Level, SeatKind};
use crate::cli::Invitation;
use crate::games::GameName;
use crate::levels::{self, Leveled, Levels, STANDARD};
use crate::rules::Unfit;

/// Adds the plan.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, complain).add_systems(PreUpdate, name_the_game);
}

/// Adds how a match of one game is arranged.
pub(super) fn game_plugin<G: Playable>(app: &mut App) {
    app.add_systems(Startup, accept_invitation::<G>)
        .add_systems(OnEnter(Screen::Match), begin::<G>.run_if(is_planned::<G>));
}

/// Whether it is this game that is planned, or played.
pub fn is_planned<G: Playable>(plan: Res<Plan>) -> bool {
    plan.game.is::<G>()
}

/// Which game, who plays where, in which house, with which chance.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Plan {
    /// The game.
    pub game: GameName,
    /// Who sits where; as many as can play the game.
    pub seats: Vec<SeatKind>,
    /// The stem of the setup file.
    pub setup: String,
    /// What was changed of the setup, in the order in which it was first changed:
    /// the id and the value of a [`levels::Choice`].
    pub changes: Vec<(&'static str, i32)>,
    /// The options themselves, if they are those of a match that was opened and
    /// not of the house: as JSON, since a plan is for any game.
    pub own: Option<serde_json::Value>,
    /// Where the chance comes from.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        let seats = vec![SeatKind::Human, SeatKind::Bot(Level::Medium), SeatKind::Bot(Level::Medium)];
        Plan { game: GameName::default(), seats, setup: STANDARD.to_owned(), changes: Vec::new(), own: None, seed: 1 }
    }
}

impl Plan {
    /// What an invitation says, the setup aside.
    pub fn of(invitation: &Invitation) -> Plan {
        let seed = invitation.seed.unwrap_or_else(crate::cli::fresh_seed);
        let mut plan = Plan { game: invitation.game, seed, ..default() };
        if !invitation.seats.is_empty() {
            plan.seats = invitation.seats.clone();
        }
        plan
    }

    /// Takes another game, in its usual house, with as many of the seats as fit.
    pub fn take_game(&mut self, game: GameName) {
        self.game = game;
        let (least, most) = (usize::from(*game.seats().start()), usize::from(*game.seats().end()));
        self.resize(self.seats.len().clamp(least, most));
        self.choose(STANDARD);
    }

    /// Takes another house, as it is.
    pub fn choose(&mut self, stem: &str) {
        self.setup = stem.to_owned();
        self.changes.clear();
        self.own = None;
    }

    /// Takes the options of a match that was opened.
    pub fn take_options(&mut self, options: &impl serde::Serialize) {
        self.own = serde_json::to_value(options).ok();
    }

    /// Changes something of the house.
    pub fn change(&mut self, id: &'static str, value: i32) {
        match self.changes.iter_mut().find(|(known, _)| *known == id) {
            Some((_, known)) => *known = value,
            None => self.changes.push((id, value)),
        }
    }

    /// Takes away seats, or adds bots.
    pub fn resize(&mut self, seats: usize) {
        self.seats.resize(seats, SeatKind::Bot(Level::Medium));
    }

    /// The options of the house for this many seats, with what was changed.
    pub fn table<G: Leveled>(&self, levels: &Levels<G>) -> Option<G::Options> {
        if let Some(own) = &self.own
            && let Ok(mut options) = serde_json::from_value(own.clone())
        {
            self.changes.iter().for_each(|&(id, value)| G::choose(&mut options, id, value));
            return Some(options);
        }
        let file = levels.setup(&self.setup)?;
        let mut options = file.tables.get(&(self.seats.len() as u8))?.clone();
        self.changes.iter().for_each(|&(id, value)| G::choose(&mut options, id, value));
        Some(options)
    }

    /// The options of the match.
    ///
    /// # Errors
    /// If the house is not for this many seats, or cannot be played like this.
    pub fn options<G: Leveled>(&self, levels: &Levels<G>) -> Result<G::Options, Unfit> {
        let options = self.table(levels).ok_or_else(|| self.no_table::<G>())?;
        G::check(&options, self.seats.len() as u8)?;
        Ok(options)
    }

    /// The match, from its beginning or from the position of the setup.
    ///
    /// # Errors
    /// As [`Plan::options`].
    pub fn live<G: Playable>(&self, levels: &Levels<G>) -> Result<Live<G>, Unfit> {
        let options = self.options(levels)?;
        let file = levels.setup(&self.setup).ok_or_else(|| self.no_table::<G>())?;
        let game = levels::begin_with(file, &options, self.seats.len() as u8, self.seed)?;
        Ok(Live::of(game, self.seats.clone()))
    }

    fn no_table<G: Leveled>(&self) -> Unfit {
        Unfit::new("seats", G::SEATS_RULE, format!("{} has no table for {}", self.setup, self.seats.len()))
    }
}

/// The house that the command line asked for. What is wrong with others is said.
fn accept_invitation<G: Playable>(
    invited: Res<Invited>,
    settings: Res<Settings>,
    mut setups: ResMut<Setups<G>>,
    mut plan: ResMut<Plan>,
    mut problems: ResMut<Problems>,
) {
    let invitation = &invited.0;
    if let Some(setup) = invitation.setup.as_ref().filter(|_| invitation.game.is::<G>()) {
        if let Some(own) = &setup.own {
            setups.0.add(settings.locale(), own);
        }
        let tables = setups.0.setup(&setup.stem).map(|file| &file.tables);
        if invitation.seats.is_empty()
            && let Some(tables) = tables
            && let Some(&seats) = tables.keys().find(|&&seats| seats >= 3).or(tables.keys().last())
        {
            plan.resize(usize::from(seats));
        }
        plan.choose(&setup.stem);
    }
    problems.0.extend(setups.0.problems.clone());
}

/// What could not be understood of the invitation is said.
fn complain(invited: Res<Invited>, mut problems: ResMut<Problems>) {
    problems.0.extend(invited.0.problems.clone());
}

/// Says which game is played as soon as a match is to be opened: both states are
/// entered together.
fn name_the_game(plan: Res<Plan>, screen: Res<NextState<Screen>>, mut playing: ResMut<NextState<Playing>>) {
    if let NextState::Pending(Screen::Match) | NextState::PendingIfNeq(Screen::Match) = *screen {
        NextState::set_if_neq(&mut playing, Playing(plan.game));
    }
}

/// Begins the match that was planned, or opens the one that is to go on. If that
/// cannot be, says so and goes back.
fn begin<G: Playable>(
    mut commands: Commands,
    plan: Res<Plan>,
    setups: Res<Setups<G>>,
    opening: Option<Res<Opening<G>>>,
    settings: Res<Settings>,
    mut problems: ResMut<Problems>,
    mut screen: ResMut<NextState<Screen>>,
    mut told: MessageWriter<Told<G>>,
) {
    let live = match opening {
        Some(opening) => {
            commands.remove_resource::<Opening<G>>();
            let kept = opening.kept.clone().unwrap_or_else(|| Kept::new(&opening.seats));
            commands.insert_resource(kept);
            Ok(opening.live())
        }
        None => {
            commands.insert_resource(Kept::new(&plan.seats));
            plan.live(&setups.0)
        }
    };
    match live {
        Ok(live) => {
            told.write(Told { events: Vec::new(), view: live.view(), reset: true, by: None });
            commands.insert_resource(live);
        }
        Err(unfit) => {
            let arguments = [("problem", unfit.to_string().into())];
            problems.0.push(settings.locale().say_with("error-setup-refused", &arguments));
            screen.set(Screen::Lobby);
        }
    }
}
