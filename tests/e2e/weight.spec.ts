import { expect, test, type APIRequestContext } from "@playwright/test";
import { pageKinds } from "../support/page-kinds.ts";

const mostBytes = 12 * 1024;

/** The style sheets a page names, with the bytes each takes over the line. */
async function weighSheets(request: APIRequestContext, path: string): Promise<Map<string, number>> {
  const html = await (await request.get(path)).text();
  const sheets = new Map<string, number>();
  for (const [tag] of html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)) {
    const href = /\bhref="([^"]+)"/.exec(tag)?.[1] ?? "";
    const answer = await request.get(href, { headers: { "accept-encoding": "br" } });
    expect(answer.headers()["content-encoding"], href).toBe("br");
    sheets.set(href, Number(answer.headers()["content-length"]));
  }
  return sheets;
}

test("no page has more than 12 KB of style sheets, the style guide aside, which shows all of them", async ({
  request,
}) => {
  const pages = pageKinds.filter((path) => !path.startsWith("/styleguide"));
  for (const path of pages) {
    const sheets = [...(await weighSheets(request, path)).values()];
    expect(sheets.length, path).toBeGreaterThan(0);
    expect(
      sheets.reduce((sum, bytes) => sum + bytes, 0),
      path,
    ).toBeLessThanOrEqual(mostBytes);
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
