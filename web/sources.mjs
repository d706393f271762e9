// What the program is built from, as one hash: two checkouts with the same hash get
// the same program, so that it need not be built for both.
//
//   rustc -vV | node web/sources.mjs           # prints the hash
//   node web/sources.mjs --read tenement.d     # fails if it leaves out what cargo has read
//
// What comes in, files of the checkout and what cargo is told from outside are
// hashed. Outside of a checkout of git nothing is printed.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

// What cargo does not read for the program. Everything else counts, even if it says
// nothing: a build too many is better than one too few.
const FOLDERS = /^(\.ci|assets\/(bake|pictures|readme|sounds)|benches|fuzz|tests)\//;
const PAGE = /^web\/(?!build$|package-lock\.json$|sources\.mjs$)/;
const TEXTS = /^(README\.md|check|play|rustfmt\.toml)$/;
const isOther = path => FOLDERS.test(path) || PAGE.test(path) || TEXTS.test(path);

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

// The files that count, those not yet kept by git too.
function files() {
  const asked = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { status, stdout } = spawnSync("git", asked, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) {
    return undefined;
  }
  const paths = [...new Set(stdout.split("\0"))].filter(path => path && !isOther(path));
  return paths.filter(path => existsSync(join(root, path))).sort();
}

// The settings that cargo takes from folders around the checkout and from home.
function settings() {
  const folders = [process.env.CARGO_HOME ?? join(homedir(), ".cargo")];
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    folders.push(join(folder, ".cargo"));
    if (folder === dirname(folder)) {
      break;
    }
  }
  const paths = folders.flatMap(folder => [join(folder, "config"), join(folder, "config.toml")]);
  return paths.filter(existsSync).map(path => readFileSync(path, "utf8"));
}

// The variables that change what cargo and the compiler make.
function variables() {
  const counts = ([name]) => /^(RUSTFLAGS|RUSTC|CARGO_(BUILD|ENCODED|PROFILE|TARGET_WASM|UNSTABLE))/.test(name);
  return Object.entries(process.env).filter(counts).sort();
}

// The files of the checkout that a list of dependencies names, as cargo writes it.
function read(list) {
  const [, names] = /: (.*)/.exec(readFileSync(list, "utf8"));
  const paths = names.match(/(\\ |[^ ])+/g).map(path => path.replaceAll("\\ ", " "));
  return paths.filter(path => path.startsWith(root + sep)).map(path => path.slice(root.length + 1).replaceAll(sep, "/"));
}

const { values: asked } = parseArgs({ options: { read: { type: "string" } } });
const counted = files();
if (counted && asked.read) {
  const left = read(asked.read).filter(path => !counted.includes(path));
  if (left.length > 0) {
    console.error(`web/sources.mjs must count what cargo reads for the program: ${left.join(", ")}`);
    process.exit(1);
  }
} else if (counted) {
  const digest = bytes => createHash("sha256").update(bytes).digest("hex");
  const contents = counted.map(path => [path, digest(readFileSync(join(root, path)))]);
  const whole = [readFileSync(0, "utf8"), contents, settings(), variables()];
  console.log(digest(JSON.stringify(whole)).slice(0, 32));
}
