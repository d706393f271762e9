use super::*;
use crate::games::{GameName, with_game};
use crate::rules::eviction::Eviction;

fn stems<G: SetUp>(levels: &Levels<G>) -> Vec<&str> {
    levels.setups.iter().map(|(stem, _)| stem.as_str()).collect()
}

/// Every built-in setup of a game, and what can be changed of it.
fn check<G: Leveled>() {
    let levels = Levels::<G>::built_in();
    assert_eq!(levels.problems, Vec::<String>::new());
    assert_eq!(stems(&levels), G::FILES.iter().map(|(stem, _)| *stem).collect::<Vec<_>>());
    for (stem, setup) in &levels.setups {
        for (&seats, options) in &setup.tables {
            assert!(begin(setup, seats, 1).is_ok(), "{stem} for {seats}");
            for choice in G::choices(options) {
                let mut changed = options.clone();
                G::choose(&mut changed, choice.id, choice.value());
                assert_eq!(changed, *options, "{stem}: {choice:?} is chosen already");
            }
        }
    }
}

#[test]
fn every_built_in_setup_can_be_played() {
    for &game in GameName::ALL {
        with_game!(game, G => check::<G>());
    }
}

#[test]
fn what_people_change_is_changed_and_changed_back() {
    let levels = Levels::<Eviction>::built_in();
    let mut options = levels.standard().expect("the standard setup").tables[&4];
    let before = options;
    for value in [1, 0] {
        for id in Eviction::choices(&before).iter().map(|choice| choice.id) {
            Eviction::choose(&mut options, id, value);
        }
        assert!(Eviction::choices(&options).iter().all(|choice| choice.value() == value), "{options:?}");
    }
    assert_eq!(options, before);
}

#[test]
fn a_wrong_file_is_named_with_line_and_field_and_left_out() {
    let text = "{\n  \"title\": \"Narrow\",\n  \"all\": { \"rows\": 2 }\n}\n";
    let file = Source { stem: "narrow".to_owned(), path: "here/narrow.json".to_owned(), text: Ok(text.to_owned()) };
    let levels = Levels::<Eviction>::from_files(Locale::default(), vec![file]);
    assert_eq!(levels.setups.len(), 1, "the built-in standard setup stands in");
    let [problem] = &levels.problems[..] else { panic!("{:?}", levels.problems) };
    assert!(problem.starts_with("here/narrow.json, line 3, field rows: "), "{problem}");
}

#[test]
fn a_wrong_standard_setup_does_not_take_the_others_with_it() {
    let wrong = Source { stem: STANDARD.to_owned(), path: "standard.json".to_owned(), text: Ok("{".to_owned()) };
    let suite = built_in::<Eviction>("suite", Eviction::FILES[2].1);
    let levels = Levels::<Eviction>::from_files(Locale::default(), vec![suite, wrong]);
    assert_eq!(stems(&levels), ["standard", "suite"]);
    assert_eq!(levels.problems.len(), 1);
}

#[test]
fn a_file_of_ones_own_goes_before_one_of_the_same_name() {
    let mut levels = Levels::<Eviction>::built_in();
    for stem in ["grand", "mine"] {
        let text = r#"{ "title": "Mine", "all": { "rows": 6, "columns": 6 } }"#.to_owned();
        levels.add(Locale::default(), &Source { stem: stem.to_owned(), path: "mine.json".to_owned(), text: Ok(text) });
        assert_eq!(levels.setup(stem).map(|setup| setup.title.as_str()), Some("Mine"));
    }
    assert_eq!((levels.setups.len(), levels.problems.len()), (7, 0));
}
