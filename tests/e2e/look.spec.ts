import { expect, test, type Page } from "@playwright/test";

/** Headings, labels and list items that are seen, from the top of the paper down. */
const seenDown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 2)
      .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .map((one) => one.textContent.trim()),
  );

for (const path of [
  "/start-business/togo",
  "/start-business/togo/branch",
  "/start-business/kenya/sole-trader",
])
  test(`${path} printed as it stands has the parts of its sheet for paper, in their order`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(`${path}/print`);
    const sheetSteps = await seenDown(page, ".sheet .boxes > li > b");
    const sheetTitle = await page.locator("h1").textContent();
    const sheetHeads = await seenDown(page, ".sheet h2");
    await page.goto(path);
    expect(await seenDown(page, "h1")).toEqual([sheetTitle]);
    expect(await seenDown(page, ".steps:not(.steps-apart) > li > h3")).toEqual(sheetSteps);
    const parts = {
      Have: ".papers > summary",
      Steps: "#register > h2",
      Only: ".steps-apart",
      Check: ".verify",
      After: "#after",
      Offices: ".offices",
      Key: "#at-a-glance",
    };
    const seen = await page.locator(Object.values(parts).join()).evaluateAll(
      (all, named) =>
        all
          .filter((one) => one.checkVisibility())
          .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
          .map((one) => Object.keys(named).find((key) => one.matches(named[key as keyof typeof named]))),
      parts,
    );
    expect([...new Set(seen)]).toEqual(sheetHeads.map((head) => head.split(" ")[0]));
    for (const gone of [".toc", ".country-tabs", ".page-end", ".page-actions", "#ask", ".site-header nav"])
      await expect(page.locator(gone).first()).toBeHidden();
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of [
    "/start-business/togo",
    "/subsidiaries/agx",
    "/policies/shipping",
    "/programs/farm-with-us",
  ])
    test(`what is on ${path} is folded, and the fold opens it`, async ({ page }) => {
      await page.goto(path);
      const contents = page.getByRole("navigation", { name: "On this page" });
      await expect(contents.getByRole("link").first()).toBeHidden();
      await contents.locator("summary").click();
      await expect(contents.getByRole("link").first()).toBeVisible();
    });

  for (const path of [
    "/subsidiaries/agx/campus/sierra-leone",
    "/start-business/sao-tome-and-principe/foreign-owner",
  ])
    test(`breadcrumbs of ${path} stand in one line within the screen`, async ({ page }) => {
      await page.goto(path);
      const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
      expect((await crumbs.locator("ol").boundingBox())?.height).toBeLessThan(60);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
});
