import { expect, test, type Page } from "@playwright/test";
import { ask } from "../support/database.ts";

/** Expects the heading of a part to be visible in the window. */
async function expectInView(page: Page, id: string): Promise<void> {
  const heading = page.locator(`#${id} :is(h1, h2)`).first();
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
}

for (const [from, path, anchor] of [
  ["/credit", "/subsidiaries/credit-union", "credit-score"],
  ["/countries", "/", "countries"],
  ["/innovation/aerospace", "/innovation/arospace", undefined],
  ["/basicpages", "/BasicPages", undefined],
  ["/About/", "/about", undefined],
  ["/library/history/ivory-coast", "/library/history/cote-divoire", undefined],
  ["/explore/countries/swaziland", "/explore/countries/eswatini", undefined],
  ["/explore/countries/drc/ratings", "/explore/countries/dr-congo/ratings", undefined],
  ["/one-africa/the-gambia", "/one-africa/gambia", undefined],
  ["/one-africa/cape-verde/help-desk", "/one-africa/cabo-verde/help-desk", undefined],
] as const) {
  test(`${from} leads to ${path}${anchor ? `#${anchor}` : ""}`, async ({ page }) => {
    const answer = await page.goto(from);
    expect(answer?.status()).toBe(200);
    const { pathname, hash } = new URL(page.url());
    expect([pathname, hash]).toEqual([path, anchor ? `#${anchor}` : ""]);
    if (anchor) await expectInView(page, anchor);
  });
}

const anchors: Record<string, readonly string[]> = {
  "/": ["problem", "finance", "vision", "regional-hq", "summary", "integrated-solution", "soil-first", "faqs", "cta"],
  "/coeus": ["pillars", "education", "impact", "declaration"],
  "/programs": ["outgrowers", "vendor-rfq", "distribution-hubs", "bobby-automotive", "apprenticeships", "clinics", "esg"],
  "/programs/farm-with-us": ["pillar-2", "pillar-7"],
  "/compliance": ["policy-library", "haccp", "land-mous", "annual-reports"],
}; // prettier-ignore

for (const [path, ids] of Object.entries(anchors)) {
  test(`every anchor of ${path} shows its heading`, async ({ page }) => {
    for (const id of ids) {
      await page.goto("about:blank");
      await page.goto(`${path}#${id}`);
      await expectInView(page, id);
    }
  });
}

test("with script, an answer to whether a page was useful is thanked for on the page", async ({ page }) => {
  await page.goto("/start-business/togo");
  const form = page.locator(".page-feedback");
  await form.scrollIntoViewIfNeeded();
  // Attached once the script of the page's foot has run.
  await expect(page.locator("[data-privacy] select").first()).toBeAttached();
  await form.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(form.getByRole("status")).toContainText("Thank you");
  await expect(form.getByRole("status")).toBeFocused();
  await expect(form.getByRole("button")).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/start-business/togo");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an address that leads nowhere is a 404 that names near pages", async ({ page }) => {
    const answer = await page.goto("/subsidiaries/healthshar");
    expect(answer?.status()).toBe(404);
    await page
      .getByRole("navigation", { name: "Did you mean" })
      .getByRole("link", { name: "HealthShare" })
      .first()
      .click();
    await expect(page).toHaveURL(/\/subsidiaries\/healthshare$/);
  });

  test("what a transfer costs is worked out, and a slip keeps what was typed", async ({ page }) => {
    await page.goto("/send");
    await page.getByLabel("Amount to send").fill("200");
    await page.getByLabel("Fee", { exact: true }).fill("five");
    await page.getByLabel("Rate the provider offers").fill("14");
    await page.getByLabel("Market rate of today").fill("15");
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(page.getByRole("alert")).toContainText("There is a problem");
    await expect(page.getByLabel("Fee", { exact: true })).toHaveValue("five");
    await page.getByLabel("Fee", { exact: true }).fill("5");
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(page.getByText("It costs 18.33 of your currency: 9.2% of what you send.")).toBeVisible();
  });

  test("the navigator leads to the part of the guide that answers", async ({ page }) => {
    await page.goto("/navigator");
    await page.getByLabel("Country", { exact: true }).selectOption("rwanda");
    await page.getByLabel("What do you want to know?").selectOption({ label: "Which taxes are there?" });
    await page.getByRole("button", { name: "Go to the answer" }).click();
    await expect(page).toHaveURL(/\/start-business\/rwanda#tax$/);
  });

  test("the self-check counts ticks, and sends and keeps nothing", async ({ page }) => {
    const asked: string[] = [];
    await page.goto("/score", { waitUntil: "networkidle" });
    page.on("request", (request) => asked.push(request.url()));
    const boxes = page.locator(".self-check").getByRole("checkbox");
    await boxes.nth(0).check();
    await boxes.nth(3).check();
    const text = await page
      .locator(".self-check-count")
      .evaluate((element) => getComputedStyle(element, "::after").content);
    expect(text).toMatch(/counter\(ticked\)/);
    expect(asked).toEqual([]);
    await expect(boxes.nth(0)).not.toHaveAttribute("name");
  });

  test("whether a page was useful is filed for the page, without a name, each answer by itself", async ({
    page,
  }) => {
    const missing = `A table of fees ${Date.now()}`;
    for (const answer of ["No", "No"]) {
      await page.goto("/atm");
      await page.getByLabel("What were you looking for?").fill(missing);
      await page.getByRole("button", { name: answer, exact: true }).click();
      await expect(page).toHaveURL(/\/contact\/received\?reference=AK-/);
      await expect(page.getByText("Whether a page was useful")).toBeVisible();
      await expect(page.locator('main dd a[href="/atm"]')).toBeVisible();
    }
    const rows = await ask("select page, is_useful, words from page_feedback where words = $1", [missing]);
    const row = { page: "/atm", is_useful: false, words: missing };
    expect(rows).toEqual([row, row]);
  });

  test("a file that is offered can be had, and the feed is a feed", async ({ page, request }) => {
    await page.goto("/downloads");
    const hrefs = await page
      .locator("main a[download]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of hrefs) {
      const answer = await request.get(href);
      expect([href, answer.status()]).toEqual([href, 200]);
      expect((await answer.body()).length).toBeGreaterThan(100);
    }
    const data = (await (await request.get("/downloads/akoma-countries.json")).json()) as {
      countries: unknown[];
    };
    expect(data.countries).toHaveLength(54);
    expect(await (await request.get("/downloads/akoma-countries.csv")).text()).not.toMatch(/corporate tax/i);
    const feed = await request.get("/news/feed.xml");
    expect(feed.headers()["content-type"]).toMatch(/xml/);
    expect(await feed.text()).toMatch(/^<\?xml[\s\S]*<rss version="2.0"[\s\S]*<item>/);
  });

  test("four divisions are shown, and seven more on demand", async ({ page }) => {
    await page.goto("/");
    const cards = page.locator("#portfolio-overview .home-divisions li:visible");
    await expect(cards).toHaveCount(4);
    await page.getByText("Show more").click();
    await expect(cards).toHaveCount(11);
    await page.getByText("Show less").click();
    await expect(cards).toHaveCount(4);
  });
});
