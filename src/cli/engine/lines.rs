//! Lines of input that may be of any length.

use std::io::{self, BufRead, ErrorKind};

/// A line of input, without its end.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// The bytes of it, which need not be text.
    Whole(Vec<u8>),
    /// It was longer than allowed; all of it has been passed over.
    TooLong,
}

/// The next line, of at most `longest` bytes; `None` when there is no more.
/// Whatever is longer is never kept in memory.
pub(super) fn read_line(input: &mut dyn BufRead, longest: usize) -> io::Result<Option<Line>> {
    let (mut line, mut too_long, mut any) = (Vec::new(), false, false);
    loop {
        let there = match input.fill_buf() {
            Ok(there) => there,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = there.iter().position(|&byte| byte == b'\n');
        let part = &there[..end.unwrap_or(there.len())];
        any |= !there.is_empty();
        too_long |= line.len() + part.len() > longest;
        if too_long {
            line = Vec::new();
        } else {
            line.extend_from_slice(part);
        }
        let is_last = there.is_empty();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() || is_last {
            return Ok(any.then_some(if too_long { Line::TooLong } else { Line::Whole(line) }));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn lines_are_cut_at_their_ends_and_long_ones_passed_over() {
        let text = b"one\n\n12345678901\ntwo\xff\r\n1234567890\nlast";
        for capacity in [1, 3, 100] {
            let mut input = BufReader::with_capacity(capacity, &text[..]);
            let mut lines = Vec::new();
            while let Some(line) = read_line(&mut input, 10).expect("bytes") {
                lines.push(line);
            }
            let whole = |line: &[u8]| Line::Whole(line.to_vec());
            let expected =
                [whole(b"one"), whole(b""), Line::TooLong, whole(b"two\xff\r"), whole(b"1234567890"), whole(b"last")];
            assert_eq!(lines, expected);
        }
    }
}
