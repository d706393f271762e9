// The sentences of the page, in the language of the link or of the browser.

let english = {};
let chosen = {};

// What the sentence says, with its names in braces filled in.
export function say(id, names = {}) {
  const sentence = chosen[id] ?? english[id] ?? id;
  return sentence.replace(/\{\s*\$([a-z-]+)\s*\}/g, (whole, name) => names[name] ?? whole);
}

// English is in the page itself; other languages are fetched when somebody wants them.
export async function chooseWords() {
  try {
    english = JSON.parse(document.getElementById("words").textContent);
  } catch {
    // Without sentences their names are shown, which is still better than nothing.
  }
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, ...(navigator.languages ?? [])].filter(Boolean).map(code => code.slice(0, 2).toLowerCase());
  if (wanted.length === 0 || wanted[0] === "en") {
    return;
  }
  try {
    const answer = await fetch("words.json");
    const all = await answer.json();
    const code = wanted.find(code => Object.hasOwn(all, code)) ?? "en";
    chosen = all[code] ?? {};
    document.documentElement.lang = code;
    for (const element of document.querySelectorAll("[data-say]")) {
      element.textContent = say(element.dataset.say);
    }
  } catch {
    // English will do.
  }
}
