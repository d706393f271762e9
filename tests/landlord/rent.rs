//! Rent, and what keeps it away.

use tenement::rules::landlord::{Event, JailIncome, Share};

use crate::support::{Play, Scene, names, table};

fn amounts(play: &Play, house: u8) -> Vec<u16> {
    play.state.table.shares(play.house(house)).iter().map(Share::amount).collect()
}

// LL 1.3
#[test]
fn every_tenant_pays_and_every_empty_flat_yields_one() {
    let scene = table(2).house(0, "3 roof loft-conversion cellar", "family 1, mother-child 4").house(0, "1 roof", "");
    let mut play = scene.house(1, "1 roof", "manager 1").start();
    assert_eq!(amounts(&play, 0), [1, 6, 1, 3]);
    let told = play.play("done");
    assert_eq!(
        names(&told),
        "empty-flat-paid rent-paid empty-flat-paid rent-paid empty-flat-paid rent-collected",
        "collected at once, from below"
    );
    assert_eq!((play.money(0), play.money(1)), (3 + 11 + 1, 3));
    assert!(told.contains(&Event::RentCollected { seat: tenement::rules::Seat(0), amount: 12 }));
}

// LL deck, LL 1.4
#[test]
fn each_tenant_pays_what_is_printed_top_left() {
    let of = |house: &str, resident: &str| table(2).house(0, house, resident).start().income(0);
    assert_eq!(of("1 roof", "student 1"), 2);
    assert_eq!(of("1 roof", "single 1"), 3);
    assert_eq!(of("2 roof", "family 1"), 6);
    assert_eq!(of("1 roof", "manager 1"), 5);
    assert_eq!(of("1 roof", "pensioner 1"), 6);
    assert_eq!(of("1 roof", "mother-child 1"), 3);
    assert_eq!(of("1 roof", "hippies 1"), 2);
    assert_eq!(of("1 roof", "musician 1"), 2);
    assert_eq!(of("2 roof", "celebrity 1"), 2);
    assert_eq!(of("1 roof", "mover 1"), 1);
}

// LL 1.1
#[test]
fn normal_roofs_and_flat_roofs_are_no_flats() {
    for finish in ["roof", "flat-roof", "roof covered"] {
        assert_eq!(table(2).house(0, &format!("2 {finish}"), "").start().income(0), 2, "{finish}");
    }
}

// LL 1.4, LL R26
#[test]
fn the_kth_student_of_a_house_pays_one_more_than_k() {
    let totals = [2, 5, 9, 14, 20, 27];
    for students in 1..=6u8 {
        let residents: Vec<String> = (1..=students).map(|flat| format!("student {flat}")).collect();
        let play = table(2).house(0, "5 attic-flat", &residents.join(", ")).start();
        let empty = 6 - u16::from(students);
        assert_eq!(play.income(0), totals[usize::from(students) - 1] + empty);
    }
    let play = table(2).house(0, "1 roof", "student 1").house(0, "1 roof", "student 1").start();
    assert_eq!(play.income(0), 4, "each house has its own first Student");
}

// LL 1.4, LL R53
#[test]
fn with_a_celebrity_all_others_and_empty_flats_pay_double() {
    let scene = table(2).house(0, "4 roof cellar", "celebrity 1, single 3").house(0, "2 roof", "single 1");
    let play = scene.start();
    assert_eq!(amounts(&play, 0), [2, 2, 6, 2], "cellar, she, the Single, the top floor");
    assert_eq!(amounts(&play, 1), [3, 1], "not in other houses");
}

// LL 1.4, LL R27, LL R53
#[test]
fn with_two_celebrities_each_pays_two_and_the_others_four_times() {
    let play = table(2).house(0, "4 attic-flat cellar", "celebrity 0, celebrity 2, single 4").start();
    assert_eq!(amounts(&play, 0), [2, 2, 12, 4]);
}

// LL R26, LL R87
#[test]
fn a_refused_student_keeps_his_rank_and_pays_nothing() {
    let play = table(2).house(0, "3 roof", "student 1, student 2 refused, student 3").start();
    assert_eq!(amounts(&play, 0), [2, 0, 4]);
}

// LL R27, LL R87
#[test]
fn a_refused_celebrity_pays_nothing_but_still_doubles() {
    let play = table(2).house(0, "4 roof", "celebrity 1 refused, single 3").start();
    assert_eq!(amounts(&play, 0), [0, 6, 2]);
}

// LL 1.3
#[test]
fn who_has_no_house_gets_one() {
    let mut play = table(2).start();
    let told = play.play("done");
    assert_eq!(names(&told), "allowance rent-collected");
    assert_eq!(play.money(0), 4);
    let play = table(2).with(|options| options.minimum_income = 0).start();
    assert_eq!(play.income(0), 1, "whatever the least is");
}

// LL 1.3
#[test]
fn a_prisoner_gets_one() {
    let mut play = table(2).house(0, "2 roof", "family 1").jailed(0).start();
    let told = play.play("done");
    assert_eq!(names(&told), "allowance rent-collected");
    assert_eq!(play.money(0), 4);
}

fn prisoner(houses: &[&str]) -> Scene {
    let scene = table(2).with(|options| options.jail_income = JailIncome::PerHouse).jailed(0);
    houses.iter().fold(scene, |scene, residents| scene.house(0, "3 roof", residents))
}

// LL R88
#[test]
fn in_the_english_edition_a_prisoner_gets_one_for_each_house_without_squatters() {
    assert_eq!(prisoner(&["single 1", "squatters 1", "", "family 1"]).start().income(0), 3);
    assert_eq!(prisoner(&["squatters 1"]).start().income(0), 1, "none: the least there is");
    assert_eq!(prisoner(&[]).start().income(0), 1);
}

