// The cover: goes away when the program has drawn something, and says so when
// that will not happen.

import { say } from "./words.js";

const cover = document.getElementById("cover");

export function takeAway() {
  if (!cover.isConnected || cover.classList.contains("gone")) {
    return;
  }
  cover.classList.add("gone");
  // Without a transition nobody tells when it is over.
  setTimeout(() => cover.remove(), 400);
}

// Says what is wrong in place of the bar. `again` is what the button does;
// without it there is none, because trying again would not help.
export function trouble(sentence, again, technical) {
  show(true);
  document.getElementById("trouble-text").textContent = sentence;
  const more = document.getElementById("trouble-more");
  more.hidden = !technical;
  more.querySelector("summary").textContent = say("page-technical");
  more.querySelector("pre").textContent = technical ?? "";
  const button = document.getElementById("trouble-again");
  button.hidden = !again;
  if (again) {
    button.textContent = say("page-again");
    button.className = "first";
    button.onclick = () => {
      show(false);
      again();
    };
    button.focus();
  }
}

function show(isTrouble) {
  document.getElementById("trouble").hidden = !isTrouble;
  document.getElementById("loading").hidden = isTrouble;
}
