import type { Page } from "@playwright/test";

/**
 * Presses a key to load the page's script, and waits until it has loaded. A key that asks for something also loads it
 * for visitors who save data. Pages rendered per request come with their script.
 */
export async function awaken(page: Page, key = "Shift"): Promise<void> {
  await page.keyboard.press(key);
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
}

/** Does the same by opening Search and closing it again. The page below can take focus only after it is painted. */
export async function awakenBySearch(page: Page): Promise<void> {
  await awaken(page, "Control+k");
  await page.getByRole("combobox", { name: "Search this site" }).waitFor();
  await page.locator("html[data-held]").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.locator("html:not([data-held])").waitFor({ state: "attached" });
}
