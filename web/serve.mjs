// A small server for static files, for tests and for looking at the page.
//
//   node web/serve.mjs [FOLDER] [--port 8000] [--base /] [--encodings]
//
// In a test:
//
//   const { url, close } = await serve({ root: "web/dist", base: "/some/path/" });
//
// By default it is as simple as simple hosts are: no packing, no caching headers.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { TYPES } from "./types.mjs";

// `headers` are added to every answer: an object, or a function of the path.
// `log` is called with `{ method, path, status }`.
// `encodings` answers with the packed form beside a file when a browser takes it.
// `unpacked` declares `.gz` and `.br` files as packed, as some hosts do.
// `missing` and `cut` are functions of the path: whether it is not there, and after
// how many bytes the connection breaks (`undefined` for never).
// `rate` is how many bytes a second each answer has.
export async function serve({ root, base = "/", port = 0, headers = {}, log, encodings = false, unpacked = false, missing, cut, rate }) {
  const top = resolve(root);

  function answer(request, response) {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    const inside = path.startsWith(base) ? path.slice(base.length) : undefined;
    const own = typeof headers === "function" ? headers(inside) : headers;
    const finish = status => log?.({ method: request.method, path: inside ?? path, status });

    let file = inside === undefined ? undefined : resolve(top, inside === "" || inside.endsWith("/") ? `${inside}index.html` : inside);
    const isThere = file && (file + sep).startsWith(top + sep) && existsSync(file) && statSync(file).isFile();
    if (!isThere || missing?.(inside)) {
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", ...own });
      response.end("There is no such file.\n");
      return finish(404);
    }

    const ending = name => name.split(".").pop();
    const fields = { "Content-Type": TYPES[ending(file)] ?? "application/octet-stream" };
    const accepted = request.headers["accept-encoding"] ?? "";
    const form = encodings && [["br", "br"], ["gz", "gzip"]].find(([end, name]) => accepted.includes(name) && existsSync(`${file}.${end}`));
    if (form) {
      file += `.${form[0]}`;
      fields["Content-Encoding"] = form[1];
      fields.Vary = "Accept-Encoding";
    } else if (unpacked && /\.(gz|br)$/.test(file)) {
      fields["Content-Type"] = TYPES[ending(file.slice(0, -3))] ?? "application/octet-stream";
      fields["Content-Encoding"] = file.endsWith("gz") ? "gzip" : "br";
    }
    fields["Content-Length"] = statSync(file).size;
    response.writeHead(200, { ...fields, ...own });
    finish(200);
    if (request.method === "HEAD") {
      return response.end();
    }
    send(file, response, cut?.(inside), rate);
  }

  const server = createServer(answer);
  await new Promise((done, broken) => server.once("error", broken).listen(port, "127.0.0.1", done));
  return {
    url: `http://localhost:${server.address().port}${base}`,
    close: () =>
      new Promise(done => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

async function send(file, response, length, rate) {
  if (length === 0) {
    return response.destroy();
  }
  const range = length === undefined ? {} : { end: length - 1 };
  const stream = createReadStream(file, { ...range, highWaterMark: rate ? Math.max(1, Math.round(rate / 20)) : undefined });
  for await (const piece of stream) {
    if (response.destroyed) {
      return;
    }
    response.write(piece);
    if (rate) {
      await new Promise(done => setTimeout(done, 50));
    }
  }
  if (length !== undefined && length < statSync(file).size) {
    // What has been written must have left before the connection breaks.
    setTimeout(() => response.destroy(), 50);
  } else {
    response.end();
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: "string", default: "8000" },
      base: { type: "string", default: "/" },
      encodings: { type: "boolean", default: false },
    },
  });
  const root = positionals[0] ?? join(fileURLToPath(import.meta.url), "../dist");
  const { url } = await serve({ ...values, root, port: Number(values.port) });
  console.log(url);
}
