// Copying and pasting, which the program cannot do by itself.

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No https, no permission or no gesture.
    return copyByHand(text);
  }
}

// The old way: a field that nobody sees, selected and copied. It stands in the
// dialog that is open, because nothing beside it can be selected.
function copyByHand(text) {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    // Then it cannot be copied here.
  }
  field.remove();
  focused?.focus({ preventScroll: true });
  return done;
}

export function preparePaste(pasted) {
  document.addEventListener("paste", event => {
    if (event.target instanceof Element && event.target.closest("input, textarea")) {
      return;
    }
    const text = event.clipboardData?.getData("text/plain");
    if (text) {
      pasted(text);
    }
  });
}
