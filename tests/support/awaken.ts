import type { Page } from "@playwright/test";

/**
 * Reaches for the page's script and waits until it answers: by a first key, or by one that asks for something, which also
 * those get who save data. Pages made per request bring their script along.
 */
export async function awaken(page: Page, key = "Shift"): Promise<void> {
  await page.keyboard.press(key);
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
}

/** The same by opening Search and closing it again; the page below it takes focus only once it has been painted. */
export async function awakenBySearch(page: Page): Promise<void> {
  await awaken(page, "Control+k");
  await page.getByRole("combobox", { name: "Search this site" }).waitFor();
  await page.locator("html[data-held]").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.locator("html:not([data-held])").waitFor({ state: "attached" });
}
