import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import Axe from "axe-core";

/** Evaluated by each analysis: a page that has axe keeps it. */
const axeSource = `if (!globalThis.axe) { ${Axe.source} }`;

/**
 * axe on this page, told to work out what is wrong alone: the rest of its report (every element that is right) takes
 * longer than the rules themselves on a long page.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({ resultTypes: ["violations"] });

/**
 * What axe finds in a page whose browser has no script. axe waits by timers, which such a page may never run: a copy of it is looked
 * at, without its scripts, in a browser that has them.
 */
export async function violationsWithoutScript(plain: Page) {
  const context = await plain.context().browser()?.newContext();
  if (!context) throw new Error("the page has no browser");
  const copy = await context.newPage();
  const address = plain.url().split("#")[0] ?? "";
  const body = (await plain.content()).replace(/<script\b.*?<\/script>/gs, "");
  await copy.route(address, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await copy.goto(address);
  const { violations } = await axeOn(copy).analyze();
  await context.close();
  return violations;
}
