import { expect, test, type Page } from "@playwright/test";
import { coveredWhileReading, coveredWhileTabbing } from "../support/covered.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { withoutTip } from "../support/without-tip.ts";

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  // A window of 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
];

/** Waits for what stands over the page without anybody asking: the page's own script draws it. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  if ((await page.locator("[data-to-top]").count()) > 0)
    await page.locator(".to-top").waitFor({ state: "attached" });
}

/** Forms, steps of signing in and portals, beside one page of each kind. */
const withForms = ["/login", "/portal/vendor", "/forms/grower", "/forms/grower/fill", "/portal/diaspora/confidential"];

for (const path of [...pageKinds, ...withForms])
  test(`nothing lies over a control, a figure, a line or the focus on ${path}`, async ({ page }) => {
    await withoutTip(page);
    await page.setViewportSize(sizes[0]!);
    await open(page, path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const at = `${size.width} × ${size.height}: `;
      expect(await coveredWhileReading(page), `${at}while reading`).toEqual([]);
      expect(await coveredWhileTabbing(page), `${at}while tabbing`).toEqual([]);
    }
  });
