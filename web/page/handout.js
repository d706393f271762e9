// Files that came with the page wait here until the program asks for them.

const waiting = new Map();
const fetchReally = globalThis.fetch.bind(globalThis);

const types = { png: "image/png", json: "application/json", ogg: "audio/ogg" };

export function has(path) {
  return waiting.has(address(path));
}

export function keep(path, bytes) {
  waiting.set(address(path), bytes);
}

// Every file is handed out once and then forgotten: the program keeps its own copy.
export function handOut() {
  globalThis.fetch = (request, options) => {
    const method = options?.method ?? request.method ?? "GET";
    const at = method === "GET" ? address(request.url ?? request) : undefined;
    const bytes = at && waiting.get(at);
    if (!bytes) {
      return fetchReally(request, options);
    }
    waiting.delete(at);
    const type = types[at.split(".").pop()] ?? "application/octet-stream";
    return Promise.resolve(new Response(bytes, { headers: { "Content-Type": type } }));
  };
}

// The same file can be written in several ways: `@` or `%40`.
function address(path) {
  try {
    const url = new URL(path, document.baseURI);
    return url.origin + decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
}
