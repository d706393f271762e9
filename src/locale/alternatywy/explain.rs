//! What cards, Traits, Characters, goods, actions and things do.

use super::names::{
    blue_name, bonus_name, card_name, character_job, character_name, deed_name, good_name, group_name, side_id,
    trait_name,
};
use crate::locale::{Locale, Value};
use crate::rules::alternatywy::{Bonus, Character, Class, Deed, Good, Kind, Options, Place, Side, Trait};

/// A thing that lies on the board and means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Thing {
    Trash,
    Littering,
    Denunciations,
    Breakdown,
    Priority,
    List,
    Door,
    Skip,
}

impl Thing {
    /// Every one, in order.
    pub const ALL: [Thing; 8] = [
        Thing::Trash,
        Thing::Littering,
        Thing::Denunciations,
        Thing::Breakdown,
        Thing::Priority,
        Thing::List,
        Thing::Door,
        Thing::Skip,
    ];

    /// The stable name.
    pub fn name(self) -> &'static str {
        ["trash", "littering", "denunciations", "breakdown", "priority", "list", "door", "skip"][self as usize]
    }
}

/// A thing on the board: its name, and what it means.
pub fn explain_thing(locale: Locale, thing: Thing) -> Vec<String> {
    let id = format!("alternatywy-thing-{}", thing.name());
    vec![locale.say(&id), locale.say(&format!("{id}-about"))]
}

/// A card: its name, what it does, when it may be played, how many there are.
pub fn explain_card(locale: Locale, options: &Options, kind: Kind) -> Vec<String> {
    let class = class_id(kind.class());
    vec![
        card_name(locale, kind),
        card_about(locale, kind),
        with_about(locale, locale.say(&format!("alternatywy-class-{class}")), &format!("alternatywy-class-{class}")),
        locale.say_with("alternatywy-in-deck", &[("count", options.deck.count(kind).into())]),
    ]
}

/// What a card does, in a few sentences.
pub fn card_about(locale: Locale, kind: Kind) -> String {
    locale.say(&format!("alternatywy-card-{kind}-about"))
}

/// When a kind of card may be played: "Reaction".
pub fn class_name(locale: Locale, class: Class) -> String {
    locale.say(&format!("alternatywy-class-{}", class_id(class)))
}

fn class_id(class: Class) -> &'static str {
    match class {
        Class::Action => "action",
        Class::Additional => "additional",
        Class::Reaction => "reaction",
    }
}

/// "Reaction: Play it in anybody's Turn."
fn with_about(locale: Locale, name: String, id: &str) -> String {
    let about = locale.say(&format!("{id}-about"));
    locale.say_with("alternatywy-named", &[("name", Value::from(name)), ("about", about.into())])
}

/// A Trait: its name, what such people are like, its benefit, what pays during
/// the Stage, what pays at its end, and how often.
pub fn explain_trait(locale: Locale, own: Trait) -> Vec<String> {
    let id = format!("alternatywy-trait-{own}");
    let part = |part: &str, text: String| {
        let name = locale.say(&format!("alternatywy-trait-part-{part}"));
        locale.say_with("alternatywy-named", &[("name", Value::from(name)), ("about", text.into())])
    };
    let mut lines = vec![trait_name(locale, own), locale.say(&format!("{id}-about"))];
    lines.push(part("benefit", locale.say(&format!("{id}-benefit"))));
    lines.push(part("pays", locale.say(&format!("{id}-first"))));
    lines.extend(locale.find(&format!("{id}-second")).map(|second| part("pays", second)));
    lines.push(part("day", locale.say(&format!("{id}-day"))));
    lines.extend(["alternatywy-trait-cap", "alternatywy-trait-once"].map(|id| locale.say(id)));
    lines
}

/// A Character: its name with its job, its bonus, its premium goods and the
/// Trait to begin with.
pub fn explain_character(locale: Locale, options: &Options, character: Character) -> Vec<String> {
    let arguments = [
        ("character", Value::from(character_name(locale, character))),
        ("job", character_job(locale, character).into()),
        ("limit", options.hand_limit.into()),
    ];
    let about = locale.say_with(&format!("alternatywy-character-{character}-about"), &arguments);
    let mut lines = vec![
        locale.say_with("alternatywy-character", &arguments),
        locale.say_with("alternatywy-character-bonus", &[("about", about.into())]),
    ];
    let premium = options.cast.premium(character);
    if !premium.is_empty() {
        let goods = premium.iter().map(|good| good_name(locale, good)).collect::<Vec<_>>().join(", ");
        lines.push(locale.say_with("alternatywy-character-premium", &[("goods", goods.into())]));
    }
    let beginner = trait_name(locale, options.cast.beginner(character));
    lines.push(locale.say_with("alternatywy-character-beginner", &[("trait", beginner.into())]));
    lines
}

/// A good: its name, its group and worth, who collects it, what people think of it.
pub fn explain_good(locale: Locale, options: &Options, good: Good) -> Vec<String> {
    let (goods, cast) = (&options.goods, &options.cast);
    let value = goods.value(good);
    let worth = [("group", Value::from(group_name(locale, goods.group(good)))), ("value", value.into())];
    let mut lines = vec![good_name(locale, good), locale.say_with("alternatywy-good-worth-about", &worth)];
    let fans: Vec<_> = Character::ALL.into_iter().filter(|&character| cast.premium(character).contains(good)).collect();
    if !fans.is_empty() {
        let names = fans.iter().map(|&fan| character_name(locale, fan)).collect::<Vec<_>>().join(", ");
        let premium = [("names", Value::from(names)), ("count", fans.len().into()), ("value", (value + 1).into())];
        lines.push(locale.say_with("alternatywy-good-premium-about", &premium));
    }
    lines.push(locale.say(&format!("alternatywy-good-{good}-about")));
    lines
}

/// A Board Action of a side: its name, and what it does.
pub fn explain_deed(locale: Locale, options: &Options, deed: Deed, side: Side) -> Vec<String> {
    let id = format!("alternatywy-deed-{}-about", deed.name());
    let limit = [("limit", options.hand_limit.into())];
    let other = matches!(deed, Deed::DrawTwo | Deed::Repair | Deed::Enter | Deed::Reorder);
    let about = match side {
        Side::Landlord if other => locale.say_with(&format!("{id}-landlord"), &limit),
        _ => locale.say_with(&id, &limit),
    };
    vec![deed_name(locale, deed), about]
}

/// The blue action of a place that has one, or the excuse in the Club: its name,
/// what it does, and when one may do a blue action at all.
pub fn explain_blue(locale: Locale, place: Place, side: Side) -> Vec<String> {
    let about = locale.say(&format!("alternatywy-blue-{place}-{}-about", side_id(side)));
    let mut lines = vec![blue_name(locale, place, side), about];
    if (place, side) != (Place::Club, Side::Tenant) {
        lines.push(locale.say("alternatywy-blue-about"));
    }
    lines
}

/// What a bonus or benefit lets do: its name, and what it does.
pub fn explain_bonus(locale: Locale, bonus: Bonus) -> Vec<String> {
    vec![bonus_name(locale, bonus), locale.say(&format!("alternatywy-bonus-{}-about", bonus.name()))]
}
