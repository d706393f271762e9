// Who has been here once can come back without a network.

import { MATCH } from "./support/match.mjs";
import { host } from "./support/host.mjs";
import { place } from "./support/place.mjs";

const here = place();

here.test("after the first visit the page opens and plays without a network", async (visit, t) => {
  const gone = await host();
  let open = true;
  try {
    const tab = await visit("?probe", { url: gone.url, context: { serviceWorkers: "allow" } });
    await tab.screen("title");
    await tab.until("the page is kept for later", async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === "activated";
    });
    await tab.page.context().setOffline(true);
    await gone.close();
    open = false;
    await tab.page.reload();
    await tab.screen("title");
    t.diagnostic(await tab.picture("title-offline"));
    await tab.press("Enter");
    await tab.screen("lobby");
    await tab.press("Enter");
    await tab.asked();
    await tab.go(MATCH);
    await tab.asked();
  } finally {
    if (open) await gone.close();
  }
});
