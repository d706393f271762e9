// The folder with the page, on a local address below a folder, as on most hosts.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder with the page: web/dist, or the one $TENEMENT_DIST names. */
export const DIST = process.env.TENEMENT_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** Where the page lies on the host. */
export const BASE = "/games/tenement/";

/** Begins to serve; returns the address of the page, and how to stop. */
export async function host(options = {}) {
  if (!existsSync(join(DIST, "index.html"))) throw new Error(`There is no page in ${DIST}: build it first.`);
  const { serve } = await import("../../serve.mjs");
  const served = await serve({ root: DIST, base: BASE, ...options });
  return { url: new URL(BASE, served.url).href, close: () => served.close() };
}
