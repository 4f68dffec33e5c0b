import { expect, test } from "@playwright/test";
import { axeOn } from "../support/axe.ts";

const regions = ["North", "West", "Central", "East", "Southern"].map((one) => `${one} Africa`);
const leastTarget = 44;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const region of regions) {
    test(`each country of ${region} is 44 px to touch and is itself what is touched`, async ({ page }) => {
      await page.goto(`/explore/ranking?view=map&region=${encodeURIComponent(region)}`);
      const targets = page.locator(".region-map a:not([aria-hidden]):has(> rect)");
      expect(await targets.count()).toBeGreaterThan(5);
      for (const target of await targets.all()) {
        const box = await target.locator("rect").boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(leastTarget);
        expect(box?.height).toBeGreaterThanOrEqual(leastTarget);
        await target.click({ trial: true });
      }
    });
  }

  test("a country that is tapped is named with its value under the map", async ({ page }) => {
    await page.goto("/explore/ranking?view=map&region=West+Africa");
    await page.getByRole("link", { name: /^Benin: / }).click();
    await expect(page).toHaveURL(/region=West\+Africa#on-benin$/);
    await expect(page.locator("#on-benin")).toBeVisible();
    await expect(page.locator("#on-benin")).toContainText(/Benin.*\(\d{4}\)/);
    await expect(page.locator("#on-ghana")).toBeHidden();
  });
});

test("the views share an address and keep what else was asked, without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/explore/ranking?by=population&region=East+Africa");
  const tabs = page.getByRole("navigation", { name: "Ways to see the ranking" });
  for (const [name, view] of [
    ["Map", "&view=map"],
    ["Chart", "&view=chart"],
    ["Table", ""],
  ]) {
    await tabs.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`by=population&region=East\\+Africa${view}$`));
    await expect(tabs.locator("[aria-current]")).toHaveText(name ?? "");
  }
  await context.close();
});

test("a country in focus is named with its value", async ({ page }) => {
  await page.goto("/explore/ranking?view=map");
  const country = page.getByRole("main").getByRole("link", { name: /^Tunisia: / });
  await country.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(country).toBeFocused();
  await expect(country.locator("text")).toBeVisible();
});

test("Explore leads from its map to the map of any figure", async ({ page }) => {
  await page.goto("/explore");
  await page.getByLabel("Colour the map by").selectOption({ label: "Internet users" });
  await page.locator(".map-choice").getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\/explore\/ranking\?view=map&by=internet_users_pct$/);
  await expect(page.getByRole("heading", { name: "Internet users", exact: true })).toBeVisible();
});

for (const path of [
  "/explore",
  "/explore/ranking?view=map",
  "/explore/ranking?view=map&region=West+Africa",
  "/explore/ranking?view=chart",
  "/explore/risk-rating",
  "/explore/scatter",
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
  });
}
