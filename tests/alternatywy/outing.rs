//! Location tokens, figures and who files (A4 1.4).

use crate::support::{lines, names, options, paid, random_match, scene};

// A4 1.4
#[test]
fn all_tokens_are_turned_up_together_and_then_the_figures_placed() {
    let mut play = scene("kotek aniol furman").start();
    let told = play.go("flats club landlords");
    println!("{}", names(&told));
    println!("{:?} {}", play.step(), play.choices());
    play.play("0: board draw-two; done; done");
    println!("{}", names(&play.told));
    let told = play.next_round("club club courtyard");
    println!("{}", names(&told));
    println!("{:?} {:?} {}", play.seat(), play.step(), play.choices());
    println!(
        "{:?} {:?} {}",
        paid(&told),
        lines(&told),
        random_match(&options("standard", 3), 3, 2, |_, _, _| {}).table.stage
    );
}
