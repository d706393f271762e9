//! What places, people, cards and goods are called.

use crate::locale::{Language, Locale, Value};
use crate::rules::alternatywy::{
    Bonus, Character, Deed, Good, Group, Kind, Options, Place, Side, Token, Trait, Window, Work,
};
use crate::rules::{Set, SetItem};

/// The name of a place: "Tenants' Club".
pub fn place_name(locale: Locale, place: Place) -> String {
    locale.say(&format!("alternatywy-place-{place}"))
}

/// Where somebody is: "in the Tenants' Club".
pub fn place_at(locale: Locale, place: Place) -> String {
    locale.say(&format!("alternatywy-place-{place}-at"))
}

/// Where somebody goes: "to the Tenants' Club".
pub fn place_to(locale: Locale, place: Place) -> String {
    locale.say(&format!("alternatywy-place-{place}-to"))
}

/// Where somebody or something comes from: "from the Tenants' Club".
pub fn place_from(locale: Locale, place: Place) -> String {
    locale.say(&format!("alternatywy-place-{place}-from"))
}

/// The name of a Character: "Zygmunt Kotek".
pub fn character_name(locale: Locale, character: Character) -> String {
    locale.say(&format!("alternatywy-character-{character}"))
}

/// What a Character does for a living: "crane operator".
pub fn character_job(locale: Locale, character: Character) -> String {
    locale.say(&format!("alternatywy-character-{character}-job"))
}

/// The name of a Trait: "Modest Citizen".
pub fn trait_name(locale: Locale, own: Trait) -> String {
    locale.say(&format!("alternatywy-trait-{own}"))
}

/// The name of a card: "Sick Note".
pub fn card_name(locale: Locale, kind: Kind) -> String {
    locale.say(&format!("alternatywy-card-{kind}"))
}

/// The name of a Social Work: "Snow Clearing".
pub fn work_name(locale: Locale, work: Work) -> String {
    locale.say(&format!("alternatywy-work-{work}"))
}

/// The name of what is on a Shop Goods token: "Coffee".
pub fn good_name(locale: Locale, good: Good) -> String {
    locale.say(&format!("alternatywy-good-{good}"))
}

/// The name of a kind of goods: "Stimulants".
pub fn group_name(locale: Locale, group: Group) -> String {
    locale.say(&format!("alternatywy-group-{}", group.name()))
}

/// The name of a Board Action, as one does it: "Draw 2 cards".
pub fn deed_name(locale: Locale, deed: Deed) -> String {
    locale.say(&format!("alternatywy-deed-{}", deed.name()))
}

/// The name of the blue action of a place that has one: "Report a Breakdown".
pub fn blue_name(locale: Locale, place: Place, side: Side) -> String {
    locale.say(&format!("alternatywy-blue-{place}-{}", side_id(side)))
}

/// The name of what a bonus or benefit lets do: "Repair a Breakdown on the way".
pub fn bonus_name(locale: Locale, bonus: Bonus) -> String {
    locale.say(&format!("alternatywy-bonus-{}", bonus.name()))
}

/// The name of a side: "Tenant".
pub fn side_name(locale: Locale, side: Side) -> String {
    locale.say(&format!("alternatywy-side-{}", side_id(side)))
}

/// The name of a deck: "Tenant cards".
pub fn deck_name(locale: Locale, side: Side) -> String {
    locale.say(&format!("alternatywy-deck-{}", side_id(side)))
}

/// The name of a window: "Figures placed".
pub fn window_name(locale: Locale, window: Window) -> String {
    locale.say(&format!("alternatywy-window-{}", window_id(window)))
}

/// The hours of a Round: "9 to 12". Before the first one they are those of the first.
pub fn hours(locale: Locale, round: u8) -> String {
    locale.say(&format!("alternatywy-hours-{}", round.clamp(1, 5)))
}

/// The number of something in a row: "2nd".
pub fn nth(locale: Locale, n: u8) -> String {
    locale.say_with("alternatywy-nth", &[("n", n.into())])
}

/// Cards in words, equal ones together: "Loan till Payday, Sick Note (2)".
pub fn cards_in_words(locale: Locale, cards: impl IntoIterator<Item = Kind>) -> String {
    let mut counts = [0u8; Kind::COUNT];
    cards.into_iter().for_each(|kind| counts[kind.index()] += 1);
    let there = Kind::ALL.into_iter().filter(|kind| counts[kind.index()] > 0);
    let named = there.map(|kind| alike(locale, card_name(locale, kind), counts[kind.index()]));
    named.collect::<Vec<_>>().join(", ")
}

/// Shop Goods in words, each with what it is worth to a Character: "Ham (3), Soap (1)".
pub fn goods_in_words(locale: Locale, options: &Options, character: Option<Character>, goods: Set<Token>) -> String {
    let there = Good::ALL.into_iter().map(|good| (good, goods.and(options.goods.tokens(good)).len()));
    let named = there.filter(|(_, count)| *count > 0).map(|(good, count)| {
        let worth = good_worth(locale, options, character, good);
        alike(locale, worth, count)
    });
    named.collect::<Vec<_>>().join(", ")
}

