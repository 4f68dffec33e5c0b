import { expect, test, type Page } from "@playwright/test";
import { axeOn } from "../support/axe.ts";

const guide = "/start-business/ghana";
const ratingsPage = "/explore/countries/ghana/ratings";
const footer = (page: Page) => page.getByRole("contentinfo");
const crumbs = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" });
const ratings = (page: Page) => page.locator("p[data-ratings]");

const notes = [
  ["de-DE", "European Economic Area", /Under the GDPR/],
  ["en-GB", "United Kingdom", /Under the UK GDPR/],
  ["en-US", "United States", /CCPA.*GLBA/],
  ["fr", "Everywhere else", /Nothing comes from third parties/],
] as const;

for (const [locale, region, note] of notes) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`the privacy note is that of ${region}, and can be changed`, async ({ page }) => {
      await page.goto("/contact");
      await footer(page).locator(".privacy").scrollIntoViewIfNeeded(); // it loads when it is near the screen
      const choice = footer(page).getByLabel("Privacy for");
      await expect(choice.locator("option:checked")).toHaveText(region);
      await expect(footer(page).getByText(note)).toBeVisible();

      const other = region === "United States" ? "United Kingdom" : "United States";
      await choice.selectOption({ label: other });
      await expect(footer(page).getByText(other === "United States" ? /GLBA/ : /UK GDPR/)).toBeVisible();
      await expect(footer(page).getByText(note)).toHaveCount(0);

      // The visitor's region is not stored.
      await page.reload();
      await footer(page).locator(".privacy").scrollIntoViewIfNeeded();
      await expect(choice.locator("option:checked")).toHaveText(region);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, locale: "de-DE" });

  test("all four privacy notes are one link away", async ({ page }) => {
    await page.goto("/contact");
    await expect(footer(page).getByText(/Nothing comes from third parties/)).toBeVisible();
    await footer(page).getByRole("link", { name: "Privacy by region" }).click();
    await expect(page).toHaveURL(/\/on-this-device#privacy-by-region$/);
    const section = page.getByRole("region", { name: "Privacy by region" });
    for (const [, region, note] of notes) {
      await expect(section.getByText(region, { exact: true })).toBeVisible();
      await expect(section.getByText(note)).toBeVisible();
    }
  });

  test("the ratings strip leads to the ratings, and breadcrumbs lead up", async ({ page }) => {
    await page.goto(`${guide}#tax`);
    await expect(ratings(page).getByRole("link")).toHaveAttribute("href", ratingsPage);
    await crumbs(page).getByRole("link", { name: "Start a business" }).click();
    await expect(page).toHaveURL(/\/start-business$/);
  });
});

