import type { CDPSession } from "@playwright/test";
import { launchChromium } from "../support/chromium.ts";
import { idleMs } from "./wake.ts";
import { liteCookie } from "#lib/platform/http/lite-choice.ts";

/** What a visit transfers over the line, including response headers. Anything in the browser's cache costs nothing. */
export type Visit = {
  bytes: number;
  requests: number;
  /** The scripts' part of `bytes`. */
  scriptBytes: number;
  /** Bytes of prefetched pages. They are not in the figures above unless the pages were opened. */
  aheadBytes: number;
};

type Asked = { url: string; isScript: boolean; isAhead: boolean };

/** A phone that is not touched. */
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** Counts what is transferred from now on, response by response. */
async function count(session: CDPSession, visit: Visit): Promise<void> {
  const asked = new Map<string, Asked>();
  const ahead = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const isAhead = type === "Prefetch" || /prefetch/.test(request.headers["Sec-Purpose"] ?? "");
    asked.set(requestId, { url: request.url, isScript: type === "Script", isAhead });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    // A prefetched page that is opened now was counted as prefetched; move it to the visit.
    const paid = response.fromPrefetchCache === true ? ahead.get(response.url) : undefined;
    if (paid !== undefined) {
      visit.bytes += paid;
      visit.requests += 1;
      visit.aheadBytes -= paid;
    }
    if (paid !== undefined || response.fromDiskCache === true) asked.delete(requestId);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => asked.delete(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const what = asked.get(requestId);
    if (!what) return;
    if (what.isAhead) {
      ahead.set(what.url, encodedDataLength);
      visit.aheadBytes += encodedDataLength;
      return;
    }
    visit.bytes += encodedDataLength;
    visit.requests += 1;
    if (what.isScript) visit.scriptBytes += encodedDataLength;
  });
  await session.send("Network.enable");
}

/** Opens pages one after another as a new visitor who reads and touches nothing; optionally in lite mode. */
export async function visitPages(
  origin: string,
  paths: readonly string[],
  { lite = false }: { lite?: boolean } = {},
): Promise<Visit> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext(phone);
    if (lite) await context.addCookies([{ name: liteCookie, value: "1", url: origin }]);
    const page = await context.newPage();
    const visit: Visit = { bytes: 0, requests: 0, scriptBytes: 0, aheadBytes: 0 };
    await count(await context.newCDPSession(page), visit);
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await page.waitForTimeout(idleMs);
    }
    return { ...visit };
  } finally {
    await browser.close();
  }
}
