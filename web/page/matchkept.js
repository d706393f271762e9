// The match on the table survives a reload of this tab, also where the browser
// stores nothing: it goes into the history entry of the tab.

let now = read();
// What was there when the page came, until the program has asked for it.
let before = now;
let resumedAt;

// Safari allows 100 changes in 30 seconds.
const PAUSE = 1000;
let written = -PAUSE;
let later;

function read() {
  try {
    const { key, text } = history.state?.tenement ?? {};
    return typeof key === "string" ? { key, text } : undefined;
  } catch {
    return undefined;
  }
}

function write(state) {
  clearTimeout(later);
  later = undefined;
  written = performance.now();
  for (const kept of [state, state && { key: state.key }]) {
    try {
      history.replaceState({ ...history.state, tenement: kept }, "");
      return;
    } catch {
      // Browsers refuse a text that is too long, or what is done too often; the
      // match is still where the program keeps it.
    }
  }
}

// Browsers give a page that is reloaded the entry as it was before the page could
// say goodbye, so the text is written with every move; but not with every move of
// quick bots, because browsers allow that only so often.
export function kept(key, text) {
  const other = key !== now?.key;
  now = typeof key === "string" ? { key, text } : undefined;
  if (other || performance.now() - written > PAUSE) {
    write(now);
  } else if (now) {
    later ??= setTimeout(() => write(now), PAUSE);
  }
}

// Once, what was on the table before the reload. If the text was too long
// there is only the key, and the program looks it up.
export function resume() {
  const found = before;
  before = undefined;
  if (!found) {
    return undefined;
  }
  resumedAt = performance.now();
  return [found.key, found.text ?? ""];
}

export function textOfMatch() {
  return now?.text;
}

// Whether a match was taken up again just now: then it may be what breaks the program.
export function resumedLately() {
  return resumedAt !== undefined && performance.now() - resumedAt < 20_000;
}

export function reload({ without = false } = {}) {
  if (without) {
    now = undefined;
  }
  write(now);
  location.reload();
}

addEventListener("pagehide", () => write(now));
