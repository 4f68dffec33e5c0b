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

test("every value in the comparison has its year, and nothing leaks", async ({ page }) => {
  await page.goto("/explore/compare?c=kenya,ghana,eritrea,cabo-verde");
  const cells = await page.getByRole("main").locator("td").allInnerTexts();
  expect(cells.length).toBeGreaterThan(100);
  const bare = cells.filter(
    (text) => /\d/.test(text) && !/\b(19|20)\d\d\b/.test(text) && !/no data/i.test(text),
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
