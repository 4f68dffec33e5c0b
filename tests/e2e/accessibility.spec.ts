import type AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { everyPage } from "../support/every-page.ts";
import { everyKind, pageKinds } from "../support/page-kinds.ts";
import { required } from "../support/required.ts";
import { partsOfHtml } from "../support/page-html.ts";

function watch(page: Page): string[] {
  const problems: string[] = [];
  const isExpected = (text: string) => /status of 404/.test(text);
  page.on(
    "console",
    (message) =>
      void (message.type() === "error" && !isExpected(message.text()) && problems.push(message.text())),
  );
  page.on("pageerror", (fault) => void problems.push(String(fault)));
  return problems;
}

for (const path of pageKinds) {
  test(`axe finds nothing on ${path}, light and dark; no policy is broken, nothing is wider than 320 px; headings are in order and the skip link lands`, async ({
    page,
    baseURL,
  }) => {
    const problems = watch(page);
    const foreign: string[] = [];
    page.on(
      "request",
      (request) =>
        void (
          !request.url().startsWith(baseURL ?? "") &&
          !request.url().startsWith("data:") &&
          foreign.push(request.url())
        ),
    );
    const expectNothing = async (axe: AxeBuilder, where: string) => {
      const { violations } = await axe.analyze();
      const found = violations.map(
        ({ id, nodes }) =>
          `${where} ${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.html)
            .join(" | ")}`,
      );
      expect(found).toEqual([]);
    };
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(path);
    await expectNothing(axeOn(page), "light");
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((all) => all.map((one) => Number(one.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) =>
      expect(level - (levels[at - 1] ?? 0), `heading ${at + 1} of ${levels.join(" ")}`).toBeLessThanOrEqual(
        1,
      ),
    );
    await page.setViewportSize({ width: 320, height: 800 });
    // The new size applies before the whole layout has followed it.
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(320);
    // crawl.spec.ts checks all the others at this width.
    if (!everyPage.includes(path))
      await expectNothing(axeOn(page).disableRules(["color-contrast"]), "320 px");
    // No colour is measured during a transition: with reduced motion colours change at once.
    await page.emulateMedia({ colorScheme: "dark" });
    // Print sheets are outside the shell, so there is nothing to skip.
    if (!path.endsWith("/print")) {
      const skip = page.getByRole("link", { name: "Skip to content" });
      // A busy machine may lose a key that is pressed while the page loads.
      await expect(async () => {
        if (await page.evaluate(() => document.activeElement !== document.body)) await page.reload();
        await page.keyboard.press("Tab");
        expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
      }).toPass();
      await page.keyboard.press("Enter");
      await expect(page.locator("main")).toBeFocused();
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    // Only the colours differ from the first check.
    await expectNothing(axeOn(page).withRules(["color-contrast"]), "dark");
    expect(problems).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test("no kind of page has a part that none of those has that are looked at", async () => {
  const partsOf = async (path: string) =>
    partsOfHtml(await (await fetch(required("BASE_URL") + path)).text());
  const lookedAt = new Set<string>();
  for (const path of pageKinds) for (const one of await partsOf(path)) lookedAt.add(one);
  const missed: string[] = [];
  for (const path of everyKind)
    missed.push(...(await partsOf(path)).filter((one) => !lookedAt.has(one)).map((one) => `${path}: ${one}`));
  expect(missed).toEqual([]);
});