/// A good with what it is worth to a Character: "Ham (3)".
pub fn good_worth(locale: Locale, options: &Options, character: Option<Character>, good: Good) -> String {
    let value = character
        .map_or_else(|| options.goods.value(good), |character| options.cast.worth(&options.goods, character, good));
    locale.say_with("alternatywy-good-worth", &[("good", good_name(locale, good).into()), ("value", value.into())])
}

/// Several of a kind: "Sick Note (2)".
pub(super) fn alike(locale: Locale, thing: String, count: u8) -> String {
    if count < 2 {
        return thing;
    }
    locale.say_with("alternatywy-alike", &[("thing", Value::from(thing)), ("count", count.into())])
}

/// Traits in words, in order.
pub(super) fn traits_in_words(locale: Locale, traits: Set<Trait>) -> String {
    traits.iter().map(|own| trait_name(locale, own)).collect::<Vec<_>>().join(", ")
}

pub(super) fn side_id(side: Side) -> &'static str {
    match side {
        Side::Tenant => "tenant",
        Side::Landlord => "landlord",
    }
}

pub(super) fn window_id(window: Window) -> &'static str {
    match window {
        Window::Placement => "placement",
        Window::Denunciation { .. } => "denunciation",
        Window::Card { .. } => "card",
        Window::Avoidance { .. } => "avoidance",
        Window::Loss { .. } => "loss",
        Window::Points { .. } => "points",
        Window::Littering { .. } => "littering",
    }
}

// -------------------------------------------------------------- what is meant

/// The piece with this name in whichever language, with a name that begins like
/// this if it is the only one, or with this stable name (`sick-note`).
fn called<T: SetItem + Copy>(
    all: &[T],
    id: impl Fn(T) -> &'static str,
    name: fn(Locale, T) -> String,
    text: &str,
) -> Option<T> {
    let text = text.trim().to_lowercase();
    let text = text.strip_prefix("the ").unwrap_or(&text);
    if text.is_empty() {
        return None;
    }
    let dashed = text.replace([' ', '_'], "-");
    let names = |piece: T| {
        Language::available().iter().map(move |&language| {
            let name = name(Locale::new(language), piece).to_lowercase();
            name.strip_prefix("the ").map(str::to_owned).unwrap_or(name)
        })
    };
    let exact = all.iter().copied().find(|&piece| id(piece) == dashed || names(piece).any(|name| name == text));
    let mut alike = all.iter().copied().filter(|&piece| {
        let part = |name: String| {
            let begins = text.len() > 2 && name.starts_with(text);
            begins || name.ends_with(&format!(" {text}")) || name.split([' ', '\'', '-']).any(|word| word == text)
        };
        names(piece).any(part)
    });
    exact.or_else(|| alike.next().filter(|_| alike.next().is_none()))
}

/// The place with this name: "club", "Tenants' Club".
pub fn place_called(text: &str) -> Option<Place> {
    called(&Place::ALL, Place::name, place_name, text)
}

/// The card with this name: "sick note", "sick-note".
pub fn kind_called(text: &str) -> Option<Kind> {
    called(&Kind::ALL, Kind::name, card_name, text)
}

/// The Trait with this name: "chairman".
pub fn trait_called(text: &str) -> Option<Trait> {
    called(&Trait::ALL, Trait::name, trait_name, text)
}

/// The Character with this name: "kotek", "Zygmunt Kotek".
pub fn character_called(text: &str) -> Option<Character> {
    called(&Character::ALL, Character::name, character_name, text)
}

/// The Social Work with this name: "snow clearing".
pub fn work_called(text: &str) -> Option<Work> {
    called(&Work::ALL, Work::name, work_name, text)
}

/// The good with this name: "coffee".
pub fn good_called(text: &str) -> Option<Good> {
    called(&Good::ALL, Good::name, good_name, text)
}

/// The Board Action with this name: "draw 2 cards", "draw-two".
pub fn deed_called(text: &str) -> Option<Deed> {
    let text = text.trim().to_lowercase();
    let is_called = |deed: &Deed| {
        let own = |&language: &Language| deed_name(Locale::new(language), *deed).to_lowercase() == text;
        deed.name() == text.replace(' ', "-") || Language::available().iter().any(own)
    };
    Deed::ALL.into_iter().find(is_called)
}

/// The bonus or benefit with this name: "hustle".
pub fn bonus_called(text: &str) -> Option<Bonus> {
    let text = text.trim().to_lowercase();
    let is_called = |bonus: &Bonus| {
        let own = |&language: &Language| bonus_name(Locale::new(language), *bonus).to_lowercase() == text;
        bonus.name() == text.replace(' ', "-") || Language::available().iter().any(own)
    };
    Bonus::ALL.into_iter().find(is_called)
}
