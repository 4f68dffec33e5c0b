import { gzipSync } from "node:zlib";
import { expect, test, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { inlinedType } from "#lib/ops/seal/seal-page.ts";
import { awaken } from "../support/awaken.ts";
import { brotliSize } from "../support/brotli-size.ts";
import { pageKinds } from "../support/page-kinds.ts";

const mostBytes = 12 * 1024;

/** The transferred bytes of a page's styles: its style elements or the sheets it links to. */
async function weighStyles(request: APIRequestContext, path: string): Promise<number[]> {
  const html = await (await request.get(path)).text();
  const inline = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => brotliSize(text));
  const named = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].filter(
    ([tag]) => !tag.includes(inlinedType),
  );
  const sheets = named.map(async ([tag]) => {
    const href = /\bhref="([^"]+)"/.exec(tag)?.[1] ?? "";
    const answer = await request.get(href, { headers: { "accept-encoding": "br" } });
    expect(answer.headers()["content-encoding"], href).toBe("br");
    return brotliSize(await answer.text());
  });
  return [...inline, ...(await Promise.all(sheets))];
}

test("no page has more than 12 KB of style sheets, the style guide aside, which shows all of them", async ({
  request,
}) => {
  const pages = pageKinds.filter((path) => !path.startsWith("/styleguide"));
  for (const path of pages) {
    const sizes = await weighStyles(request, path);
    expect(sizes.length, path).toBeGreaterThan(0);
    expect(
      sizes.reduce((sum, bytes) => sum + bytes, 0),
      path,
    ).toBeLessThanOrEqual(mostBytes);
  }
});

test("a sealed page carries its styles, and fetches none of its sheets, not even once its script is there", async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on("request", (one) => asked.add(new URL(one.url()).pathname));
  for (const path of ["/", "/start-business/ghana", "/contact", "/subsidiaries/agx"]) {
    await page.goto("about:blank"); // drops what the previous page was still fetching
    asked.clear();
    await page.goto(path, { waitUntil: "networkidle" });
    expect([...asked].filter((one) => one.endsWith(".css"))).toEqual([]);
    await awaken(page);
    await page.waitForLoadState("networkidle");
    const inlined = page.locator(
      `head > style + link[type=${inlinedType}], link + link[type=${inlinedType}]`,
    );
    const sheets = await inlined.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    expect(sheets.length, path).toBeGreaterThan(0);
    expect(sheets.filter((one) => asked.has(one))).toEqual([]);
  }
});

test("a page asks for all flags at once, and for no map or flag one by one", async ({ page }) => {
  const drawings: string[] = [];
  page.on("request", (one) => /\.svg$/.test(new URL(one.url()).pathname) && drawings.push(one.url()));
  for (const path of ["/", "/start-business", "/start-business/ghana"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const flags = page.locator("svg.flag > use");
    expect(await flags.count(), path).toBeGreaterThan(0);
  }
  const ofPages = drawings.map((url) => new URL(url).pathname).filter((name) => !/icon|pattern/.test(name));
  expect(new Set(ofPages).size).toBe(2);
});

test("a flag is drawn, round and of the size it was given", async ({ page }) => {
  await page.goto("/start-business/ghana");
  const flag = page.locator("main svg.flag").first();
  const box = await flag.boundingBox();
  expect([box?.width, box?.height]).toEqual([40, 40]);
  await expect(flag).toHaveCSS("border-top-left-radius", "50%");
  await expect(flag).toHaveCSS("overflow", "hidden");
  // A <use> that has loaded has a size; the symbol of a code that is not in the file has none.
  await expect
    .poll(() => flag.locator("use").evaluate((use: SVGUseElement) => Math.round(use.getBBox().width)))
    .toBeGreaterThan(0);
});

/** Opens a page and waits until it is interactive; `asked` collects its scripts, some of which load long after. */
async function openForScripts(browser: Browser, path: string): Promise<{ page: Page; asked: Set<string> }> {
  const page = await (await browser.newContext()).newPage();
  const asked = new Set<string>();
  page.on("request", (one) => one.url().endsWith(".js") && asked.add(new URL(one.url()).pathname));
  await page.goto(path);
  await awaken(page);
  return { page, asked };
}

test("filling in a form takes at most 12 KB of script of its own, following it none", async ({
  browser,
  request,
}) => {
  const common = await openForScripts(browser, "/explore/compare?c=kenya,ghana");
  const you = await openForScripts(browser, "/forms/grower/fill?step=you");
  const photos = await openForScripts(browser, "/forms/grower/fill?step=photos");
  const status = await openForScripts(browser, "/forms/status");
  const all = [common, you, photos, status];
  const idle = ({ page }: { page: Page }) =>
    page.evaluate(() => new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve)));
  const count = () => all.reduce((sum, { asked }) => sum + asked.size, 0);
  // Everything that loads in idle time has been requested once each page was idle and none of them requests more.
  await expect(async () => {
    const before = count();
    await Promise.all(all.map(idle));
    await common.page.waitForTimeout(3_000);
    expect(count()).toBe(before);
    // The status page has no script of its own: scripts that only it has requested are yet to load on the other.
    expect([...status.asked].filter((one) => !common.asked.has(one))).toEqual([]);
  }).toPass({ timeout: 60_000 });
  const weigh = async ({ asked }: { asked: Set<string> }) => {
    const own = [...asked].filter((one) => !common.asked.has(one));
    const texts = await Promise.all(own.map(async (one) => (await request.get(one)).text()));
    return texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
  };
  expect(common.asked.size).toBeGreaterThan(5);
  for (const form of [you, photos]) {
    const bytes = await weigh(form);
    expect(bytes, form.page.url()).toBeGreaterThan(1_000);
    expect(bytes, form.page.url()).toBeLessThanOrEqual(mostBytes);
  }
});
