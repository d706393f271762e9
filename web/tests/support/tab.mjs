// A tab with the page in it: what it complains of, and waiting for what it shows.

import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Long enough for a machine with two cores that draws in software. */
export const LONG = 120_000;

/** How often it is looked whether something has happened, in milliseconds. Frames
    are no measure: a page that shows nothing new draws none. */
const OFTEN = 50;

/** Where pictures go. */
export const PICTURES = process.env.TENEMENT_PICTURES ?? join(tmpdir(), "tenement-pictures");

export class Tab {
  #expected = [];

  constructor(page, url) {
    this.page = page;
    this.url = url;
    /** Everything that went wrong and was not expected. */
    this.complaints = [];
    page.setDefaultTimeout(LONG);
    page.on("console", message => {
      if (message.type() === "error") this.#complain(`console: ${message.text()}`);
    });
    page.on("pageerror", error => this.#complain(`error: ${error.message}`));
    page.on("requestfailed", request => {
      const why = request.failure()?.errorText ?? "";
      // Who leaves a page calls off what it was still fetching.
      if (why !== "net::ERR_ABORTED") this.#complain(`request: ${request.url()}: ${why}`);
    });
    page.on("response", response => {
      if (response.status() >= 400) this.#complain(`answer ${response.status()}: ${response.url()}`);
    });
  }

  /** From now on complaints like this one are right. */
  expect(...patterns) {
    this.#expected.push(...patterns);
  }

  #complain(what) {
    if (!this.#expected.some(pattern => pattern.test(what))) this.complaints.push(what);
  }

  /** Opens the page, with options in its address. */
  async go(query = "") {
    await this.page.goto(this.url + query, { waitUntil: "load" });
  }

  /** What the program shows now; nothing before it shows anything. */
  sight() {
    return this.page.evaluate(() => globalThis.tenement?.sight ?? null);
  }

  /** Waits until something holds in the page. */
  async until(what, holds, argument, timeout = LONG) {
    try {
      return await this.page.waitForFunction(holds, argument, { polling: OFTEN, timeout });
    } catch (error) {
      const sight = await this.sight().catch(() => null);
      throw new Error(`never: ${what}; in sight: ${JSON.stringify(sight)}\n${error.message}`);
    }
  }

  /** The same, but it need not happen. */
  async maybe(holds, argument, timeout) {
    try {
      await this.page.waitForFunction(holds, argument, { polling: OFTEN, timeout });
      return true;
    } catch (error) {
      if (error.name === "TimeoutError") return false;
      throw error;
    }
  }

  /** Waits until a screen is open and nothing moves there. */
  async screen(name, timeout = LONG) {
    await this.until(
      `the screen ${name}`,
      name => globalThis.tenement?.sight?.screen === name && !globalThis.tenement.sight.busy,
      name,
      timeout,
    );
    await this.rest();
    return this.sight();
  }

  /** Waits until no frame has been drawn for a moment: only then has a new screen given
      the focus to its first button. What goes on by itself is not waited for long. */
  rest() {
    const moment = () => {
      const { frames } = globalThis.tenement.sight;
      const now = performance.now();
      if (globalThis.rested?.frames !== frames) globalThis.rested = { frames, since: now };
      return now - globalThis.rested.since > 400;
    };
    return this.maybe(moment, undefined, 4000);
  }

  /** Waits until a person is asked, or the match is over. */
  async asked() {
    await this.until("a person is asked", () => {
      const sight = globalThis.tenement?.sight;
      if (!sight || sight.busy) return false;
      return sight.screen === "results" || (sight.screen === "match" && sight.mine);
    });
    return this.sight();
  }

  /** Waits for the next frame, if there is one: what changes nothing draws none. */
  frame(after, timeout = 500) {
    return this.maybe(after => globalThis.tenement.sight.frames > after, after, timeout);
  }

  /** Presses and releases a key, or keys as in `Shift+Tab`; each is down until it has
      been answered: that takes egui a second frame. */
  async press(keys) {
    const several = keys.split("+");
    for (const key of several) {
      const { frames } = await this.sight();
      await this.page.keyboard.down(key);
      await this.frame(frames + 1, 3000);
    }
    for (const key of several.reverse()) await this.page.keyboard.up(key);
  }

  /** Touches the page with a finger, which nobody lifts within a frame. */
  async tap(x, y) {
    this.finger ??= await this.page.context().newCDPSession(this.page);
    const { frames } = await this.sight();
    await this.finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await this.frame(frames, 2000);
    await this.finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  /** Takes a picture for people to look at. */
  async picture(name) {
    mkdirSync(PICTURES, { recursive: true });
    const path = join(PICTURES, `${name.replace(/[^\w-]+/g, "-")}.png`);
    await this.page.screenshot({ path });
    return path;
  }
}
