import { expect, test, type Page } from "@playwright/test";

async function answerAll(page: Page): Promise<void> {
  await page.goto("/explore/which-country");
  const main = page.getByRole("main");
  await main.getByLabel(/^1\./).selectOption({ label: "Sell to people there" });
  await main.getByLabel(/^2\./).selectOption({ label: "Foreigner, new company" });
  await main.getByLabel(/^3\./).fill("kenyan");
  await main.getByLabel("Amount").fill("2 000");
  await main.getByLabel("Currency").selectOption("EUR");
  await main.getByLabel(/^5\./).selectOption({ label: "Low company tax" });
  await main.getByRole("button", { name: "Show the countries" }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("five questions lead to countries with reasons, and on to the guide of the first", async ({
      page,
    }) => {
      await answerAll(page);
      await expect(page).toHaveURL(
        /want=sell&who=foreign-alone&passport=kenyan&amount=2\+000&currency=EUR&first=tax/,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const main = page.getByRole("main");
      const first = main
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: "For it" }) })
        .first();
      await expect(first.getByText(/Corporate tax rate: [\d.]+%/)).toBeVisible();
      await expect(first.getByRole("heading", { name: "Against it" })).toBeVisible();
      await first.getByRole("link", { name: /^Open a company in / }).click();
      await expect(page).toHaveURL(/\/start-business\/[a-z-]+\/foreign-owner$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("as a foreigner");
    });

    test("the address shows the same order to whoever it is sent to, and the first three can be compared", async ({
      page,
    }) => {
      await answerAll(page);
      await expect(page.getByRole("heading", { name: "For it" }).first()).toBeVisible();
      const names = () => page.getByRole("main").getByRole("heading", { level: 3 }).allInnerTexts();
      const before = await names();
      await page.goto(page.url());
      expect(await names()).toEqual(before);
      await page.getByRole("link", { name: "Compare the first three" }).click();
      await expect(page).toHaveURL(/\/explore\/compare\?c=[a-z,-]+&passport=KE&path=foreign-owner$/);
      await expect(page.getByRole("table", { name: /^Foreign owner/ })).toBeVisible();
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a passport that is not known is said, nothing typed is lost, and the rest still counts", async ({
    page,
  }) => {
    const answer = await page.goto(
      "/explore/which-country?passport=atlantis&amount=5o0&currency=EUR&first=stable",
    );
    expect(answer?.status()).toBe(200);
    const main = page.getByRole("main");
    await expect(main.getByText("“atlantis” is no passport of this site")).toBeVisible();
    await expect(main.getByLabel(/^3\./)).toHaveValue("atlantis");
    await expect(main.getByLabel("Amount")).toHaveValue("5o0");
    await expect(main.getByRole("heading", { name: "Countries that suit you" })).toBeVisible();
  });

  test("an address in which nothing can be used shows the questions and says what was ignored", async ({
    page,
  }) => {
    const answer = await page.goto("/explore/which-country?want=fly&first=luck");
    expect(answer?.status()).toBe(200);
    const main = page.getByRole("main");
    await expect(main.getByText("Part of the address was ignored")).toBeVisible();
    await expect(main.getByRole("button", { name: "Show the countries" })).toBeVisible();
    await expect(main.getByRole("heading", { name: "Countries that suit you" })).toHaveCount(0);
  });
});

test("explore and the finder lead to the five questions", async ({ page }) => {
  for (const path of ["/explore", "/start-business", "/explore/compare"]) {
    await page.goto(path);
    await expect(page.getByRole("main").locator('a[href="/explore/which-country"]').first()).toBeAttached();
  }
});
