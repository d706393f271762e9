// Puts the page, the program and its files together into one folder that any
// host for static files can serve, and measures it.
//
//   node web/assemble.mjs --bindgen DIR [--assets assets] [--page web/page]
//       [--out web/dist] [--sizes web/sizes.json] --version V
//
// The same input gives the same bytes. Ends with 1 if something is over its budget.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { TYPES } from "./types.mjs";

// What must be here before a first match of Eviction; the program asks for the
// rest when it is needed. Sounds are chosen by their names below.
const FIRST = [
  "assets/pictures/baked/title@1x.png",
  "assets/pictures/baked/faces@1x.json",
  "assets/pictures/baked/faces@1x.png",
  "assets/pictures/baked/table@1x.png",
  "assets/pictures/baked/pieces@1x.json",
  "assets/pictures/baked/pieces@1x.png",
  "assets/pictures/baked/rooms@1x.json",
  "assets/pictures/baked/rooms@1x.png",
  "assets/pictures/baked/results@1x.png",
];
const isFirst = path => FIRST.includes(path) || (path.startsWith("assets/sounds/") && !path.includes("/music-"));

// The most that may be, in bytes.
const BUDGETS = [
  ["the program in gzip", sizes => sizes.wasm.gz, 5_000_000],
  ["the program in Brotli", sizes => sizes.wasm.br, 3_600_000],
  ["the first load in gzip", sizes => sizes.first.gz, 8_000_000],
];

const PROGRAM = "tenement_bg.wasm";
const PACKED = /\.(html|js|css|json|svg|wasm|ttf|webmanifest)$/;

const here = dirname(fileURLToPath(import.meta.url));
const { values: options } = parseArgs({
  options: {
    bindgen: { type: "string" },
    assets: { type: "string", default: join(here, "../assets") },
    page: { type: "string", default: join(here, "page") },
    out: { type: "string", default: join(here, "dist") },
    sizes: { type: "string", default: join(here, "sizes.json") },
    version: { type: "string" },
  },
});
for (const name of ["bindgen", "version"]) {
  if (!options[name]) {
    fail(`--${name} is missing.`);
  }
}

function fail(...lines) {
  lines.forEach(line => console.error(line));
  process.exit(1);
}

// ------------------------------------------------------------ what is gathered

// All files by their paths in the folder to be made.
const files = new Map();

// Takes the files below `folder` for which `wanted` is true, as files below `as`.
function take(folder, as, wanted = () => true) {
  for (const name of readdirSync(folder).sort()) {
    const from = join(folder, name);
    if (statSync(from).isDirectory()) {
      take(from, `${as}${name}/`, wanted);
    } else if (wanted(`${as}${name}`)) {
      files.set(`${as}${name}`, readFileSync(from));
    }
  }
}

take(options.page, "");
take(join(options.assets, "pictures/baked"), "assets/pictures/baked/", path => /@1x\.(png|json)$/.test(path));
take(join(options.assets, "sounds"), "assets/sounds/", path => /^assets\/sounds\/[^/]*\.ogg$/.test(path));
// The program brings all fonts inside; the page needs the one of the title.
take(join(options.assets, "fonts"), "assets/fonts/", path => /(\/display\.ttf|-OFL\.txt)$/.test(path));
files.set("icons/icon.svg", readFileSync(join(options.assets, "pictures/src/scenes/icon.svg")));
take(options.bindgen, "", path => path === "tenement.js" || path === PROGRAM || path.startsWith("snippets/"));

for (const path of [...FIRST, "index.html", "tenement.js", PROGRAM]) {
  if (!files.has(path)) {
    fail(`${path} is missing.`);
  }
}

// ----------------------------------------------------------------------- words

// The sentences of a language: one in a line, as assets/locales/en/page.ftl says.
function words(text, path) {
  const found = {};
  for (const line of text.split(/\r?\n/)) {
    const [, id, sentence] = /^([a-z][a-z0-9-]*) = (.+)$/.exec(line) ?? [];
    if (id) {
      found[id] = sentence.trim();
    } else if (line.trim() && !line.startsWith("#")) {
      fail(`${path}: this is no plain sentence: ${line}`);
    }
  }
  return found;
}

const locales = join(options.assets, "locales");
const sentences = {};
for (const code of readdirSync(locales).sort()) {
  const path = join(locales, code, "page.ftl");
  if (existsSync(path)) {
    sentences[code] = words(readFileSync(path, "utf8"), path);
  }
}
files.set("words.json", Buffer.from(JSON.stringify(sentences)));

