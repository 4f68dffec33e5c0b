import type { CDPSession, Page } from "@playwright/test";

/** A line of a phone in the country, and the processor of a cheap one. */
const slow4g = { latency: 150, downloadThroughput: (1_600 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const slowerBy = 4;

/** Gives a page the processor of a cheap phone. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowerBy });
  return session;
}

/** Gives a page the line and the processor of a cheap phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await slowProcessor(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    connectionType: "cellular4g",
    ...slow4g,
  });
  return session;
}
