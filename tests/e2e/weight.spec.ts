import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { inlinedType } from "#lib/ops/seal/inline-sheets.ts";
import { awaken } from "../support/awaken.ts";
import { pageKinds } from "../support/page-kinds.ts";

const mostBytes = 12 * 1024;

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Bytes over the line of what a page wears: the style element in it, or the sheets it names. */
async function weighStyles(request: APIRequestContext, path: string): Promise<number[]> {
  const html = await (await request.get(path)).text();
  const inline = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => brotli(text));
  const named = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].filter(
    ([tag]) => !tag.includes(inlinedType),
  );
  const sheets = named.map(async ([tag]) => {
    const href = /\bhref="([^"]+)"/.exec(tag)?.[1] ?? "";
    const answer = await request.get(href, { headers: { "accept-encoding": "br" } });
    expect(answer.headers()["content-encoding"], href).toBe("br");
    return Number(answer.headers()["content-length"]);
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
    await page.goto("about:blank"); // what the page before had still to fetch is no matter
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
  // What <use> takes in has a size once it has come; the symbol of a code that is not in the file has none.
  await expect
    .poll(() => flag.locator("use").evaluate((use: SVGUseElement) => Math.round(use.getBBox().width)))
    .toBeGreaterThan(0);
});

/** The scripts a page asks for until it answers and has come to rest; on a busy machine one may bring the next late. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  const note = (url: string) => url.endsWith(".js") && asked.add(new URL(url).pathname);
  page.on("request", (one) => note(one.url()));
  await page.goto(path);
  await awaken(page);
  let before = 0;
  await expect(async () => {
    const isStill = asked.size === before;
    before = asked.size;
    await page.waitForLoadState("networkidle");
    expect(isStill).toBe(true);
  }).toPass({ intervals: [1_000], timeout: 60_000 });
  page.removeAllListeners("request");
  return [...asked];
}

test("filling in a form takes at most 12 KB of script of its own, following it none", async ({
  browser,
  request,
}) => {
  const anyPage = async (path: string) => {
    const context = await browser.newContext();
    const scripts = await scriptsOf(await context.newPage(), path);
    await context.close();
    return scripts;
  };
  const shared = new Set(await anyPage("/explore/compare?c=kenya,ghana"));
  const weigh = async (path: string) => {
    const own = (await anyPage(path)).filter((one) => !shared.has(one));
    const texts = await Promise.all(own.map(async (one) => (await request.get(one)).text()));
    return texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
  };
  expect(shared.size).toBeGreaterThan(5);
  for (const path of ["/forms/grower/fill?step=you", "/forms/grower/fill?step=photos"]) {
    const bytes = await weigh(path);
    expect(bytes, path).toBeGreaterThan(1_000);
    expect(bytes, path).toBeLessThanOrEqual(mostBytes);
  }
  expect(await weigh("/forms/status")).toBe(0);
});
