//! A table in a Markdown file, between two markers: `<!-- NAME -->` and
//! `<!-- /NAME -->`, each on a line of its own.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::Trouble;

/// The file has a place for this table. To be asked before hours of playing.
///
/// # Errors
/// If it cannot be read, or has no such markers.
pub(super) fn check(path: &Path, name: &str) -> Result<(), Trouble> {
    filled(path, name, "").map(|_| ())
}

/// Puts a table into its place, instead of what stands there. Says so.
///
/// # Errors
/// If the file cannot be read or written, or has no such markers.
pub(super) fn write(path: &Path, name: &str, table: &str, progress: &mut dyn Write) -> Result<(), Trouble> {
    // Read again: hours have passed since it was checked.
    fs::write(path, filled(path, name, table)?)?;
    Ok(writeln!(progress, "{} has the table {name} now.", path.display())?)
}

fn filled(path: &Path, name: &str, table: &str) -> Result<String, Trouble> {
    let shown = path.display();
    let text = fs::read_to_string(path).map_err(|problem| {
        Trouble::Argument(format!("{shown} cannot be read: {problem}. The table {name} cannot be put there."))
    })?;
    replaced(&text, name, table).ok_or_else(|| {
        let sentence = format!("{shown} has no lines <!-- {name} --> and <!-- /{name} --> to put the table between.");
        Trouble::Argument(sentence)
    })
}

/// The text with this table between its markers, if it has them.
fn replaced(text: &str, name: &str, table: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name} -->"), format!("<!-- /{name} -->"));
    let (mut at, mut before, mut after) = (0, None, None);
    for line in text.split_inclusive('\n') {
        if before.is_none() && line.trim() == begin {
            before = Some(at + line.len());
        } else if before.is_some() && line.trim() == end {
            after = Some(at);
            break;
        }
        at += line.len();
    }
    let (before, after) = (text.get(..before?)?, text.get(after?..)?);
    Some(format!("{before}\n{}\n\n{after}", table.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "A `<!-- ladder -->`.\n\n<!-- ladder -->\nold\n\nold\n<!-- /ladder -->\n\nEnd.\n";

    #[test]
    fn a_table_takes_the_place_of_the_old_one() {
        let once = replaced(PAGE, "ladder", "| new |\n\n").expect("markers");
        assert_eq!(once, "A `<!-- ladder -->`.\n\n<!-- ladder -->\n\n| new |\n\n<!-- /ladder -->\n\nEnd.\n");
        assert_eq!(replaced(&once, "ladder", "| new |").as_ref(), Some(&once), "twice is as good as once");
    }

    #[test]
    fn without_both_markers_in_order_there_is_no_place() {
        assert_eq!(replaced(PAGE, "balance eviction", ""), None);
        assert_eq!(replaced("<!-- /ladder -->\n<!-- ladder -->\n", "ladder", ""), None);
        assert_eq!(replaced("<!-- ladder -->\n", "ladder", ""), None);
        assert_eq!(replaced("in line <!-- ladder --> <!-- /ladder -->\n", "ladder", ""), None);
    }
}
