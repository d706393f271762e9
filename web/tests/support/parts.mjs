// The parts of the page that tests look for.

/** What is seen until the program has drawn something. */
export const COVER = "#cover";

/** The bar that says how far the program has come. */
export const PROGRESS = "#bar";

/** The form of the page for words, on devices whose keyboard comes only for one. */
export const FORM = "dialog.entry[open]";

/** What is said when the program has broken down. */
export const BROKEN = "dialog.overlay[open]";
