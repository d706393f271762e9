// Makes the icons in web/page/icons from assets/pictures/src/scenes/icon.svg:
//
//   npm install --prefix FOLDER @resvg/resvg-js
//   node web/icons.mjs FOLDER
//
// The icons are kept with the sources, so this is only needed after a change.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const { Resvg } = createRequire(resolve(process.argv[2] ?? ".", "here.js"))("@resvg/resvg-js");
const here = dirname(fileURLToPath(import.meta.url));
const source = readFileSync(join(here, "../assets/pictures/src/scenes/icon.svg"), "utf8");

// Phones cut icons in shapes of their own: the night reaches every edge, and the
// picture keeps away from them. `share` is how much of the width it has.
function toTheEdge(share) {
  const edge = (256 * (1 - share)) / 2;
  const inside = source
    .replace(/<svg[^>]*>/, "")
    .replace("</svg>", "")
    .replace(' clip-path="url(#sheet)"', "")
    // The street goes on to the edges.
    .replace(/<polygon fill="#252A3C"[^>]*>/, '<path fill="#252A3C" d="M-80 229L128 231L336 228V340H-80Z"/>');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path fill="#1F2A44" d="M0 0H256V256H0Z"/><g transform="translate(${edge} ${edge}) scale(${share})">${inside}</g></svg>`;
}

const icons = [
  ["icon-192.png", 192, source],
  ["icon-512.png", 512, source],
  ["icon-maskable-512.png", 512, toTheEdge(0.72)],
  ["apple-touch-icon.png", 180, toTheEdge(0.9)],
];
mkdirSync(join(here, "page/icons"), { recursive: true });
for (const [name, width, svg] of icons) {
  const picture = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  writeFileSync(join(here, "page/icons", name), picture.asPng());
}
