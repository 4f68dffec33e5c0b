import { expect, test } from "@playwright/test";
import { axeOn } from "../support/axe.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the board says what is open today, and each name leads to where one asks", async ({ page }) => {
    await page.goto("/support");
    await page.getByRole("link", { name: "Open today", exact: true }).first().click();
    await expect(page).toHaveURL(/\/open-today$/);
    await expect(page.getByRole("link", { name: "Compare countries" }).first()).toBeVisible();
    await page.getByText("Divisions (19)").click();
    await page.locator("#divisions").getByRole("link", { name: "Seed Bank" }).click();
    await expect(page).toHaveURL(/\/subsidiaries\/seed-bank#next$/);
    await expect(page.locator("#standing")).toContainText("No company, register number or licence");
  });

  test("contacts name the offices of every list, each once, and what no source names once", async ({
    page,
  }) => {
    await page.goto("/support/country/togo");
    await expect(page).toHaveTitle(/^Offices in Togo: company register, tax, customs, visas \(20\d\d\)/);
    const offices = page.locator("#offices");
    await expect(offices.getByRole("row", { name: /Registering/ })).toContainText("Lomé");
    await expect(offices.getByText("Centre de Formalités des Entreprises (CFE)")).toHaveCount(1);
    await expect(offices.getByText(/No source names an office/)).toHaveCount(1);
    await expect(offices.locator('[lang="fr"]').first()).toBeVisible();
  });
});

for (const path of ["/open-today", "/support/country/eritrea", "/explore/countries/mozambique"])
  test(`axe finds nothing on ${path} at 360 px, and it does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const { violations } = await axeOn(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