function change(path, from, to) {
  const text = files.get(path).toString();
  if (!text.includes(from)) {
    fail(`${path} has no ${from}.`);
  }
  files.set(path, Buffer.from(text.replace(from, () => to)));
}

// `<` could end the script in which the words stand.
change("index.html", ">{}</script>", `>${JSON.stringify(sentences.en).replaceAll("<", "\\u003c")}</script>`);
const modules = [...files.keys()].filter(path => /^[a-z]+\.js$/.test(path) && path !== "sw.js" && path !== "main.js" && path !== "tenement.js");
change("index.html", "<!-- modules -->", modules.map(path => `<link rel="modulepreload" href="${path}">`).join("\n  "));
change("sw.js", "types = {}", `types = ${JSON.stringify(TYPES)}`);

// --------------------------------------------------------------------- version

const paths = [...files.keys()].sort();
const digest = bytes => createHash("sha256").update(bytes).digest("hex");
const hash = digest(paths.map(path => `${digest(files.get(path))} ${path}\n`).join("")).slice(0, 10);
const version = `${options.version}+${hash}`;
change("sw.js", "@version@", version);

// ------------------------------------------------------------------- packed forms

function gzip(bytes) {
  const packed = gzipSync(bytes, { level: 9 });
  // The system on which it was packed, which would differ from one to another.
  packed[9] = 255;
  return packed;
}

function brotli(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params });
}

const packed = new Map();
function pack(path) {
  if (PACKED.test(path)) {
    packed.set(path, { gz: gzip(files.get(path)), br: brotli(files.get(path)) });
  }
}
paths.forEach(pack);

// What comes over the wire from a host that packs what can be packed.
function wire(path) {
  const raw = files.get(path).length;
  const { gz, br } = packed.get(path) ?? {};
  return { raw, gz: gz?.length ?? raw, br: br?.length ?? raw };
}

function sum(paths) {
  const all = { raw: 0, gz: 0, br: 0 };
  for (const path of paths) {
    const one = wire(path);
    Object.keys(all).forEach(form => (all[form] += one[form]));
  }
  return all;
}

// -------------------------------------------------------------------- the list

const listed = path => ({ path, size: files.get(path).length });
const list = {
  version,
  wasm: wire(PROGRAM),
  first: paths.filter(isFirst).map(listed),
  all: paths.filter(path => path !== "sw.js").map(path => ({ ...listed(path), hash: digest(files.get(path)).slice(0, 10) })),
};
files.set("files.json", Buffer.from(JSON.stringify(list)));
pack("files.json");

rmSync(options.out, { recursive: true, force: true });
for (const [path, bytes] of files) {
  const to = resolve(options.out, path);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, bytes);
  for (const [form, bytes] of Object.entries(packed.get(path) ?? {})) {
    writeFileSync(`${to}.${form}`, bytes);
  }
}

// ----------------------------------------------------------------------- sizes

// What a browser fetches before the first screen; icons and the service worker
// come later, words only for other languages.
const early = [...files.keys()].filter(
  path => /^[^/]*\.(html|css|js|wasm|webmanifest)$/.test(path) || path.startsWith("snippets/") || path.endsWith(".ttf") || isFirst(path),
);
const sizes = {
  wasm: wire(PROGRAM),
  first: sum([...early.filter(path => path !== "sw.js"), "files.json"]),
  all: sum(files.keys()),
};
const rows = Object.entries(sizes).map(([name, forms]) => `  ${JSON.stringify(name)}: ${JSON.stringify(forms).replace(/[:,]/g, "$& ").replace(/[{}]/g, brace => (brace === "{" ? "{ " : " }"))}`);
writeFileSync(options.sizes, `{\n${rows.join(",\n")}\n}\n`);

console.log(`${version}, ${files.size} files in ${options.out}`);
console.log(["bytes".padEnd(12), "raw", "gzip", "Brotli"].map(text => text.padStart(12)).join(""));
for (const [name, { raw, gz, br }] of Object.entries(sizes)) {
  console.log([name.padEnd(12), raw, gz, br].map(cell => cell.toLocaleString("en").padStart(12)).join(""));
}
const over = BUDGETS.map(([name, size, most]) => [name, size(sizes), most]).filter(([, size, most]) => size > most);
if (over.length > 0) {
  fail(...over.map(([name, size, most]) => `Over its budget: ${name} has ${size.toLocaleString("en")} bytes, and ${most.toLocaleString("en")} is the most.`));
}
