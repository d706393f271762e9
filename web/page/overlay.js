// What is said when the program cannot go on, and how to go on all the same.

import { focus } from "./canvas.js";
import { copy } from "./clipboard.js";
import { button, keepToItself, make } from "./dialog.js";
import { reload, resumedLately, textOfMatch } from "./matchkept.js";
import { say } from "./words.js";

let open;

// `kind` is "failed", "lost" or "frozen". Whoever is frozen may come back, so the
// overlay can be taken away again by `hide` or by waiting.
export function show(kind, { technical, version, wait } = {}) {
  if (open && (open.kind === kind || open.kind === "failed")) {
    return;
  }
  hide();
  const text = textOfMatch();
  const dialog = make(
    "dialog",
    { className: "overlay" },
    make("h2", { id: "overlay-title", textContent: say(`page-${kind}`) }),
    make("p", { id: "overlay-about", textContent: say(`page-${kind}-about`) }),
    text && make("p", { textContent: say(resumedLately() ? "page-again-failed" : "page-kept") }),
    make("div", { className: "buttons" }, ...choices(text, kind === "frozen" && wait)),
    text && copyOfMatch(text),
    technical && make("details", {}, make("summary", { textContent: say("page-technical") }), make("pre", { textContent: technical })),
    version && make("p", { className: "small", textContent: say("page-version", { version }) }),
  );
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", "overlay-title");
  dialog.setAttribute("aria-describedby", "overlay-about");
  keepToItself(dialog);
  dialog.addEventListener("cancel", event => {
    event.preventDefault();
    if (kind === "frozen") {
      wait();
    }
  });
  // Some browsers close a dialog although that was prevented.
  dialog.addEventListener("close", () => open?.dialog === dialog && dialog.showModal());
  open = { kind, dialog };
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("button.first").focus();
}

export function hide() {
  if (!open) {
    return;
  }
  const { dialog } = open;
  open = undefined;
  dialog.close();
  dialog.remove();
  focus();
}

function copyOfMatch(text) {
  const field = make("textarea", { readOnly: true, value: text, rows: 3, spellcheck: false });
  field.setAttribute("aria-label", say("page-copy-label"));
  field.addEventListener("focus", () => field.select());
  // Some browsers begin at the end.
  field.setSelectionRange(0, 0);
  return field;
}

function choices(text, wait) {
  const found = [];
  if (wait) {
    found.push(button(say("page-wait"), wait, true));
  }
  if (text && resumedLately()) {
    found.push(button(say("page-reload-without"), () => reload({ without: true }), !wait));
  }
  const first = found.length === 0;
  found.push(button(say(text ? "page-reload-match" : "page-reload"), () => reload(), first));
  if (text) {
    const copying = button(say("page-copy"), async () => {
      if (await copy(text)) {
        copying.textContent = say("page-copied");
      }
    });
    found.push(copying);
  }
  return found;
}
