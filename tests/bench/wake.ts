import type { Page } from "@playwright/test";

/** By this time the browser has run what waits until it is idle (components/browser/when-idle.ts). */
export const idleMs = 3_000;

/** Presses a key to load the page's script, and waits until all of it is loaded, including what it loads when idle. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(idleMs);
}
