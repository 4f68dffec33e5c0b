import { expect, test } from "@playwright/test";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { leaks, wordsOfHtml } from "../support/page-html.ts";

test("all 54 guides answer 200 with real figures, years and sources that are on the page", async ({
  request,
}) => {
  expect(countrySlugs).toHaveLength(54);
  for (const slug of countrySlugs) {
    for (const path of [`/start-business/${slug}`, `/start-business/${slug}/print`]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      const body = html.slice(html.indexOf("<body")).replace(/<script[\s\S]*?<\/script>/g, "");
      const text = wordsOfHtml(body);
      expect(text.match(leaks)?.[0], path).toBeUndefined();
      expect(text.match(/20[012]\d/g)?.length ?? 0, `${path} shows years`).toBeGreaterThan(10);
      // "top" is the top of every page by the HTML standard.
      const ids = new Set(["top", ...[...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])]);
      const targets = [...body.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
      expect(
        targets.filter((target) => !ids.has(target)),
        `${path} leads nowhere`,
      ).toEqual([]);
    }
  }
});

test("no guide breaks its own content security policy or logs an error", async ({ page }) => {
  const problems: string[] = [];
  page.on(
    "console",
    (message) => void (message.type() === "error" && problems.push(`${page.url()}: ${message.text()}`)),
  );
  page.on("pageerror", (fault) => void problems.push(`${page.url()}: ${String(fault)}`));
  for (const slug of countrySlugs) {
    await page.goto(`/start-business/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(problems).toEqual([]);
});

test("on a phone the answer of every guide is within a screen and a half, and its first step within two", async ({
  page,
}) => {
  const screen = 740;
  await page.setViewportSize({ width: 360, height: screen });
  const late: string[] = [];
  for (const slug of countrySlugs) {
    await page.goto(`/start-business/${slug}`);
    const answer = page.locator(".answer dl");
    await expect(answer.locator("dd")).toHaveCount(4);
    await expect(answer).toContainText(/[Oo]nline/);
    const card = await answer.boundingBox();
    const step = await page.locator("#register ol > li").first().boundingBox();
    const [end, begin] = [(card?.y ?? Infinity) + (card?.height ?? 0), step?.y ?? Infinity];
    if (end > 1.5 * screen || begin > 2 * screen)
      late.push(`${slug}: answer to ${end}, first step at ${begin}`);
  }
  expect(late).toEqual([]);
});

test("each path of a country is a page of its own with its title, and leads to its own sheet for paper", async ({
  page,
}) => {
  await page.goto("/start-business/togo");
  for (const [path, name, title] of [
    ["sole-trader", "Sole trader", /^Register as a sole trader in Togo: steps, cost, time \(20\d\d\)/],
    ["foreign-owner", "Foreign owner", /^Open a company in Togo as a foreigner/],
    ["branch", "Branch", /^Open a branch in Togo/],
  ] as const) {
    await page.getByRole("navigation", { name: "What you register" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/start-business/togo/${path}$`));
    await expect(page).toHaveTitle(title);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/togo/${path}$`));
    await expect(page.getByRole("link", { name: "Print" })).toHaveAttribute(
      "href",
      `/start-business/togo/${path}/print`,
    );
  }
});

test("ticks of the checklist stay on the device, are counted, and can be cleared", async ({ page }) => {
  await page.goto("/start-business/ghana");
  await page.waitForLoadState("networkidle");
  const boxes = page.locator("#register").getByRole("checkbox");
  const total = await page.locator("#register ol").getByRole("checkbox").count(); // the steps that everybody takes
  expect(total).toBeGreaterThan(5);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const progress = page
    .locator("#register")
    .getByText(new RegExp(`2 of ${total}`))
    .first();
  await expect(progress).toBeVisible();
  await page.reload();
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(2)).not.toBeChecked();
  await page.locator("#register").getByRole("button", { name: /clear/i }).click();
  await expect(boxes.nth(0)).not.toBeChecked();
  await page.evaluate(() => localStorage.setItem("ak_checklist_v1", "{broken"));
  await page.reload();
  await boxes.nth(3).check();
  await expect(
    page
      .locator("#register")
      .getByText(new RegExp(`1 of ${total}`))
      .first(),
  ).toBeVisible();
});

test("the print view fits A4: no wider than the paper, and few sheets", async ({ page }) => {
  for (const slug of ["liberia", "ghana", "sao-tome-and-principe"]) {
    await page.goto(`/start-business/${slug}/print`);
    await page.emulateMedia({ media: "print" });
    const a4At96Dpi = 794;
    await page.setViewportSize({ width: a4At96Dpi, height: 1123 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(a4At96Dpi);
    const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    expect(pdf).toMatch(/MediaBox ?\[0 0 59[45][.\d]* 84[12]/);
    const sheets = Math.max(
      ...[...pdf.matchAll(/\/Type ?\/Pages[\s\S]{0,200}?\/Count (\d+)/g)].map((match) => Number(match[1])),
    );
    expect(sheets, slug).toBeGreaterThanOrEqual(1);
    expect(sheets, slug).toBeLessThanOrEqual(slug === "liberia" ? 5 : 4);
    await page.emulateMedia({ media: null });
  }
});

test("a guide says what it is to machines: canonical, description, picture, structured data", async ({
  page,
  request,
}) => {
  await page.goto("/start-business/ghana");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/start-business\/ghana$/);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /Ghana/);
  const picture = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
  const answer = await request.get(new URL(picture).pathname);
  expect(answer.headers()["content-type"]).toBe("image/png");
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  const types = blocks
    .flatMap((block) => JSON.parse(block) as { "@type": string })
    .map((one) => one["@type"]);
  expect(types).toEqual(expect.arrayContaining(["BreadcrumbList", "HowTo", "Dataset"]));
});

test("the country summary answers as documented and costs nothing when unchanged", async ({ request }) => {
  const answer = await request.get("/api/country/ghana/summary");
  expect(answer.headers()["cache-control"]).toContain("s-maxage=300");
  const none = { avg: null, count: 0 };
  expect(await answer.json()).toMatchObject({
    ok: true,
    data: {
      slug: "ghana",
      iso2: "GH",
      ratings: { visitor: none, investor: none, friendliness: none, ease: none },
      riskRating: expect.stringMatching(/^(low|moderate|elevated|high)$/),
      risk: { source: expect.any(String), asOf: expect.any(Number) },
    },
  });
  const again = await request.get("/api/country/ghana/summary", {
    headers: { "if-none-match": answer.headers()["etag"] ?? "" },
  });
  expect(again.status()).toBe(304);
  expect((await request.get("/api/country/atlantis/summary")).status()).toBe(404);
});
