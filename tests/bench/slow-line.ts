import type { CDPSession, Page } from "@playwright/test";

/** The line of a phone in the countryside, and the processor of a cheap one. */
const slow4g = { latency: 150, downloadThroughput: (1_600 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const slowerBy = 4;

const setRate = (session: CDPSession, rate: number) =>
  session.send("Emulation.setCPUThrottlingRate", { rate });

/** Gives a page the line of a cheap phone. */
export async function slowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    connectionType: "cellular4g",
    ...slow4g,
  });
  return session;
}

/** Gives a page the line and the processor of a cheap phone. */
export async function slowDown(page: Page): Promise<void> {
  await setRate(await slowLine(page), slowerBy);
}

/**
 * Gives a page the processor of a cheap phone during `work`. Chromium slows a page down by busy work of its own, even
 * while the page is idle, so several slow pages at once would leave no processor for what is measured.
 */
export async function whileSlow<T>(session: CDPSession, work: () => Promise<T>): Promise<T> {
  await setRate(session, slowerBy);
  try {
    return await work();
  } finally {
    await setRate(session, 1);
  }
}
