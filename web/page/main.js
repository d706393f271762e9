// Brings the program and the page together: loads the one, and is the other's
// side of `globalThis.tenement`.

import { fit, focus, onPage, prepareCanvas } from "./canvas.js";
import { copy, preparePaste } from "./clipboard.js";
import { takeAway, trouble } from "./cover.js";
import { expect, expectProgram, file, listOfFiles, program } from "./download.js";
import { ask } from "./entry.js";
import { handOut, has, keep } from "./handout.js";
import { kept, resume } from "./matchkept.js";
import { keepForOffline } from "./offline.js";
import { hide, show } from "./overlay.js";
import { progress } from "./progress.js";
import { prepareSound } from "./sound.js";
import { beat, stopWatching, wait, watch } from "./watchdog.js";
import { chooseWords, say } from "./words.js";

let tenement;
let attempts = 0;
let isReady = false;
let isStarted = false;
let isOver = false;

// ------------------------------------------------------- what the program calls

const calls = {
  progress: part => progress("start", part),
  ready() {
    if (!isReady) {
      isReady = true;
      takeAway();
      focus();
      keepForOffline();
    }
  },
  beat,
  fit,
  kept,
  resume,
  failed: message => end("failed", message),
  copy(text) {
    copy(text);
  },
  ask: (label, text, limit) => ask(label, text, limit, answer => tenement.typed(answer)),
  say(text) {
    document.getElementById("prompt").textContent = text;
  },
  seen(json) {
    const sight = JSON.parse(json);
    sight.lit = sight.lit.map(lit => ({ ...lit, ...onPage(lit) }));
    globalThis.tenement.sight = sight;
  },
};

// The program must not stop because the page has made a mistake.
function harmless(call) {
  return (...values) => {
    try {
      return call(...values);
    } catch (error) {
      console.error(error);
      return undefined;
    }
  };
}

globalThis.tenement = { probing: new URLSearchParams(location.search).has("probe") };
for (const [name, call] of Object.entries(calls)) {
  globalThis.tenement[name] = harmless(call);
}

// ------------------------------------------------------------ when it goes wrong

function end(kind, technical) {
  if (isOver) {
    return;
  }
  isOver = true;
  stopWatching();
  show(kind, { technical, version: globalThis.tenement.version });
}

// The window system of the program leaves its first call by an exception that is none.
const isNoError = error => /not actually an error/.test(error?.message ?? error);

// Before the first screen any error is the end; later only one inside of the
// program is, because nothing of it can be trusted after that.
function uncaught(error) {
  if (!isStarted || isNoError(error)) {
    return;
  }
  const inside = error instanceof WebAssembly.RuntimeError || (error instanceof RangeError && /wasm/.test(error.stack));
  if (!isReady || inside) {
    end("failed", String(error?.stack ?? error));
  }
}

// Messages without an error are about layout or somebody else's script, and what
// a browser refuses, such as sound, is no reason to stop.
addEventListener("error", event => event.error && uncaught(event.error));
addEventListener("unhandledrejection", event => event.reason instanceof DOMException || uncaught(event.reason));
document.getElementById("tenement").addEventListener("webglcontextlost", event => {
  event.preventDefault();
  end("lost");
});

watch({
  frozen: () =>
    show("frozen", {
      version: globalThis.tenement.version,
      wait() {
        hide();
        wait();
      },
    }),
  alive: hide,
});

// ------------------------------------------------------------------- the start

// What the browser lacks, as a sentence.
function lacking() {
  if (typeof WebAssembly !== "object") {
    return say("page-no-webassembly");
  }
  const drawing = document.createElement("canvas").getContext("webgl2");
  // The program needs the place of this one.
  drawing?.getExtension("WEBGL_lose_context")?.loseContext();
  return drawing ? undefined : say("page-no-webgl");
}

// Downloads everything at the same time. A module that could not be had is asked
// for by another name the next time: browsers remember it as broken.
async function load(signal) {
  attempts += 1;
  progress("download", 0);
  const list = await listOfFiles();
  globalThis.tenement.version = list.version;
  expectProgram(list.wasm);
  list.first.forEach(({ path, size }) => expect(path, size));
  const missing = list.first.filter(({ path }) => !has(path));
  const again = attempts > 1 ? `&${attempts}` : "";
  const [compiled, module] = await Promise.all([
    program(list, signal),
    import(`./tenement.js?${list.version}${again}`),
    ...missing.map(async one => keep(one.path, await file(one, signal))),
  ]);
  progress("compile", 1);
  return { compiled, module };
}

async function start() {
  let loaded;
  const attempt = new AbortController();
  try {
    loaded = await load(attempt.signal);
  } catch (error) {
    console.error(error);
    // What is still on its way would only be in the way of the next attempt.
    attempt.abort();
    trouble(say("page-no-download"), start, String(error));
    return;
  }
  tenement = loaded.module;
  handOut();
  preparePaste(text => tenement.pasted(text));
  isStarted = true;
  try {
    await tenement.default({ module_or_path: loaded.compiled });
  } catch (error) {
    uncaught(error);
  }
}

prepareCanvas();
prepareSound();
await chooseWords();
const reason = lacking();
if (reason) {
  trouble(reason);
} else {
  start();
}