// LL R103
#[test]
fn without_a_least_a_prisoner_without_such_a_house_gets_nothing() {
    let scene = prisoner(&["squatters 1"]).with(|options| options.minimum_income = 0);
    assert_eq!(scene.start().income(0), 0);
    let scene = prisoner(&["", "squatters 1"]).with(|options| options.minimum_income = 0);
    assert_eq!(scene.start().income(0), 1);
    let one = table(2).with(|options| options.minimum_income = 0).jailed(0).house(0, "1 roof", "").start();
    assert_eq!(one.income(0), 1, "the rulebook's prisoner always gets 1");
}

// LL R54
#[test]
fn houses_that_bring_nothing_bring_one() {
    for scene in [table(2).house(0, "2 roof", "squatters 1"), table(2).house(0, "1 roof", "single 1 refused")] {
        let mut play = scene.clone().start();
        let told = play.play("done");
        assert_eq!(names(&told[..2]), "allowance rent-collected");
        assert_eq!(play.money(0), 4);
        let mut none = scene.with(|options| options.minimum_income = 0).start();
        none.play("done");
        assert_eq!((none.money(0), none.active()), (3, 1), "and there is nothing to buy with");
    }
    let play = table(2).house(0, "2 roof", "squatters 1").house(0, "1 roof", "").start();
    assert_eq!(play.income(0), 1, "the empty flat; nothing is added to it");
}

// LL 1.5, LL R49
#[test]
fn a_rent_refusal_on_an_own_tenant_lasts_for_this_turn() {
    let mut play = table(2).house(0, "2 roof", "single 1, student 2").hand(0, "rent-refusal").start();
    play.play("play rent-refusal; resident 0,1");
    assert_eq!((play.residents(0).as_str(), play.discards().as_str()), ("single 1 refused, student 2", ""));
    assert_eq!(play.income(0), 2);
    let told = play.play("done");
    assert_eq!(names(&told), "rent-paid rent-paid rent-collected discarded asked");
    assert_eq!((play.residents(0).as_str(), play.discards().as_str()), ("single 1, student 2", "rent-refusal"));
}

// LL 1.5, LL R49
#[test]
fn a_rent_refusal_on_a_rivals_tenant_lasts_until_his_next_rent() {
    let scene = table(3).house(0, "1 roof", "mover 1").house(1, "1 roof", "single 1").hand(2, "rent-refusal");
    let mut play = scene.acting(2).start();
    play.play("play rent-refusal; resident 1,1");
    play.end_turn();
    play.end_turn();
    assert_eq!((play.active(), play.residents(1).as_str()), (1, "single 1 refused"));
    play.play("done");
    assert_eq!((play.money(1), play.residents(1).as_str()), (4, "single 1"), "1 is the least there is");
    assert_eq!(play.discards(), "rent-refusal");
}

// LL R49
#[test]
fn the_flat_of_a_refused_tenant_is_not_empty() {
    let play = table(2).house(0, "2 roof", "single 1 refused").start();
    assert_eq!(amounts(&play, 0), [0, 1]);
}

// LL R75
#[test]
fn a_rent_refusal_is_laid_on_any_tenant_without_one_but_not_on_squatters() {
    let scene = table(2).house(0, "2 roof", "student 1 refused, single 2").house(1, "2 roof", "squatters 1, single 2");
    let mut play = scene.hand(0, "rent-refusal").start();
    play.play("play rent-refusal");
    play.refuses("resident 0,1", "LL R75", "refused-already");
    play.refuses("resident 1,1", "LL R75", "squatters-pay-nothing");
    assert_eq!(play.choices(), "resident 0,2; resident 1,2");
    let scene = table(2).house(0, "1 roof", "student 1 refused").house(1, "1 roof", "squatters 1");
    scene.hand(0, "rent-refusal").start().refuses("play rent-refusal", "LL R75", "nobody-to-refuse");
}

// LL R75
#[test]
fn the_step_three_of_a_prisoner_ends_it_too() {
    let mut play = table(2).house(0, "1 roof", "single 1 refused").jailed(0).start();
    play.play("done");
    assert_eq!((play.residents(0).as_str(), play.discards().as_str()), ("single 1", "rent-refusal"));
}

// LL R86
#[test]
fn lapsed_rent_refusals_go_to_the_discards_house_by_house_from_the_lowest_flat() {
    let scene =
        table(2).house(0, "3 roof", "student 3 refused, student 1 refused").house(0, "1 roof", "single 1 refused");
    let mut play = scene.start();
    let refusal = |play: &Play, place: &str| {
        let card = play.lodger(place);
        let house = play.state.table.finished().find(|house| house.resident(card).is_some()).unwrap();
        house.resident(card).unwrap().refusal.unwrap()
    };
    let expected = ["0,1", "0,3", "1,1"].map(|place| refusal(&play, place));
    play.play("done");
    assert_eq!(play.state.table.discards.as_slice(), expected);
}

// LL R87, LL R85
#[test]
fn a_lapsed_rent_refusal_can_be_taken_back_before_cards_are_bought() {
    let scene = table(2).house(0, "1 roof", "single 1 refused").hand(1, "double-system").pile("law law");
    let mut play = scene.start();
    play.play("done");
    assert_eq!((play.seat(), play.money(0)), (Some(1), 4), "after the rent");
    play.play("counter double-system");
    assert_eq!((play.hand(1).as_str(), play.choices().as_str()), ("rent-refusal", "buy; done"));
}

// LL R32
#[test]
fn rent_goes_to_the_landlord_whoever_played_the_tenant() {
    let mut play = table(2).house(1, "1 roof", "").hand(0, "single").start();
    play.play("play single; flat 0,1");
    play.end_turn();
    play.play("done");
    assert_eq!((play.money(0), play.money(1)), (4, 6));
}
