//! The pieces of `levels/alternatywy`, counted against the lists of the rules.

use tenement::rules::alternatywy::{Character, Class, Good, Group, Kind, Place, Side, Trait, Work, WorkTerms};

use crate::support::{options, pieces};

/// T01 to T21 and L01 to L16 by number: how many, and when they may be played.
const CARDS: &str = "tea-next-door 2A, envelope 2A, anonymous-letter 2A, queue-committee 2A, joint-complaint 2A, \
    landing-gossip 2+, overflowing-bin 3+, tidying-spree 2+, pencilled-in 2+, wrong-floor 2+, leaking-ceiling 2+, \
    plumber 2+, ear-to-the-pipe 1+, opera-glasses 1+, loan 1+, nothing-came-of-it 4R, sick-note 2R, \
    mistaken-identity 2R, door-on-the-chain 1R, lift-out-of-order 2R, inspection 1R, \
    yard-assembly 2A, flat-inspection 2A, file 2A, abraham 3+, see-you-tomorrow 2+, house-rules 2+, \
    closed-for-repairs 2+, summons 2+, commendation 2+, shut-valve 1+, spot-fine 2+, background-check 1+, \
    application-rejected 2R, caught-in-the-act 2R, friends 1R, compulsory-attendance 2R";

// A4 2.4, 2.5, 1.12
#[test]
fn there_are_40_tenant_cards_and_30_landlord_cards() {
    let deck = options("standard", 4).deck;
    assert_eq!(CARDS.split(", ").count(), Kind::COUNT);
    for (line, kind) in CARDS.split(", ").zip(Kind::ALL) {
        let class = match kind.class() {
            Class::Action => 'A',
            Class::Additional => '+',
            Class::Reaction => 'R',
        };
        assert_eq!(line, format!("{kind} {}{class}", deck.count(kind)));
    }
    assert_eq!((deck.side(Side::Tenant).len(), deck.side(Side::Landlord).len()), (40, 30));
    for (at, kind) in Kind::ALL.into_iter().enumerate() {
        assert_eq!(kind.side(), if at < 21 { Side::Tenant } else { Side::Landlord });
    }
}

// A4 2.6, 1.10
#[test]
fn there_are_12_social_works_each_at_its_place_and_three_of_them_compulsory() {
    use Place::{Club, Courtyard, Staircase};
    use Work::*;
    let works = options("standard", 4).works;
    let places = [
        (LadyPlays, Some(Club)),
        (WelcomeGuests, Some(Staircase)),
        (WonderfulInitiative, Some(Courtyard)),
        (LetterToTheChairman, None),
        (TreePlanting, Some(Courtyard)),
        (Painting, Some(Staircase)),
        (Gala, Some(Club)),
        (SnowClearing, Some(Courtyard)),
        (WastePaper, Some(Staircase)),
        (Decorating, Some(Club)),
        (BinDuty, Some(Courtyard)),
        (CivilDefence, None),
    ];
    assert_eq!(works.all().len(), 12);
    for (work, place) in places {
        let compulsory = matches!(work, WelcomeGuests | WonderfulInitiative | LetterToTheChairman);
        assert_eq!(works.terms(work), WorkTerms { place, compulsory });
    }
}

// A4 2.7, R110
#[test]
fn there_are_36_shop_goods_worth_at_most_3() {
    let goods = options("standard", 4).goods;
    let list = "bread 3x1 food, citrus 3x2 food, ham 2x3 food, cigarettes 3x1 stimulants, coffee 3x2 stimulants, \
        vodka 2x3 stimulants, soap 3x1 chemicals, washing-powder 3x2 chemicals, toilet-paper 2x3 chemicals, \
        iron 2x2 appliances, radio 2x3 appliances, television 2x3 appliances, remanent 6x0 remanent";
    for (line, good) in list.split(", ").zip(Good::ALL) {
        let group = goods.group(good).name();
        assert_eq!(line, format!("{good} {}x{} {group}", goods.count(good), goods.value(good)));
    }
    assert_eq!(goods.len(), 36);
    let of = |group| {
        Good::ALL.into_iter().filter(move |&good| goods.group(good) == group).map(move |good| goods.count(good))
    };
    assert_eq!(Group::ALL.map(|group| of(group).sum::<u8>()), [8, 8, 8, 6, 6]);
}

// A4 2.1, R22, R69
#[test]
fn each_character_begins_with_its_trait_and_likes_three_goods() {
    let cast = options("standard", 4).cast;
    let goods = options("standard", 4).goods;
    let list = "kotek handyman cigarettes citrus radio; balcerek asocial-unit bread washing-powder vodka; \
        kolinska hustler soap coffee television; furman chairman cigarettes iron ham; \
        professor modest-citizen bread coffee toilet-paper; aniol overseer";
    for line in list.split("; ") {
        let words: Vec<&str> = line.split(' ').collect();
        let character: Character = words[0].parse().unwrap();
        assert_eq!(cast.beginner(character).name(), words[1]);
        let premium: Vec<Good> = pieces(&words[2..].join(" "));
        assert_eq!(cast.premium(character), premium.iter().copied().collect());
        for good in Good::ALL {
            let more = u8::from(premium.contains(&good));
            assert_eq!(cast.worth(&goods, character, good), goods.value(good) + more);
        }
    }
}

// A4 2.2, 2.3
#[test]
fn tenants_have_six_traits_and_the_landlord_five() {
    let names = |side| Trait::all_of(side).iter().map(Trait::name).collect::<Vec<_>>().join(" ");
    assert_eq!(names(Side::Tenant), "hustler asocial-unit informer chairman modest-citizen handyman");
    assert_eq!(names(Side::Landlord), "overseer materialist well-connected activist watchful-eye");
}

// A4 1.1, 1.6
#[test]
fn there_are_five_locations_and_three_of_them_have_a_bin() {
    assert_eq!(Place::ALL.map(Place::name), ["flats", "staircase", "landlords", "club", "courtyard"]);
    assert_eq!(Place::BINS, [Place::Staircase, Place::Club, Place::Courtyard]);
    assert_eq!(Place::ALL.map(|place| place.bin().is_some()), [false, true, false, true, true]);
}

// A4 1.16
#[test]
fn all_tables_play_with_the_same_pieces() {
    let standard = options("standard", 3);
    for name in ["first-game", "longer", "longest", "sudden-end"] {
        for seats in 3..=6 {
            let here = options(name, seats);
            let pieces = (here.deck, here.works, here.goods, here.cast);
            assert_eq!(pieces, (standard.deck, standard.works, standard.goods, standard.cast));
        }
    }
}
