import { expect, test, type Page } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { fetchedAhead } from "../support/fetched-ahead.ts";
import { aNetworkAddress } from "../support/visitor.ts";

const guide = "/start-business/ghana";
const cookieName = "ak_lite_v1";
const saving = { "save-data": "on", "x-forwarded-for": aNetworkAddress() };

const note = (page: Page) => page.getByRole("complementary", { name: "Lite mode" });

async function choose(page: Page, value: "0" | "1"): Promise<void> {
  const url = new URL(test.info().project.use.baseURL ?? "").origin;
  await page.context().addCookies([{ name: cookieName, value, url }]);
}

const choiceOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === cookieName)?.value;

/**
 * Opens a page, waits until the network is idle and `until` has come, and returns what it fetched by kind, with the
 * transferred bytes.
 */
async function weigh(page: Page, path: string, until?: (page: Page) => Promise<unknown>) {
  const kinds: string[] = [];
  const patterns: string[] = [];
  const flags: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (/\/flags\.[\w-]+\.svg/.test(request.url())) flags.push(request.url());
    const kind = request.resourceType();
    if (request.url().includes("/patterns/")) patterns.push(request.url());
    if (kind === "image") return;
    kinds.push(kind);
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await until?.(page);
  page.removeAllListeners("requestfinished");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { bytes, patterns, flags, scripts: kinds.filter((kind) => /script|fetch|xhr/.test(kind)), fonts: kinds.filter((kind) => kind === "font") }; // prettier-ignore
}

test.describe("a browser that asks for less data", () => {
  test.use({ extraHTTPHeaders: saving });

  for (const path of ["/", guide, "/lite"]) {
    test(`gets ${path} without script, font, patterns and flags, and is told so`, async ({ page }) => {
      const problems: string[] = [];
      page.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
      const lite = await weigh(page, path);
      expect(lite.scripts).toEqual([]);
      expect(lite.fonts).toEqual([]);
      expect(lite.patterns).toEqual([]);
      expect(lite.flags).toEqual([]);
      await expect(note(page)).toContainText("Lite mode is on");
      await expect(note(page).getByRole("link")).toHaveAttribute("href", "/lite");
      expect(
        await page.locator("script:not([type='application/ld+json'])").count(),
        "scripts in the page",
      ).toBe(0);
      expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status !== "unloaded").length)).toBe(0); // prettier-ignore
      expect(problems).toEqual([]);
    });

    test(`axe finds nothing on the lite copy of ${path} at 360 px, light and dark`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expect(note(page)).toBeVisible();
        const { violations } = await axeOn(page).analyze();
        expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]); // prettier-ignore
      }
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }

  test("gets a guide in less than a third of the bytes", async ({ page, browser, baseURL }) => {
    const lite = await weigh(page, guide);
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: {} });
    const full = await weigh(await context.newPage(), guide, fetchedAhead);
    await context.close();
    expect(full.scripts.length).toBeGreaterThan(0);
    expect(full.fonts).toHaveLength(1);
    expect(full.patterns).not.toEqual([]);
    expect(full.flags).toHaveLength(1);
    expect(lite.bytes).toBeLessThan(full.bytes / 3);
  });

  test("the visitor's own choice against it wins", async ({ page }) => {
    await choose(page, "0");
    await page.goto(guide);
    await expect(note(page)).toHaveCount(0);
    expect(await page.locator("script[src]").count()).toBeGreaterThan(0);
  });

  test("can be turned off where the page says it is on, and left to the browser again", async ({ page }) => {
    await page.goto("/lite");
    await expect(page.getByText("Lite mode is on", { exact: true })).toBeVisible();
    await expect(page.getByText("Lite mode is off", { exact: true })).toBeHidden();
    await page.getByRole("button", { name: "Turn lite mode off" }).click();
    await expect(page.getByText("Lite mode is off", { exact: true })).toBeVisible();
    expect(await choiceOf(page)).toBe("0");
    await page.waitForLoadState(); // the next load is the page that the next press leads to
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Let my browser decide" }).click();
    await loaded;
    await expect.poll(() => choiceOf(page)).toBeUndefined();
    await page.goto("/lite"); // Playwright does not send our headers after a redirect
    await expect(page.getByText("Lite mode is on", { exact: true })).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the switch turns lite mode on, which is kept, and off again", async ({ page }) => {
      await page.goto("/lite");
      await expect(page.getByText("Lite mode is off", { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Turn lite mode off" })).toHaveCount(0);
      await page.getByRole("button", { name: "Turn lite mode on" }).click();
      await expect(page).toHaveURL(/\/lite$/);
      await expect(page.getByText("Lite mode is on", { exact: true })).toBeVisible();
      const cookie = (await page.context().cookies()).find(({ name }) => name === cookieName);
      expect(cookie).toMatchObject({ name: cookieName, value: "1", httpOnly: false, sameSite: "Lax" });
      expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 86_400);
      await page.goto(guide);
      await expect(note(page)).toBeVisible();
      await note(page).getByRole("link").click();
      await page.getByRole("button", { name: "Turn lite mode off" }).click();
      await expect(page.getByText("Lite mode is off", { exact: true })).toBeVisible();
      await page.goto(guide);
      await expect(note(page)).toHaveCount(0);
    });
  });
}

