import type { Page } from "@playwright/test";
import { originalEvent, translatePage, type Translation } from "./translate-page.ts";

/**
 * Makes a browser translate every page that it opens from now on, once it has loaded, and everything that appears in it
 * later. It runs in an isolated script world, as a browser's own translation does.
 */
export async function translateAlways(page: Page, by: Translation = "font"): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.addScriptToEvaluateOnNewDocument", {
    worldName: "translation",
    source: `addEventListener("load", () => (${String(translatePage)})({ by: "${by}", follows: true }));`,
  });
}

/** Translates what is in a page now, from within it, like pasting the cases' `translate-page.js` into its console. */
export const translateOnce = (page: Page, by: Translation = "font"): Promise<void> =>
  page.evaluate(translatePage, { by, follows: false });

/** The visitor requests the original again. */
export const showOriginal = (page: Page): Promise<unknown> =>
  page.evaluate((name) => dispatchEvent(new Event(name)), originalEvent);

/** The errors of a page, from its console and its error boundaries. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  return faults;
}
