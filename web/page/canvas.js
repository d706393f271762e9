// The canvas: as big as the window allows, with as few pixels as are wanted.

// More pixels than this for each pixel of CSS cost much and show little.
const FINEST = 2;

const room = document.getElementById("room");
const canvas = document.getElementById("tenement");
let step = 1;

export function fit(wanted) {
  step = Math.min(4, Math.max(1, Number(wanted) || 1));
  place();
}

// Where on the page something is that is so far from the left and the top of the
// canvas, in parts of its width and height.
export function onPage({ x, y }) {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return { x: left + x * width, y: top + y * height };
}

export function focus() {
  canvas.focus({ preventScroll: true });
}

// The program draws into the size the canvas has before it is stretched.
function place() {
  const stretch = Math.max(1, devicePixelRatio / FINEST) * step;
  canvas.style.setProperty("--canvas-width", `${room.clientWidth / stretch}px`);
  canvas.style.setProperty("--canvas-height", `${room.clientHeight / stretch}px`);
  canvas.style.transform = stretch === 1 ? "none" : `scale(${stretch})`;
}

// Nothing tells when the pixel ratio changes, except that it is no longer this one.
function watchRatio() {
  place();
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", watchRatio, { once: true });
}

// Keys with which the browser would scroll, go back, search in the page or leave
// the canvas. All others are the browser's, and so is everything with Ctrl.
const ours = new Set(["Tab", " ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Backspace", "'", "/"]);
ours.add("PageUp").add("PageDown").add("Home").add("End");

function holdKeys(event) {
  if (ours.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
  }
}

// Nothing of the page is seen through the picture. A browser that draws in software
// need not draw what is behind it then, nor mix the two: for every pixel of the window.
function makeOpaque() {
  const { getContext } = canvas;
  canvas.getContext = (kind, options) =>
    getContext.call(canvas, kind, { ...options, alpha: false, antialias: false, depth: false, stencil: false });
}

export function prepareCanvas() {
  makeOpaque();
  watchRatio();
  new ResizeObserver(place).observe(room);
  canvas.addEventListener("keydown", holdKeys);
  canvas.addEventListener("pointerdown", focus);
  canvas.addEventListener("contextmenu", event => event.preventDefault());
  canvas.addEventListener("wheel", event => event.ctrlKey || event.preventDefault(), { passive: false });
}
