import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import Axe from "axe-core";

/** Evaluated before each analysis: a page that has axe keeps it. */
const axeSource = `if (!globalThis.axe) { ${Axe.source} }`;

/**
 * axe on this page, limited to violations: on a long page the rest of its report (every element that passes) takes
 * longer than the rules themselves.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({ resultTypes: ["violations"] });

/**
 * What axe finds in a page whose browser has no script. axe waits with timers, which such a page may never run, so this
 * checks a copy of the page, without its scripts, in a browser with script.
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
