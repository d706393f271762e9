// What kinds of files there are, by their endings, for the host that tests use and
// for the page without a connection.
export const TYPES = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  png: "image/png",
  ogg: "audio/ogg",
  ttf: "font/ttf",
  wasm: "application/wasm",
  txt: "text/plain; charset=utf-8",
  gz: "application/gzip",
  br: "application/octet-stream",
};
