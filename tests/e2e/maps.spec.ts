import { expect, test, type Locator, type Page } from "@playwright/test";
import { areas } from "#lib/countries/record/open/areas.ts";
import { axeOn } from "../support/axe.ts";
import { withoutTip } from "../support/without-tip.ts";

const main = (page: Page) => page.getByRole("main");
const map = (page: Page) => main(page).locator(".shades > svg");
const phone = { width: 360, height: 740 };
/** What a finger needs. */
const touch = 44;

/** The links of a map that are named: each country once. */
const named = (page: Page) => map(page).locator("a[aria-label]");

/** Whether the middle of this link, and every point so far around it as a finger reaches, leads where it does. */
const holdsFinger = (link: Locator, reach: number) =>
  link.evaluate((one, around) => {
    // Labels stand in the order of the links.
    const svg = one.closest("svg");
    const index = [...(svg?.querySelectorAll("a[aria-label]") ?? [])].indexOf(one);
    const label = svg?.querySelectorAll(".zoom-label")[index];
    const box = (one.querySelector("rect") ?? label)?.getBoundingClientRect();
    if (!box) return ["no label"];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const missed: string[] = [];
    for (const [dx, dy] of [
      [0, 0],
      [around, 0],
      [-around, 0],
      [0, around],
      [0, -around],
    ] as const) {
      const hit = document.elementFromPoint(x + dx, y + dy)?.closest("a");
      if (hit?.getAttribute("href") !== one.getAttribute("href"))
        missed.push(`${dx},${dy}: ${hit?.ariaLabel}`);
    }
    return missed;
  }, reach);

test.describe("on a phone", () => {
  test.use({ viewport: phone });
  test.beforeEach(({ page }) => withoutTip(page));

  for (const area of areas)
    test(`each country of ${area} can be touched on its map`, async ({ page }) => {
      await page.goto(`/explore/ranking?view=map&by=population&${new URLSearchParams({ region: area })}`);
      await map(page).scrollIntoViewIfNeeded();
      const links = await named(page).all();
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) {
        const name = (await link.getAttribute("aria-label")) ?? "";
        await link.evaluate((one) => one.scrollIntoView({ block: "center" }));
        const square = link.locator("rect");
        if ((await square.count()) > 0) {
          const box = await square.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(touch);
        }
        expect(await holdsFinger(link, touch / 2 - 2), name).toEqual([]);
      }
    });

  test("a finger on the map of all Africa leads to the part it touches", async ({ page }) => {
    await page.goto("/explore/ranking?view=map&by=population");
    await map(page).scrollIntoViewIfNeeded();
    const box = await map(page).boundingBox();
    // The middle of DR Congo.
    await page.mouse.click(
      (box?.x ?? 0) + (box?.width ?? 0) * 0.56,
      (box?.y ?? 0) + (box?.height ?? 0) * 0.52,
    );
    await expect(page).toHaveURL(/view=map&by=population&region=Central\+Africa#ranking$/);
    await expect(main(page).getByRole("link", { name: "Central", exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await map(page)
      .getByRole("link", { name: /^DR Congo: / })
      .click();
    await expect(page).toHaveURL(/\/start-business\/dr-congo$/);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("map, chart and table are one address, which keeps what else was asked", async ({ page }) => {
    await page.goto("/explore/ranking?by=population&region=East+Africa&bloc=EAC&order=lowest");
    const tabs = main(page).getByRole("navigation", { name: "Ways to look at it" });
    for (const [name, view] of [
      ["Map", "map"],
      ["Chart", "chart"],
      ["Table", null],
    ] as const) {
      await tabs.getByRole("link", { name }).click();
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({
        ...(view && { view }),
        by: "population",
        region: "East Africa",
        bloc: "EAC",
        order: "lowest",
      });
      await expect(tabs.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    }
    await tabs.getByRole("link", { name: "Chart" }).click();
    await main(page).getByLabel("Rank by").selectOption({ label: "Internet users" });
    await main(page).getByRole("button", { name: "Show", exact: true }).click();
    await expect(page).toHaveURL(
      /\?view=chart&by=internet_users_pct&region=East\+Africa&bloc=EAC&passport=$/,
    );
  });

  test("a figure chosen on Explore is mapped on the page of the ranking", async ({ page }) => {
    await page.goto("/explore");
    await expect(named(page)).toHaveCount(54);
    await main(page).getByLabel("Figure on the map").selectOption({ label: "Inflation" });
    await main(page).getByRole("button", { name: "Show", exact: true }).click();
    await expect(page).toHaveURL(/\/explore\/ranking\?view=map&by=inflation_pct$/);
    await expect(main(page).locator("#map-legend")).toContainText("Inflation, 2025");
  });

  test("what no map, region or figure is called is ignored and said", async ({ page }) => {
    await page.goto("/explore/ranking?view=globe&by=happiness&region=Atlantis");
    for (const said of [
      "is no map, chart or table",
      "figure in the address is not known",
      "none of the five",
    ])
      await expect(main(page)).toContainText(said);
    await page.goto("/explore/risk-rating?region=Atlantis");
    await expect(main(page)).toContainText("none of the five");
    await expect(named(page)).toHaveCount(54);
  });
});

test("a country of a map and a point of the plot are named with their figures on focus", async ({ page }) => {
  await page.goto("/explore/ranking?view=map&by=population");
  await main(page).getByRole("link", { name: "Skip the map" }).focus();
  await page.keyboard.press("Tab");
  const first = named(page).first();
  await expect(first).toBeFocused();
  await expect(first.locator("> text")).toBeVisible();
  await expect(first.locator("> text")).toHaveText(/^[A-Z].*: .+ \(\d{4}\)$/);
  await page.goto("/explore/scatter");
  await main(page).getByRole("link", { name: "Skip the picture" }).focus();
  await page.keyboard.press("Tab");
  const dot = main(page).locator(".scatter svg a").first();
  await expect(dot).toBeFocused();
  await expect(dot.locator("text")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(main(page).locator(".scatter-table tr:target")).toHaveCount(1);
});

test("the hatch of what has no data is drawn on shapes of the shared file", async ({ page }) => {
  await page.goto("/explore/ranking?view=map&by=bready_entry");
  const kenya = map(page).getByRole("link", { name: "Kenya: No data" }).locator("use");
  expect(await kenya.evaluate((one) => getComputedStyle(one).fill)).toMatch(/^url\("#map-hatch"\)/);
  // The picture of the same shape in one colour is smaller.
  const hatched = await kenya.screenshot();
  await kenya.evaluate((one) => one.closest("a")?.setAttribute("class", "s1"));
  expect(hatched.length).toBeGreaterThan((await kenya.screenshot()).length);
});

for (const path of [
  "/explore",
  "/explore/ranking?view=map",
  "/explore/ranking?view=map&region=West+Africa",
  "/explore/ranking?view=chart",
  "/explore/risk-rating?region=Islands",
  "/explore/passport?region=East+Africa",
])
  test(`axe finds nothing on ${path}, and it fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
