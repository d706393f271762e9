// A browser that draws in software, the same everywhere.

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Where the browser is: $CHROMIUM, or the first of the usual names on the path. */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const files = folders.flatMap(folder => NAMES.map(name => join(folder, name)));
  const found = files.find(isProgram);
  if (!found) throw new Error("There is no Chromium here. Install it, or say in $CHROMIUM where it is.");
  return found;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts the browser, with more flags if need be. */
export function launch(flags = []) {
  const args = [...flags, "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];
  // The sandbox of the browser refuses to work for root, who runs tests in containers.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return chromium.launch({ executablePath: findBrowser(), headless: true, args });
}
