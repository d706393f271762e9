//! Finds a place for every picture on a sheet.
//!
//! Shelf packing: the pictures are sorted from tall to short and stand side
//! by side on shelves, each shelf as tall as its first picture. Our pictures
//! come in a few sizes only, so this wastes little, and it is easy to see
//! that it always gives the same answer.

/// Transparent pixels left around every picture, so that a neighbour never
/// bleeds in when a sprite is drawn between two pixels.
pub const GAP: u32 = 2;

/// What is to be placed: its index, width and height.
#[derive(Clone, Copy)]
pub struct Item {
    pub index: usize,
    pub width: u32,
    pub height: u32,
}

/// A packed sheet.
pub struct Layout {
    pub width: u32,
    pub height: u32,
    /// The top left corner of each item, by its index.
    pub corners: Vec<(u32, u32)>,
}

/// The smallest sheet that holds `items`, with sides that are powers of two
/// and at most `side`; nothing if there is none. Items of one size keep the
/// order they come in.
pub fn pack(mut items: Vec<Item>, side: u32) -> Option<Layout> {
    items.sort_by_key(|item| (u32::MAX - item.height, u32::MAX - item.width, item.index));
    sheets(side).into_iter().find_map(|(width, height)| shelve(&items, width, height))
}

/// Every sheet allowed, the smallest first.
fn sheets(side: u32) -> Vec<(u32, u32)> {
    let sides: Vec<u32> = (6..u32::BITS).map(|power| 1 << power).filter(|length| *length <= side).collect();
    let mut sheets: Vec<(u32, u32)> =
        sides.iter().flat_map(|width| sides.iter().map(move |height| (*width, *height))).collect();
    sheets.sort_by_key(|(width, height)| (u64::from(*width) * u64::from(*height), *height));
    sheets
}

/// Puts the sorted `items` on shelves of one sheet, if they fit.
fn shelve(items: &[Item], width: u32, height: u32) -> Option<Layout> {
    let mut corners = vec![(0, 0); items.len()];
    let (mut left, mut top, mut shelf) = (GAP, GAP, 0);
    for item in items {
        if left + item.width + GAP > width {
            (left, top, shelf) = (GAP, top + shelf + GAP, 0);
        }
        shelf = shelf.max(item.height);
        if left + item.width + GAP > width || top + shelf + GAP > height {
            return None;
        }
        *corners.get_mut(item.index)? = (left, top);
        left += item.width + GAP;
    }
    Some(Layout { width, height, corners })
}
