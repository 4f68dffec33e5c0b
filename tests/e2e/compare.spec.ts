import { expect, test } from "@playwright/test";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("two countries chosen in the form are compared at an address that can be shared", async ({ page }) => {
    await page.goto("/explore/compare");
    const selects = page.getByRole("main").getByRole("combobox");
    await selects.nth(0).selectOption({ label: "Kenya" });
    await selects.nth(1).selectOption({ label: "Ghana" });
    await page
      .getByRole("main")
      .getByRole("button", { name: /compare/i })
      .click();
    await expect(page).toHaveURL(/\/explore\/compare\?c=kenya,ghana$/);
    const main = page.getByRole("main");
    await expect(main.getByRole("columnheader", { name: /Kenya/ }).first()).toBeVisible();
    await expect(main.getByRole("columnheader", { name: /Ghana/ }).first()).toBeVisible();
  });

  test("what cannot be compared is left out and said", async ({ page }) => {
    const answer = await page.goto("/explore/compare?c=kenya,atlantis,ghana");
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("main")).toContainText(/atlantis/i);
    await expect(page.getByRole("main").getByRole("columnheader", { name: /Ghana/ }).first()).toBeVisible();
  });

  test("one country alone leads back to the choice", async ({ page }) => {
    await page.goto("/explore/compare?c=kenya");
    await expect(page.getByRole("main").getByRole("combobox").first()).toHaveValue("kenya");
  });
});

test.describe("on a phone without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const list of ["togo,ghana", "togo,ghana,kenya", "togo,ghana,kenya,eritrea"])
    test(`all of ${list} stand under each label, and nothing scrolls sideways`, async ({ page }) => {
      await page.goto(`/explore/compare?c=${list}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const table = page.getByRole("table").first();
      for (const row of await table.locator("tbody tr").all()) {
        const boxes = await row.locator("td").evaluateAll((cells) =>
          cells.map((cell) => {
            const { left, right, width } = cell.getBoundingClientRect();
            const flag = cell.querySelector(".flag")?.getBoundingClientRect();
            return { left, right, width, hasFlag: (flag?.width ?? 0) > 0 };
          }),
        );
        expect(boxes).toHaveLength(list.split(",").length);
        for (const { left, right, width, hasFlag } of boxes) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(360);
          expect(width).toBeGreaterThan(0);
          expect(hasFlag).toBe(true);
        }
      }
      const [label, last] = [
        table.locator("tbody tr").first(),
        table.locator("tbody tr").first().locator("td").last(),
      ];
      const top = (await label.boundingBox())?.y ?? 0;
      const end = await last.boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0) - top).toBeLessThan(740);
    });

  test("only what differs leaves rows out, says so and is undone by one link", async ({ page }) => {
    await page.goto("/explore/compare?c=togo,ghana");
    const main = page.getByRole("main");
    const rows = main.locator("tbody tr");
    const before = await rows.count();
    await main.getByRole("link", { name: "Only what differs" }).click();
    await expect(page).toHaveURL(/\?c=togo,ghana&only=differs$/);
    await expect(main.getByText(/rows? (was|were) left out/)).toBeVisible();
    expect(await rows.count()).toBeLessThan(before);
    await main.getByRole("link", { name: "Show all rows" }).click();
    await expect(page).toHaveURL(/\?c=togo,ghana$/);
    await expect(rows).toHaveCount(before);
  });

  test("another path shows its own answers and leads to its own guides", async ({ page }) => {
    await page.goto("/explore/compare?c=togo,kenya&passport=NG");
    const paths = page.getByRole("navigation", { name: "What you register" });
    await paths.getByRole("link", { name: "Sole trader" }).click();
    await expect(page).toHaveURL(/\?c=togo,kenya&passport=NG&path=sole-trader$/);
    await expect(paths.getByRole("link", { name: "Sole trader" })).toHaveAttribute("aria-current", "page");
    const table = page.getByRole("table", { name: /^Sole trader/ });
    await expect(table).toContainText("XOF 26,400 to 31,400");
    await table.getByRole("link", { name: "Togo" }).click();
    await expect(page).toHaveURL(/\/start-business\/togo\/sole-trader$/);
  });
});

test("a path, rows and a passport that are not known are ignored and said", async ({ page }) => {
  const answer = await page.goto("/explore/compare?c=togo,kenya&path=yacht&only=odd&passport=atlantis");
  expect(answer?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByText("names something to register that is not known")).toBeVisible();
  await expect(main.getByText("asks for rows that are not known")).toBeVisible();
  await expect(main.getByText("“atlantis” is no passport of this site")).toBeVisible();
  await expect(main.getByRole("table", { name: /^Local company/ })).toBeVisible();
});

test("every value in the comparison has its year, and nothing leaks", async ({ page }) => {
  await page.goto("/explore/compare?c=kenya,ghana,eritrea,cabo-verde");
  const cells = await page.getByRole("main").locator("td").allInnerTexts();
  expect(cells.length).toBeGreaterThan(100);
  const bare = cells.filter(
    (text) =>
      /\d/.test(text) &&
      !/\b(19|20)\d\d\b|year not stated|no total is known/.test(text) &&
      !/no data/i.test(text),
  );
  expect(bare).toEqual([]);
  expect(cells.join(" ")).not.toMatch(/undefined|NaN|\bnull\b/);
});

test("the comparison downloads as CSV with years, sources and licences, without tax rates", async ({
  request,
}) => {
  const answer = await request.get("/explore/compare.csv?c=kenya,ghana");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers()["content-disposition"]).toContain("compare-kenya-ghana.csv");
  const [head = "", ...rows] = (await answer.text()).trim().split(/\r?\n/);
  expect(head).toMatch(/country,iso2,figure/);
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.join("\n")).not.toMatch(/Corporate tax|VAT/);
  expect((await request.get("/explore/compare.csv?c=kenya")).status()).toBe(422);
});
