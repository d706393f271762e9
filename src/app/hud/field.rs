//! A field to write in.

use bevy_egui::egui::{Context, Id, Response, TextEdit, Ui};

/// The field that has the focus, for whoever brings the keys of a machine that has
/// none.
#[derive(Clone, Debug, PartialEq)]
pub struct Writing {
    /// Which field.
    pub field: Id,
    /// What is to be written there.
    pub label: String,
    /// What is written there.
    pub text: String,
    /// How many letters it takes at most.
    pub limit: usize,
}

impl Writing {
    /// The field that had the focus when fields were drawn last.
    pub fn now(ctx: &Context) -> Option<Writing> {
        ctx.data(|data| data.get_temp(place()))
    }
}

fn place() -> Id {
    Id::new("writing")
}

/// Draws a field for a line of at most `limit` letters.
pub fn field(ui: &mut Ui, label: &str, text: &mut String, width: f32, limit: usize) -> Response {
    let field = ui.add(TextEdit::singleline(text).desired_width(width).char_limit(limit));
    if field.has_focus() {
        let writing = Writing { field: field.id, label: label.to_owned(), text: text.clone(), limit };
        ui.ctx().data_mut(|data| data.insert_temp(place(), writing));
    }
    field
}