test("the page of the switch says what was measured on this build", async ({ page }) => {
  await page.goto("/lite");
  await expect(page.getByText(/Measured on this build: .*\d kB instead of \d+ kB/)).toBeVisible();
});

/** Makes the browser report a slow connection; with `later`, only after a change event. */
const onSlowConnection = (page: Page, { later = false } = {}) =>
  page.addInitScript((startsFast) => {
    const connection = Object.assign(new EventTarget(), { effectiveType: startsFast ? "4g" : "2g" });
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    addEventListener("test:slow", () => {
      connection.effectiveType = "slow-2g";
      connection.dispatchEvent(new Event("change"));
    });
  }, later);

test("a slow connection turns lite mode on for an hour, and says so with a way to the switch", async ({
  page,
}) => {
  await onSlowConnection(page);
  await page.goto(guide);
  await expect(page.getByText(/lite mode for the next hour/)).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === cookieName);
  expect(cookie?.value).toBe("1");
  expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + 3_601);
  await page.goto("/");
  await expect(note(page)).toBeVisible();
});

test("a connection that becomes slow is noticed; a choice against lite mode stands", async ({ page }) => {
  await onSlowConnection(page, { later: true });
  await page.goto(guide, { waitUntil: "networkidle" });
  expect(await choiceOf(page)).toBeUndefined();
  await choose(page, "0");
  await page.evaluate(() => dispatchEvent(new Event("test:slow")));
  expect(await choiceOf(page)).toBe("0");
  await page.context().clearCookies();
  await page.evaluate(() => dispatchEvent(new Event("test:slow")));
  await expect.poll(() => choiceOf(page)).toBe("1");
});

test("held pages are confirmed only to those they are for", async ({ baseURL }) => {
  const ask = (headers: Record<string, string>) => fetch(`${baseURL}${guide}`, { headers });
  const full = await ask({});
  const lite = await ask({ "save-data": "on" });
  expect(lite.headers.get("vary")?.toLowerCase()).toContain("save-data");
  const etag = lite.headers.get("etag") ?? "";
  expect(etag).not.toBe(full.headers.get("etag"));
  expect((await ask({ "save-data": "on", "if-none-match": etag })).status).toBe(304);
  expect((await ask({ cookie: `${cookieName}=1`, "if-none-match": etag })).status).toBe(304);
  expect((await ask({ "if-none-match": etag })).status).toBe(200);
  expect((await ask({ cookie: `${cookieName}=0`, "save-data": "on", "if-none-match": etag })).status).toBe(200); // prettier-ignore
});
