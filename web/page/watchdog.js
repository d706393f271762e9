// Notices that the program should have drawn and has not. While nothing is
// expected, nothing runs here.

// So many seconds in a row without a frame are no longer patience.
const PATIENCE = 8;
const TICK = 1000;
// A tick that comes this late was held up with everything else: the machine
// slept, or the page was at work.
const LATE = 2000;

const canvas = document.getElementById("tenement");
let expected = false;
let timer;
let silent = 0;
let lastTick = 0;
let browserDraws = false;
let frozen = false;
let tell = { frozen() {}, alive() {} };

// After every frame.
export function beat(more) {
  silent = 0;
  expected = more;
  if (frozen) {
    frozen = false;
    tell.alive();
  }
  run();
}

// Somebody wants to wait: counting begins anew.
export function wait() {
  frozen = false;
  silent = 0;
  run();
}

// The program has stopped for good; nothing is expected of it any more.
export function stopWatching() {
  expected = false;
  tell = { frozen() {}, alive() {} };
  run();
}

function run() {
  const wanted = expected && !frozen && !document.hidden;
  if (wanted && timer === undefined) {
    silent = 0;
    browserDraws = false;
    lastTick = performance.now();
    timer = setInterval(tick, TICK);
  } else if (!wanted && timer !== undefined) {
    clearInterval(timer);
    timer = undefined;
  }
}

function tick() {
  const now = performance.now();
  const late = now - lastTick > TICK + LATE;
  lastTick = now;
  if (late) {
    silent = 0;
  } else if (silent === 0 || browserDraws) {
    // A window behind others gets no frames from the browser: not the
    // program's fault, so only seconds in which the page got one count.
    silent += 1;
  }
  browserDraws = false;
  requestAnimationFrame(() => (browserDraws = true));
  if (silent >= PATIENCE) {
    frozen = true;
    run();
    tell.frozen();
  }
}

// Whatever is done at the canvas must be answered by a frame.
function expect() {
  expected = true;
  run();
}

export function watch(listeners) {
  tell = listeners;
  canvas.addEventListener("pointerdown", expect);
  canvas.addEventListener("keydown", expect);
  document.addEventListener("visibilitychange", run);
}
