import { expect, test, type Page } from "@playwright/test";
import { areas } from "#lib/data/countries/record/open/areas.ts";
import { axeOn } from "../support/axe.ts";
import { withoutTip } from "../support/without-tip.ts";

const leastTarget = 44;

/** The labelled links of the near map: one for each country. */
const named = (page: Page) => page.locator(".near-map a[aria-label]");

/** The names on the near map that a 44 px finger would miss, with where it would lead instead. */
const missed = (page: Page) =>
  page.locator(".near-map").evaluate(
    (map, reach) => {
      // Names are in the order of the links.
      const names = [...map.querySelectorAll(".near-names > g")];
      return [...map.querySelectorAll("a[aria-label]")].flatMap((link, index) => {
        const place = link.querySelector("rect") ?? names[index];
        place?.scrollIntoView({ block: "center", behavior: "instant" });
        const box = place?.getBoundingClientRect();
        if (!box) return [`${link.ariaLabel} has no name`];
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const around = [-reach, 0, reach].flatMap((across) =>
          [-reach, 0, reach].map((down) => [across, down]),
        );
        return around
          .filter(([across = 0, down = 0]) => Math.hypot(across, down) <= reach)
          .flatMap(([across = 0, down = 0]) => {
            const hit = document.elementFromPoint(x + across, y + down)?.closest("a");
            return hit?.getAttribute("href") === link.getAttribute("href")
              ? []
              : [`${link.ariaLabel} at ${across}, ${down}: ${hit?.ariaLabel}`];
          });
      });
    },
    leastTarget / 2 - 1,
  );

/** Pairs of names on the near map that overlap, and names beyond its edge. */
const covered = (page: Page) =>
  page.locator(".near-map > svg").evaluate((map) => {
    const frame = map.getBoundingClientRect();
    const names = [...map.querySelectorAll(".near-names > g")].map((one) => ({
      name: one.textContent ?? "",
      box: one.getBoundingClientRect(),
    }));
    const cut = names.filter(({ box }) => box.left < frame.left || box.right > frame.right);
    const over = names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right &&
            one.box.left < box.right &&
            box.top < one.box.bottom &&
            one.box.top < box.bottom,
        )
        .map(({ name }) => `${one.name} and ${name}`),
    );
    return [...cut.map(({ name }) => `${name} at the edge`), ...over];
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(({ page }) => withoutTip(page));

  for (const area of areas) {
    test(`each country of ${area} is named and has 44 px to touch`, async ({ page }) => {
      await page.goto(`/explore/ranking?view=map&${new URLSearchParams({ region: area })}`);
      expect(await named(page).count()).toBeGreaterThan(5);
      expect(await missed(page)).toEqual([]);
    });

    test(`no name of ${area} is drawn over another, or cut off`, async ({ page }) => {
      await page.goto(`/explore/ranking?view=map&by=population&${new URLSearchParams({ region: area })}`);
      expect(await covered(page)).toEqual([]);
    });
  }

  for (const [path, country, line] of [
    ["/explore/risk-rating", "Ghana", "#on-ghana"],
    ["/explore/passport/ng", "Ghana", "#ghana"],
    ["/explore/passport", "Ghana", "#on-ghana"],
  ] as const) {
    test(`the map of ${path} leads nearer by name, and a country to its line`, async ({ page }) => {
      await page.goto(path);
      const parts = page.getByRole("navigation", { name: "Part of the map" });
      await parts.getByRole("link", { name: "West Africa" }).click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?region=West\\+Africa#[a-z]+$`));
      await expect(parts.locator("[aria-current]")).toHaveText("West Africa");
      await expect(named(page)).toHaveCount(15);
      expect(await missed(page)).toEqual([]);
      // Clicks its square: a link includes the line to the land, so its middle may be in the sea.
      await page
        .getByRole("link", { name: new RegExp(`^${country}: `) })
        .locator("rect")
        .click();
      await expect(page).toHaveURL(new RegExp(`region=West\\+Africa${line}$`));
      await expect(page.locator(line)).toBeInViewport();
      await parts.getByRole("link", { name: "All of Africa" }).click();
      await expect(page).toHaveURL(new RegExp(`${path}#[a-z]+$`));
      await expect(named(page)).toHaveCount(0);
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

test("a region that is none is ignored and said, on every page with a map, without script", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [
    "/explore/ranking?view=map&",
    "/explore/risk-rating?",
    "/explore/passport/fr?",
    "/explore/passport?",
  ]) {
    await page.goto(`${path}region=Atlantis`);
    await expect(page.getByText("The region in the address is none of this site")).toBeVisible();
    await expect(named(page)).toHaveCount(0);
    await expect(
      page.getByRole("navigation", { name: "Part of the map" }).locator("[aria-current]"),
    ).toHaveText("All of Africa");
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
  "/explore/risk-rating?region=Islands",
  "/explore/passport",
  "/explore/passport?region=East+Africa",
  "/explore/passport/fr?region=Southern+Africa",
  "/explore/scatter",
]) {
  test(`axe finds nothing on ${path}, and it fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}
