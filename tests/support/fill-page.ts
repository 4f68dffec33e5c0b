import type { Page } from "@playwright/test";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";

/** Fills in the controls of a page, by the names in its post. */
export async function fillPage(page: Page, typed: Typed): Promise<void> {
  for (const [name, [value = ""]] of Object.entries(typed)) {
    const controls = page.locator(`form [name="${name}"]`);
    const kind = await controls
      .first()
      .evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.localName));
    if (kind === "select") await controls.selectOption(value);
    else if (kind === "radio" || kind === "checkbox")
      await page.locator(`form [name="${name}"][value="${value}"]`).check();
    else await controls.fill(value);
  }
}
