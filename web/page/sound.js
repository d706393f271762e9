// Browsers keep sound silent until somebody has touched the page, phones interrupt
// it for a call, and nobody wants to hear a page that is hidden.

const contexts = new Set();
let touched = false;

// Contexts are made by the program; this way the page knows them all.
function remember(name) {
  const Original = globalThis[name];
  if (!Original) {
    return;
  }
  globalThis[name] = class extends Original {
    constructor(...options) {
      super(...options);
      contexts.add(this);
      wake();
    }

    close() {
      contexts.delete(this);
      return super.close();
    }
  };
}

function wake() {
  if (!touched || document.hidden) {
    return;
  }
  for (const context of contexts) {
    if (context.state !== "running" && context.state !== "closed") {
      // It is refused as long as the browser does not count this as a gesture.
      context.resume().catch(() => {});
    }
  }
}

function touch() {
  touched = true;
  wake();
}

function turn() {
  if (!document.hidden) {
    wake();
    return;
  }
  for (const context of contexts) {
    if (context.state === "running") {
      context.suspend().catch(() => {});
    }
  }
}

export function prepareSound() {
  remember("AudioContext");
  remember("webkitAudioContext");
  for (const gesture of ["pointerdown", "pointerup", "touchend", "keydown"]) {
    addEventListener(gesture, touch, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", turn);
}
