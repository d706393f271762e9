// Sentences about what went wrong, which the program writes over whatever it shows.

import assert from "node:assert/strict";

/** That the program says such a sentence; a picture of it is taken in any case. */
export async function says(tab, t, name, pattern = /./) {
  await tab.until("a sentence is said", () => {
    const { problems } = globalThis.tenement.sight;
    return problems === undefined || problems.length > 0;
  });
  t.diagnostic(await tab.picture(`sentence-${name}`));
  const { problems } = await tab.sight();
  if (problems) assert.match(problems.join("\n"), pattern);
}
