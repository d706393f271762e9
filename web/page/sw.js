// Serves the page when there is no connection. Its bytes change with every
// version, and a new version takes over when no tab shows the old one any more.

const VERSION = "@version@";
const scope = new URL(self.registration.scope);
// Pages that lie in other folders of the same host have caches of their own.
const prefix = `tenement ${scope.pathname} `;
const cacheName = prefix + VERSION;
const PROGRAM = "tenement_bg.wasm";

// From types.mjs, when the page is put together.
const types = {};

// ------------------------------------------------------------------- keeping

self.addEventListener("install", event => event.waitUntil(keepAll()));

async function keepAll() {
  const answer = await get("files.json", "no-store");
  const list = await answer.clone().json();
  if (list.version !== VERSION) {
    throw new Error(`this is ${VERSION}, but the files are ${list.version}`);
  }
  const cache = await caches.open(cacheName);
  await keep(cache, "files.json", await answer.arrayBuffer());
  const files = list.all.filter(({ path }) => path !== PROGRAM);
  await Promise.all([keepProgram(cache, list), keepSome(cache, files), keepSome(cache, files), keepSome(cache, files)]);
}

// Several of these take from the same list, so that the host is not asked for
// everything at once.
async function keepSome(cache, files) {
  for (let file = files.pop(); file; file = files.pop()) {
    await keep(cache, file.path, await whole(file));
  }
}

// The bytes of a file as this version has it. What the browser has kept from an
// older version is asked for again.
async function whole(file) {
  for (const mode of ["default", "reload"]) {
    const bytes = await (await get(file.path, mode)).arrayBuffer();
    // Some hosts add lines of their own to pages.
    if ((await isRight(bytes, file)) || (mode === "reload" && file.path.endsWith(".html"))) {
      return bytes;
    }
  }
  throw new Error(`${file.path} is not of version ${VERSION}`);
}

async function isRight(bytes, { size, hash }) {
  if (bytes.byteLength !== size) {
    return false;
  }
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(digest, byte => byte.toString(16).padStart(2, "0")).join("");
  return hex.startsWith(hash);
}

// The program is kept in the form in which the page has just loaded it. The page
// looks at its first bytes, so any form will do for it.
async function keepProgram(cache, { version, wasm, all }) {
  const packings = { ".br": ["brotli", wasm.br], ".gz": ["gzip", wasm.gz] };
  for (const [ending, [packing, size]] of Object.entries(packings)) {
    try {
      new DecompressionStream(packing);
      const path = PROGRAM + ending;
      const bytes = await (await get(`${path}?${version}`, "default")).arrayBuffer();
      if (bytes.byteLength === size || isProgram(bytes)) {
        return await keep(cache, path, bytes);
      }
    } catch {
      // This browser or this host does not have that form.
    }
  }
  const file = all.find(({ path }) => path === PROGRAM);
  await keep(cache, PROGRAM, await whole(file));
}

function isProgram(bytes) {
  const [zero, a, s, m] = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength));
  return zero === 0x00 && a === 0x61 && s === 0x73 && m === 0x6d;
}

async function get(path, mode) {
  const answer = await fetch(new URL(path, scope), { cache: mode });
  if (!answer.ok) {
    throw new Error(`${path}: ${answer.status}`);
  }
  return answer;
}

// With headers of our own: hosts send wrong ones, and those of a packed or
// redirected answer do not fit any more.
function keep(cache, path, bytes) {
  const type = types[path.split(".").pop()] ?? "application/octet-stream";
  return cache.put(new URL(path, scope), new Response(bytes, { headers: { "Content-Type": type } }));
}

self.addEventListener("activate", event => event.waitUntil(forgetOlder()));

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(prefix) && name !== cacheName).map(name => caches.delete(name)));
}

// ------------------------------------------------------------------- serving

self.addEventListener("fetch", event => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === scope.origin && url.pathname.startsWith(scope.pathname)) {
    event.respondWith(serve(event.request, url.pathname.slice(scope.pathname.length)));
  }
});

async function serve(request, path) {
  const cache = await caches.open(cacheName);
  // Links have options behind the question mark; files are the same with any.
  for (const name of names(decodeURIComponent(path))) {
    const found = await cache.match(new URL(name, scope), { ignoreSearch: true });
    if (found) {
      return found;
    }
  }
  return fetch(request);
}

// What a path may be kept as.
function names(path) {
  if (path === "") {
    return ["index.html"];
  }
  if (path.startsWith(PROGRAM)) {
    return [path, PROGRAM + ".br", PROGRAM + ".gz", PROGRAM];
  }
  return [path];
}
