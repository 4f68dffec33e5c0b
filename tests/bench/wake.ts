import type { Page } from "@playwright/test";

/** Within this time the browser has come to what waits until it is idle (components/browser/when-idle.ts). */
export const idleMs = 3_000;

/** Reaches for the page's script by a key, and waits until all of it is there, with what it brings when it is idle. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(idleMs);
}
