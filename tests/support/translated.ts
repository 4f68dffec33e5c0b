import type { Page } from "@playwright/test";
import { originalEvent, translatePage, type Translation } from "./translate-page.ts";

/**
 * Has a browser translate every page that it opens from now on, once it has loaded, and all that appears in it later: in a
 * world of scripts of its own, as the translation of a browser works.
 */
export async function translateAlways(page: Page, by: Translation = "font"): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.addScriptToEvaluateOnNewDocument", {
    worldName: "translation",
    source: `addEventListener("load", () => (${String(translatePage)})({ by: "${by}", follows: true }));`,
  });
}

/** Translates what stands in a page now, from within it, as when the cases' `translate-page.js` is pasted into its console. */
export const translateOnce = (page: Page, by: Translation = "font"): Promise<void> =>
  page.evaluate(translatePage, { by, follows: false });

/** The visitor asks for the original again. */
export const showOriginal = (page: Page): Promise<unknown> =>
  page.evaluate((name) => dispatchEvent(new Event(name)), originalEvent);

/** What went wrong in a page, as its console and its boundaries say it. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  return faults;
}
