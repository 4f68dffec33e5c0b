import { expect, test } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";

test("living in a country says its holidays, its side of the road and what its blocs open", async ({
  page,
}) => {
  await page.goto("/one-africa/ghana");
  const holidays = page.locator("#holidays");
  await expect(holidays.getByRole("columnheader")).toHaveText(["Holiday", "2026", "2027"]);
  const goodFriday = holidays.getByRole("row", { name: /Good Friday/ });
  await expect(goodFriday).toContainText("3 April");
  await expect(goodFriday).toContainText("26 March");
  await expect(holidays.getByRole("row", { name: /Eid al-Fitr/ })).toContainText("estimated");
  await expect(page.locator("#safety")).toContainText("One drives on the right");
  await expect(page.locator("#blocs")).toContainText("Economic Community of West African States (ECOWAS)");
  await expect(page.locator("#blocs")).toContainText("Up to 90 days");
  await expect(page.locator("#holidays, #blocs").first()).toBeVisible();
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guide leads to hiring, to bringing goods in and to its duty calendar, which is a file too", async ({
    page,
    request,
  }) => {
    await page.goto("/start-business/ghana");
    await expect(page.locator("#hiring")).toContainText("Minimum wage");
    await expect(page.locator("#import")).toContainText("Customs tariff");
    await page.locator("#after").getByRole("link", { name: "as a calendar" }).click();
    await expect(page).toHaveURL(/\/start-business\/ghana\/calendar$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Duty calendar for Ghana");
    await expect(page.locator("#months").getByRole("heading", { name: "December 2027" })).toBeVisible();
    const href = await page.getByRole("link", { name: /\.ics/ }).getAttribute("href");
    const answer = await request.get(href ?? "");
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const text = await answer.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(await (await request.get("/start-business/kenya/calendar.ics")).text()).toContain(
      "BEGIN:VALARM\r\n",
    );
  });
});

test("axe finds nothing on a duty calendar, and it is no wider than a narrow screen", async ({ page }) => {
  await page.goto("/start-business/kenya/calendar");
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("every country has its calendar and its file; what is no country has neither", async ({ request }) => {
  for (const slug of countrySlugs)
    for (const path of [`/start-business/${slug}/calendar`, `/start-business/${slug}/calendar.ics`])
      expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  for (const path of ["/start-business/atlantis/calendar", "/start-business/atlantis/calendar.ics"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test("a duty calendar is printed on two sheets at most", async ({ page }) => {
  for (const slug of ["ghana", "rwanda", "liberia"]) {
    await page.goto(`/start-business/${slug}/calendar`);
    const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    const sheets = [...pdf.matchAll(/\/Type ?\/Pages[\s\S]{0,200}?\/Count (\d+)/g)].map(([, count]) =>
      Number(count),
    );
    expect(Math.max(...sheets), slug).toBeLessThanOrEqual(2);
  }
});
