import type { CDPSession, Page } from "@playwright/test";

/** Reported for every page of this browser, which caches none while it is automated. */
const ofTheBrowser = new Set([
  "BackForwardCacheDisabled",
  "BackForwardCacheDisabledByCommandLine",
  "BackForwardCacheDisabledForDelegate",
  "BrowsingInstanceNotSwapped",
]);

/** A prefetch may be in progress when the page is left; a moment later it is not. */
const isPending = (reason: string): boolean => reason.startsWith("OutstandingNetworkRequest");

/** Listeners that prevent a page from being cached; this browser does not report them in every version. */
async function unloadListeners(session: CDPSession): Promise<string[]> {
  const { result } = await session.send("Runtime.evaluate", { expression: "window" });
  if (!result.objectId) return [];
  const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId });
  return listeners.map(({ type }) => type).filter((type) => /unload$/.test(type));
}

/** Leaves the open page, comes back, and returns why the browser could not have kept it in its back/forward cache. */
export async function whyNotKept(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const explained = new Promise<string[]>((resolve) =>
    session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    ),
  );
  const listeners = await unloadListeners(session);
  await page.goto("/robots.txt");
  await page.goBack({ waitUntil: "commit" });
  const reasons = await explained;
  await session.detach();
  return [...listeners, ...reasons.filter((reason) => !ofTheBrowser.has(reason) && !isPending(reason))];
}
