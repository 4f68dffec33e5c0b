import type { CDPSession, Page } from "@playwright/test";

/** Said of every page in this browser, which keeps none while it is driven from outside. */
const ofTheBrowser = new Set([
  "BackForwardCacheDisabled",
  "BackForwardCacheDisabledByCommandLine",
  "BackForwardCacheDisabledForDelegate",
  "BrowsingInstanceNotSwapped",
]);

/** What the page fetches ahead while it is idle may be on its way when somebody leaves; a moment later it is not. */
const isOnItsWay = (reason: string): boolean => reason.startsWith("OutstandingNetworkRequest");

/** Listeners that keep a page from being kept; this browser does not tell of them in every version. */
async function unloadListeners(session: CDPSession): Promise<string[]> {
  const { result } = await session.send("Runtime.evaluate", { expression: "window" });
  if (!result.objectId) return [];
  const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId });
  return listeners.map(({ type }) => type).filter((type) => /unload$/.test(type));
}

/** Leaves the page that is open, comes back, and gives the reasons why the browser could not have kept it as it was. */
export async function whyNotKept(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const told = new Promise<string[]>((tell) =>
    session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      tell(notRestoredExplanations.map(({ reason }) => reason)),
    ),
  );
  const listeners = await unloadListeners(session);
  await page.goto("/robots.txt");
  await page.goBack({ waitUntil: "commit" });
  const reasons = await told;
  await session.detach();
  return [...listeners, ...reasons.filter((reason) => !ofTheBrowser.has(reason) && !isOnItsWay(reason))];
}
