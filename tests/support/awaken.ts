import type { Page } from "@playwright/test";

/** Reaches for the page's script, as a first key does, and waits until it answers. Pages made per request bring it along. */
export async function awaken(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
}
