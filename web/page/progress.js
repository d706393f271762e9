// The bar on the cover: what is downloaded in bytes, then compiled, then started.

import { say } from "./words.js";

const parts = ["download", "compile", "start"];
// How much of the whole bar each part is, in percent: as in page.css.
const shares = { download: 75, compile: 12.5, start: 12.5 };
const done = { download: 0, compile: 0, start: 0 };

export function progress(part, share, bytes) {
  done[part] = Math.min(1, Math.max(0, share));
  const bar = document.getElementById("bar");
  if (!bar) {
    return;
  }
  document.getElementById(`bar-${part}`).style.setProperty("--done", done[part]);
  const whole = parts.reduce((sum, part) => sum + done[part] * shares[part], 0);
  bar.setAttribute("aria-valuenow", Math.round(whole));
  const now = parts.find(part => done[part] < 1) ?? "start";
  write("bar-part", say(`page-${now}`));
  if (bytes) {
    const amount = say("page-amount", { done: megabytes(bytes.done), all: megabytes(bytes.all) });
    write("bar-amount", now === "download" ? amount : "");
  } else if (now !== "download") {
    write("bar-amount", "");
  }
}

// Hundreds of pieces arrive in a second; the words change less often.
function write(id, text) {
  const element = document.getElementById(id);
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

function megabytes(bytes) {
  return (bytes / 1e6).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
