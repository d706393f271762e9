// One field to type in. The program draws its own fields, but only a field of the
// page brings up the keyboard of a phone.

import { focus } from "./canvas.js";
import { button, keepToItself, make } from "./dialog.js";
import { say } from "./words.js";

// More than this is not typed but pasted, and needs more than one line.
const LINE = 1000;

let answered;

// Asks, and gives the text to `answer`, or `undefined` if it was called off.
export function ask(label, text, limit, answer) {
  answered?.(undefined);
  const isLong = limit > LINE;
  const field = make(isLong ? "textarea" : "input", { id: "entry-field", value: text ?? "", spellcheck: false, enterKeyHint: "done" });
  if (isLong) {
    field.rows = 4;
  } else {
    field.type = "text";
  }
  if (limit > 0) {
    field.maxLength = limit;
  }
  field.autocomplete = "off";
  field.setAttribute("autocapitalize", "off");
  const form = make(
    "form",
    {},
    make("label", { htmlFor: "entry-field", textContent: label }),
    field,
    make(
      "div",
      { className: "buttons", style: "margin-top: 12px" },
      make("button", { type: "submit", className: "first", textContent: say("page-ok") }),
      button(say("page-cancel"), () => answered?.(undefined)),
    ),
  );
  const dialog = make("dialog", { className: "entry" }, form);
  dialog.setAttribute("aria-label", label);
  keepToItself(dialog);

  answered = text => {
    answered = undefined;
    dialog.close();
    dialog.remove();
    focus();
    answer(text);
  };
  const close = answered;
  form.addEventListener("submit", event => {
    event.preventDefault();
    close(field.value);
  });
  dialog.addEventListener("cancel", event => {
    event.preventDefault();
    close(undefined);
  });
  // Enter ends a long text too; what is pasted keeps its lines.
  field.addEventListener("keydown", event => {
    if (isLong && event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      form.requestSubmit();
    }
  });
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  field.select();
}
