// Where the tests of a file happen: one browser and one host for all of them, and
// for each test a fresh visitor, of whom nothing is known.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { host } from "./host.mjs";
import { Tab } from "./tab.mjs";

/** No match takes longer. */
const TIMEOUT = 900_000;

/**
 * Opens the browser for the tests of this file. A test is given `visit`, which
 * opens the page in a fresh context, and fails if any of its tabs complains.
 * `flags` are the browser's.
 */
export function place(flags) {
  const here = {};
  before(async () => {
    here.host = await host();
    here.browser = await launch(flags);
  });
  after(async () => {
    await here.browser?.close();
    await here.host?.close();
  });
  here.test = (name, body) =>
    test(name, { timeout: TIMEOUT }, async t => {
      const visits = new Visits(here);
      try {
        await body(visits.visit, t);
        assert.deepEqual(visits.complaints(), [], "nothing goes wrong behind the scenes");
      } catch (error) {
        await visits.tell(t, name);
        throw error;
      } finally {
        await visits.close();
      }
    });
  return here;
}

/** The smallest window there may be: a browser that draws in software takes as long as
    there are pixels. */
const SMALLEST = { width: 640, height: 360 };

/** What tells the browser of a window as large as a match is drawn for. */
export const LARGE = { viewport: { width: 1280, height: 720 } };

class Visits {
  #here;
  #contexts = [];
  #tabs = [];

  constructor(here) {
    this.#here = here;
  }

  /**
   * Opens the page as somebody new. `prepare` is run in the page before anything
   * else; `context` is what the browser is told about the visitor's device.
   */
  visit = async (query = "?probe", { context: about = {}, prepare, argument, expect = [], url } = {}) => {
    // Keeping everything for offline is work that most tests can do without.
    const usual = { viewport: SMALLEST, serviceWorkers: "block" };
    const context = await this.#here.browser.newContext({ ...usual, ...about });
    this.#contexts.push(context);
    if (prepare) await context.addInitScript(prepare, argument);
    return this.open(context, query, { expect, url });
  };

  /** Opens the page in one more tab. */
  async open(context, query, { expect = [], url } = {}) {
    const tab = new Tab(await context.newPage(), url ?? this.#here.host.url);
    tab.expect(...expect);
    tab.again = (query, options) => this.open(context, query, options);
    this.#tabs.push(tab);
    await tab.go(query);
    return tab;
  }

  complaints() {
    return this.#tabs.flatMap(tab => tab.complaints);
  }

  /** Says what there is to see when a test has failed. */
  async tell(t, name) {
    for (const [nth, tab] of this.#tabs.entries()) {
      if (tab.page.isClosed()) continue;
      const picture = await tab.picture(`failed-${name}-${nth}`).catch(error => error.message);
      t.diagnostic(`picture: ${picture}`);
      t.diagnostic(`in sight: ${JSON.stringify(await tab.sight().catch(() => null))}`);
      if (tab.complaints.length > 0) t.diagnostic(`complaints: ${tab.complaints.join("\n")}`);
    }
  }

  async close() {
    for (const context of this.#contexts) await context.close();
  }
}
