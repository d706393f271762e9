// Getting what the program needs, and counting the bytes.

import { progress } from "./progress.js";

const PROGRAM = "tenement_bg.wasm";

// How much of each file is here, in bytes over the wire.
const expected = new Map();
const received = new Map();

function count(path, bytes) {
  received.set(path, Math.min(bytes, expected.get(path)));
  const sum = map => [...map.values()].reduce((sum, bytes) => sum + bytes, 0);
  const done = sum(received);
  const all = sum(expected);
  progress("download", all === 0 ? 0 : done / all, { done, all });
}

export function expect(path, bytes) {
  expected.set(path, bytes);
  received.set(path, received.get(path) ?? 0);
}

// The list of all files, always the newest: the others are named after its version.
export async function listOfFiles() {
  return (await get("files.json", { cache: "no-cache" })).json();
}

async function get(url, options) {
  const answer = await fetch(url, options);
  if (!answer.ok) {
    throw new Error(`${url}: ${answer.status}`);
  }
  return answer;
}

// ------------------------------------------------------------ pictures, sounds

// The bytes of a file. A copy of another length is an old one from a cache, or
// cut short, and asked for once more.
export async function file({ path, size }, signal) {
  for (const cache of ["default", "reload"]) {
    const bytes = await read(await get(path, { cache, signal }), path);
    if (bytes.byteLength === size) {
      return bytes;
    }
  }
  throw new Error(`${path} has not come whole`);
}

async function read(answer, path) {
  const pieces = [];
  let length = 0;
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    pieces.push(value);
    length += value.byteLength;
    count(path, length);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

// ---------------------------------------------------------------- the program

// The forms in which the program is there, the smallest first, as far as this
// browser can unpack them.
function forms(sizes) {
  const all = [
    { name: PROGRAM + ".br", size: sizes.br, packing: "brotli" },
    { name: PROGRAM + ".gz", size: sizes.gz, packing: "gzip" },
    { name: PROGRAM, size: sizes.raw, packing: undefined },
  ];
  return all.filter(({ size, packing }) => size > 0 && (!packing || canUnpack(packing)));
}

function canUnpack(packing) {
  try {
    return Boolean(new DecompressionStream(packing));
  } catch {
    return false;
  }
}

// What the bar has to expect for the program.
export function expectProgram(sizes) {
  expect(PROGRAM, forms(sizes)[0].size);
}

// The compiled program: whatever goes wrong with one form, the next is tried.
export async function program({ version, wasm }, signal) {
  let trouble;
  for (const form of forms(wasm)) {
    try {
      return await compile(form, version, wasm, signal);
    } catch (error) {
      signal.throwIfAborted();
      console.warn(`${form.name}:`, error);
      trouble = error;
    }
  }
  throw trouble;
}

async function compile(form, version, sizes, signal) {
  expect(PROGRAM, form.size);
  count(PROGRAM, 0);
  const answer = await get(`${form.name}?${version}`, { signal });
  const stream = await unpacked(answer.body, form, sizes);
  const asProgram = { headers: { "Content-Type": "application/wasm" } };
  if (WebAssembly.compileStreaming) {
    return WebAssembly.compileStreaming(new Response(stream, asProgram));
  }
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

// A stream of the program as it is. Some servers unpack what ends with .gz or .br
// on the way, so the first bytes tell what has to be done, not the name.
async function unpacked(body, form, sizes) {
  const reader = body.getReader();
  let head = new Uint8Array();
  let ended = false;
  while (head.length < 4 && !ended) {
    const { done, value } = await reader.read();
    ended = done;
    head = new Uint8Array([...head, ...(value ?? [])]);
  }
  const begins = (...bytes) => bytes.every((byte, at) => head[at] === byte);
  let packing;
  if (begins(0x00, 0x61, 0x73, 0x6d)) {
    expect(PROGRAM, sizes.raw);
  } else if (begins(0x1f, 0x8b)) {
    packing = "gzip";
  } else if (form.packing === "brotli") {
    packing = "brotli";
  } else {
    throw new Error("this is no program");
  }
  let length = head.length;
  const counted = new ReadableStream({
    start(controller) {
      count(PROGRAM, length);
      controller.enqueue(head);
    },
    async pull(controller) {
      const { done, value } = ended ? { done: true } : await reader.read();
      if (done) {
        controller.close();
        // The bar is full even if the server has packed it in a way of its own.
        count(PROGRAM, Infinity);
      } else {
        length += value.byteLength;
        count(PROGRAM, length);
        controller.enqueue(value);
      }
    },
    cancel: reason => reader.cancel(reason),
  });
  return packing ? counted.pipeThrough(new DecompressionStream(packing)) : counted;
}
