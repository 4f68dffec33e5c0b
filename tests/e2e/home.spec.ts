import { expect, test, type Page } from "@playwright/test";
import { homeSections } from "#lib/data/content/home-sections.ts";
import { awaken } from "../support/awaken.ts";
import { withoutTip } from "../support/without-tip.ts";

const phone = { width: 360, height: 740 };
const mostScreens = 14;

/** The distance from the top of the page to the end of the element. */
const endOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect().bottom + scrollY);

test.beforeEach(({ page }) => withoutTip(page));

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test(`the page is shorter than ${mostScreens} screens and no wider than one`, async ({ page }) => {
    await page.goto("/");
    const { height, width } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    expect(height / phone.height).toBeLessThan(mostScreens);
    expect(width).toBe(phone.width);
  });

  test("the first screen holds what the group is, in two sentences, and the search", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".hero-lead")).toHaveText(/^[^.]+\. [^.]+\.$/);
    expect(await endOf(page, ".hero-lead")).toBeLessThan(phone.height);
    expect(await endOf(page, "#home-q")).toBeLessThan(phone.height);
    expect(await endOf(page, ".home-search button")).toBeLessThan(phone.height);
  });

  test("each thing one can do here fits into one screen", async ({ page }) => {
    await page.goto("/");
    const heights = await page
      .locator("main article")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toHaveLength(7);
    expect(Math.max(...heights)).toBeLessThan(phone.height);
  });

  test("nothing in a drawing sticks out of the page", async ({ page }) => {
    await page.goto("/");
    const out = await page.locator(".draw text, .draw rect").evaluateAll((all) =>
      all
        .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.left < 0 || box.right > innerWidth)
        .map(({ text }) => text),
    );
    expect(out).toEqual([]);
  });
});

test("the sections keep their ids and their order down the page", async ({ page }) => {
  await page.goto("/");
  const sections = await page
    .locator("main section[id]")
    .evaluateAll((all) => all.map((one) => ({ id: one.id, top: one.getBoundingClientRect().top })));
  expect(sections.map(({ id }) => id)).toEqual(homeSections.map(({ id }) => id));
  for (const [at, { id, top }] of sections.entries())
    expect(top, id).toBeGreaterThanOrEqual(sections[at - 1]?.top ?? 0);
});

test("the map answers while somebody types, and the list of those found leads to their guides", async ({
  page,
}) => {
  await page.goto("/");
  await awaken(page);
  const field = page.getByRole("searchbox", { name: "Find a country" });
  const faded = page.locator(".hero-map .map-off");
  const answer = page.locator(".home-found");
  await field.fill("guinea");
  await expect(answer.getByRole("link")).toHaveCount(3);
  await expect(faded).toHaveCount(51);
  await field.fill("togo");
  await expect(answer.getByRole("link", { name: /^Togo: .*online/ })).toHaveAttribute(
    "href",
    "/start-business/togo",
  );
  await field.fill("zzz");
  await expect(answer).toHaveText(/No country begins so/);
  await expect(faded).toHaveCount(0);
  await field.fill("");
  await expect(answer).toBeEmpty();
});

test("at 1280 px the hero has its words on the left and the map on the right", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const words = await page.locator(".hero-words").boundingBox();
  const map = await page.locator(".hero-map").boundingBox();
  expect(map?.x ?? 0).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
  expect(map?.width ?? 0).toBeGreaterThan(480);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("what colours the map is chosen, each with its own key", async ({ page }) => {
    await page.goto("/");
    const ghana = page.locator(".hero-map a[data-slug='ghana'] use");
    const colours = new Set<string>();
    const look = async () => colours.add(await ghana.evaluate((one) => getComputedStyle(one).fill));
    await look();
    await expect(page.getByText("Can a company be registered online?")).toBeVisible();
    await page.getByRole("radio", { name: "Ease" }).check();
    await expect(page.getByText("Time and cost of registering")).toBeVisible();
    await look();
    await expect(page.getByText("Can a company be registered online?")).toBeHidden();
    await page.getByRole("radio", { name: "Region" }).check();
    await expect(page.locator(".hero-key").first()).toBeHidden();
    await look();
    expect(colours.size).toBe(3);
  });

  test("the search leads to the finder, and a reference to its receipt", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Find a country").fill("togo");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/start-business\?q=togo$/);
    await page.goto("/");
    await page.getByLabel("Reference").fill("AK-2345-6789");
    await page.getByRole("button", { name: "Look it up" }).click();
    await expect(page).toHaveURL(/\/contact\/received\?reference=AK-2345-6789$/);
  });

  test("a fold opens to its details, and the words in it can be found", async ({ page }) => {
    await page.goto("/");
    const fold = page.locator("#finance details");
    await expect(fold.getByText("Own surplus")).toBeHidden();
    await fold.locator("summary").click();
    await expect(fold.getByText("Own surplus")).toBeVisible();
  });
});