test("the footer has its columns, no account elsewhere, and a way back to the top", async ({ page }) => {
  await page.goto(guide);
  for (const title of ["Start a business", "One Africa", "The group", "Finance", "Take part", "This site"])
    await expect(footer(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(footer(page).getByText(/^© 2025/)).toBeVisible();
  await expect(footer(page).getByText(/Everyone is welcome here/)).toBeVisible();
  await expect(footer(page).getByRole("link", { name: "Every figure says how it is known" })).toBeVisible();
  await expect(footer(page).getByRole("link", { name: "Install app" })).toHaveAttribute("href", "/install");
  await expect(
    footer(page).getByRole("link", { name: /twitter|linkedin|youtube|instagram|facebook/i }),
  ).toHaveCount(0);

  await footer(page).getByRole("link", { name: "Back to top" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the footer is clean, ${colorScheme}; on a phone each of its links can be hit`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(guide);
    await footer(page).locator(".privacy").scrollIntoViewIfNeeded();
    await expect(footer(page).getByLabel("Privacy for")).toBeVisible();
    const { violations } = await axeOn(page).include(".site-footer").include(".crumbs").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const heights = await footer(page)
      .locator("li > a, .footer-small > a, select")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(8);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
}

test("a section in the address is the last breadcrumb, and follows the address", async ({ page }) => {
  await page.goto(`${guide}#tax`);
  const here = crumbs(page).locator("[aria-current=location]");
  await expect(here).toHaveText("Taxes");
  await page.evaluate(() => void (location.hash = "#risk"));
  await expect(here).toHaveText("Risk, resources and land");
  await expect(here).toHaveAttribute("href", "#risk");
  await page.goBack();
  await expect(here).toHaveText("Taxes");
  await page.evaluate(() => void (location.hash = "#no-such-part"));
  await expect(here).toHaveCount(0);
  await expect(crumbs(page).locator("[aria-current=page]")).toHaveText("Ghana");
});

test("breadcrumbs hold at 320 px with the longest name and a section", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/start-business/central-african-republic#contacts");
  await expect(crumbs(page).locator("[aria-current=location]")).toHaveText("Offices and contacts");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a guide says that nobody has rated yet, and the risk with its source and year, moving nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  let mayAnswer = () => undefined as void;
  const measured = new Promise<void>((resolve) => (mayAnswer = resolve));
  await page.route("**/api/country/ghana/summary", async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto(guide);
  await ratings(page).scrollIntoViewIfNeeded(); // it is below the answer, and is filled when it is visible
  // Measured on the page, not on one element: the filled strip replaces the empty one.
  const height = () => page.evaluate(() => document.querySelector("[data-ratings]")?.clientHeight);
  const empty = await height();
  expect(empty).toBeGreaterThan(0);
  mayAnswer();
  await expect(ratings(page)).toContainText("No ratings yet");
  await expect(ratings(page)).toContainText(/risk \(.+; 20\d\d\)/);
  expect(await height()).toBe(empty);
  const { violations } = await axeOn(page).include("[data-ratings]").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await ratings(page).getByRole("link", { name: /risk/ }).click();
  await expect(page).toHaveURL(/#risk$/);
});

test("ratings that were given stand with two decimals and their number", async ({ page }) => {
  const rating = (avg: number, count: number) => ({ avg, count });
  await page.route("**/api/country/ghana/summary", (route) =>
    route.fulfill({
      json: {
        ok: true,
        data: {
          ratings: {
            visitor: rating(4.25, 12),
            investor: rating(4, 3),
            friendliness: { avg: null, count: 0 },
            ease: rating(3.875, 8),
          },
          riskRating: null,
          risk: null,
        },
      },
    }),
  );
  await page.goto(guide);
  await expect(ratings(page).locator("span")).toHaveText([
    "Visitors 4.25 n=12",
    "Investors 4.00 n=3, few ratings",
    "Ease 3.88 n=8",
  ]);
});

for (const [what, body] of [
  ["fails", { status: 503, json: { ok: false, error: "Please try again.", code: "unavailable" } }],
  ["is no JSON", { status: 200, body: "<p>Welcome to this network</p>" }],
] as const) {
  test(`an answer that ${what} leaves the strip with its link alone and no fault`, async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", (fault) => void faults.push(String(fault)));
    await page.route("**/api/country/ghana/summary", (route) => route.fulfill(body));
    const asked = page.waitForResponse("**/api/country/ghana/summary");
    await page.goto(guide);
    await (await asked).finished();
    await expect(ratings(page)).toHaveText("Ratings by members");
    expect(faults).toEqual([]);
  });
}

test("who saves data is not asked for on the network", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "ak_lite_v1", value: "1", url: baseURL ?? "" }]);
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("/summary") && asked.push(request.url())));
  await page.goto(guide, { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await expect(ratings(page)).toHaveText("Ratings by members");
});

for (const path of ["/", guide, "/login", "/no/such/page"]) {
  test(`on ${path} the first stop of Tab is seen and leads into the main content`, async ({ page }) => {
    await page.goto(path);
    const skip = page.getByRole("link", { name: "Skip to content" });
    expect((await skip.boundingBox())?.height).toBeLessThanOrEqual(1);
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });
}
