// Small helpers for what lies over the page.

// An element with properties and children.
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children.filter(Boolean));
  return element;
}

export function button(text, action, isFirst = false) {
  return make("button", { type: "button", className: isFirst ? "first" : "", textContent: text, onclick: action });
}

// Keeps the program from hearing what is meant for the dialog.
export function keepToItself(dialog) {
  for (const kind of ["keydown", "keyup", "pointerdown", "pointerup"]) {
    dialog.addEventListener(kind, event => event.stopPropagation());
  }
}
