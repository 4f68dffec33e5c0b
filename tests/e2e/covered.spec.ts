import { expect, test, type Page } from "@playwright/test";
import { coveredWhileReading, coveredWhileTabbing } from "../support/covered.ts";
import { everyKind, pageKinds } from "../support/page-kinds.ts";
import { withoutTip } from "../support/without-tip.ts";

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  // A window of 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
];

/** Opens a page and waits for the overlay that appears without interaction: the page's own script renders it. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  if ((await page.locator("[data-to-top]").count()) > 0)
    await page.locator(".to-top").waitFor({ state: "attached" });
}

/** Forms, sign-in steps and portals, in addition to one page of each kind. */
const withForms = [
  "/login",
  "/portal/vendor",
  "/forms/grower",
  "/forms/grower/fill",
  "/portal/diaspora/confidential",
];

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

test.describe("what comes over the page for a while", () => {
  const kindsWithFigures = everyKind.filter((path) =>
    /^\/(?:$|contact$|start-business\/ghana$|explore\/(?:scatter|ranking|passport)$|navigator$|send$|search$|score$)/.test(
      path,
    ),
  );
  for (const path of kindsWithFigures)
    test(`the tip about Search lies over no control, no figure and no form on ${path}`, async ({ page }) => {
      await page.clock.install();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path, { waitUntil: "networkidle" });
      await page.locator("main").evaluate((main) => main.focus());
      await page.keyboard.press("x"); // a key that scrolls nothing
      await page.locator(".toast").waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      await page.clock.runFor(200); // its live region is announced shortly after it is rendered; it may stay empty
      const under = await page.locator(".toast").evaluate((toast) => {
        const { left, top, width, height } = toast.getBoundingClientRect();
        if (!toast.matches("[data-shown]")) return [];
        const content = "a, button, input, select, textarea, summary, figure, svg, img, table, form, label";
        const found = new Set<string>();
        for (let x = left + 2; x < left + width; x += 12)
          for (let y = top + 2; y < top + height; y += 6)
            for (const one of document.elementsFromPoint(x, y)) {
              const kind = toast.contains(one) ? null : one.closest(content);
              if (kind) found.add(`${kind.tagName} ${kind.getAttribute("class") ?? ""}`);
            }
        return [...found];
      });
      expect(under).toEqual([]);
    });

  test("the bar that says that one is offline has room of its own, and focus stays clear of it", async ({
    page,
    context,
  }) => {
    await withoutTip(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, "/contact");
    await context.setOffline(true);
    await page.locator(".header-tool[data-opens=chat]").click();
    const bar = page.getByRole("alert").filter({ hasText: "You are offline" });
    await expect(bar).toBeVisible();
    const box = await bar.boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 320, 256]);
    expect(await coveredWhileReading(page)).toEqual([]);
    expect(await coveredWhileTabbing(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 1_000_000, behavior: "instant" }));
    const foot = await page.locator(".site-footer").boundingBox();
    // In whole pixels: a scroll ends on one, and the bar begins between two.
    expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBeLessThanOrEqual(Math.round(box?.y ?? 0));
  });
});
