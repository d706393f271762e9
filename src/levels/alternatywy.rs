//! The setups of Alternatywy 4.

use super::{Choice, Leveled, STANDARD};
use crate::rules::alternatywy::{Alternatywy, Options, Variant};

const VARIANT: &str = "alternatywy-lobby-variant";
const START: &str = "alternatywy-lobby-start";
const LAST_STAGE: &str = "alternatywy-lobby-last-stage";
const CHARACTERS: &str = "alternatywy-lobby-characters";
const SINGLE_BREAKDOWN: &str = "alternatywy-lobby-single-breakdown";
const LADY_PLAYS_ALL: &str = "alternatywy-lobby-lady-plays-all";
const BAN_PROFESSOR: &str = "alternatywy-lobby-ban-professor";

const VARIANTS: &[&str] = &["three", "four", "five", "sudden"];
const CASTINGS: &[&str] = &["picked", "random"];

/// The variants with their usual VP at the start (A4 1.15).
const USUAL: [(Variant, u8); 4] = [
    (Variant::Stages(3), 9),
    (Variant::Stages(4), 6),
    (Variant::Stages(5), 3),
    (Variant::Sudden { last_stage: 12 }, 13),
];

// What can be played with (A4 1.15, 1.16).
const MOST_START: i32 = 29;
const LAST_STAGES: (i32, i32) = (6, 30);

impl Leveled for Alternatywy {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (STANDARD, include_str!("../../levels/alternatywy/standard.json")),
        ("first-game", include_str!("../../levels/alternatywy/first-game.json")),
        ("longer", include_str!("../../levels/alternatywy/longer.json")),
        ("longest", include_str!("../../levels/alternatywy/longest.json")),
        ("sudden-end", include_str!("../../levels/alternatywy/sudden-end.json")),
    ];

    fn choices(options: &Options) -> Vec<Choice> {
        let (least, most) = starts(options);
        let last_stage = options
            .is_sudden()
            .then(|| Choice::number(LAST_STAGE, options.stages().into(), LAST_STAGES.0, LAST_STAGES.1));
        let rest = [
            Choice::number(START, options.start_points.into(), least, most),
            Choice::pick(CHARACTERS, CASTINGS, options.random_characters.into()),
            Choice::switch(SINGLE_BREAKDOWN, options.single_breakdown),
            Choice::switch(LADY_PLAYS_ALL, options.lady_plays_to_all),
            Choice::switch(BAN_PROFESSOR, options.ban_professor),
        ];
        [Choice::pick(VARIANT, VARIANTS, variant(options))].into_iter().chain(last_stage).chain(rest).collect()
    }

    fn choose(options: &mut Options, id: &str, value: i32) {
        let on = value != 0;
        match id {
            VARIANT => vary(options, value),
            START => {
                let (least, most) = starts(options);
                options.start_points = value.clamp(least, most) as u8;
            }
            LAST_STAGE if options.is_sudden() => {
                let last_stage = value.clamp(LAST_STAGES.0, LAST_STAGES.1) as u8;
                options.variant = Variant::Sudden { last_stage };
            }
            CHARACTERS => options.random_characters = on,
            SINGLE_BREAKDOWN => options.single_breakdown = on,
            LADY_PLAYS_ALL => options.lady_plays_to_all = on,
            BAN_PROFESSOR => options.ban_professor = on,
            _ => {}
        }
    }
}

/// The fewest and the most VP that people may start with: in a Sudden end at
/// least 1, and not so many that the match is over.
fn starts(options: &Options) -> (i32, i32) {
    if options.is_sudden() { (1, MOST_START.min(i32::from(options.enough) - 1)) } else { (0, MOST_START) }
}

/// The place of the variant among [`USUAL`].
fn variant(options: &Options) -> usize {
    let place = USUAL.iter().position(|&(variant, _)| variant == options.variant);
    place.unwrap_or(USUAL.len() - 1)
}

/// Another variant begins with its usual VP.
fn vary(options: &mut Options, chosen: i32) {
    let chosen = usize::try_from(chosen).unwrap_or_default().min(USUAL.len() - 1);
    if chosen != variant(options) {
        let (variant, start) = USUAL[chosen];
        options.variant = variant;
        let (least, most) = starts(options);
        options.start_points = i32::from(start).clamp(least, most) as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::{Levels, Range, begin_with};
    use crate::locale::Locale;
    use crate::rules::SetUp;

    fn standard(seats: u8) -> Options {
        Levels::<Alternatywy>::built_in().standard().expect("the standard setup").tables[&seats]
    }

    #[test]
    fn the_standard_game_has_all_its_pieces() {
        let levels = Levels::<Alternatywy>::built_in();
        assert_eq!(levels.problems, Vec::<String>::new());
        let options = standard(6);
        let pieces = (options.deck.len(), options.works.all().len(), options.goods.len());
        assert_eq!(pieces, (70, 12, 36));
    }

    #[test]
    fn every_value_that_can_be_chosen_is_taken_and_can_be_played() {
        let levels = Levels::<Alternatywy>::built_in();
        let setup = levels.standard().expect("the standard setup");
        for variant in 0..VARIANTS.len() as i32 {
            let mut options = setup.tables[&3];
            Alternatywy::choose(&mut options, VARIANT, variant);
            for choice in Alternatywy::choices(&options) {
                let values = match choice.what {
                    Range::Switch { .. } => vec![0, 1],
                    Range::Number { least, most, .. } => vec![least, most],
                    Range::Pick { names, .. } => (0..names.len() as i32).collect(),
                };
                for value in values {
                    let mut changed = options;
                    Alternatywy::choose(&mut changed, choice.id, value);
                    let after = Alternatywy::choices(&changed);
                    let now = after.iter().find(|other| other.id == choice.id).expect("it is still there");
                    assert_eq!(now.value(), value, "{}", choice.id);
                    assert!(Alternatywy::check(&changed, 3).is_ok(), "{} {value}", choice.id);
                    assert!(begin_with(setup, &changed, 3, 1).is_ok());
                }
            }
        }
    }

    #[test]
    fn another_variant_begins_with_its_usual_points() {
        let mut options = standard(4);
        Alternatywy::choose(&mut options, START, 20);
        Alternatywy::choose(&mut options, VARIANT, 0);
        assert_eq!(options.start_points, 20, "it is the same variant");
        for (chosen, (variant, start)) in (1..).zip(&USUAL[1..]) {
            Alternatywy::choose(&mut options, VARIANT, chosen);
            assert_eq!((options.variant, options.start_points), (*variant, *start));
        }
    }

    #[test]
    fn what_can_be_chosen_has_names_and_explanations() {
        let mut options = standard(4);
        for variant in 0..VARIANTS.len() as i32 {
            Alternatywy::choose(&mut options, VARIANT, variant);
            for choice in Alternatywy::choices(&options) {
                let names: &[&str] = if let Range::Pick { names, .. } = choice.what { names } else { &[] };
                let ids = names.iter().map(|name| format!("{}-{name}", choice.id));
                let all = ids.chain([format!("{}-about", choice.id)]);
                all.for_each(|id| assert!(Locale::default().find(&id).is_some(), "{id}"));
                let name = Locale::default().say_with(choice.id, &[("number", choice.value().into())]);
                let is_number = matches!(choice.what, Range::Number { .. });
                assert_eq!(name.contains(&choice.value().to_string()), is_number, "{name}");
            }
        }
    }
}
