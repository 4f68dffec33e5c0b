import { expect, test, type Page } from "@playwright/test";
import { countryPath } from "#lib/data/site/country-path.ts";
import { countryFamilies, countryPage } from "#lib/data/site/country-paths.ts";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { gatedPaths } from "#lib/data/site/registry-keys.ts";
import { confidentialPaths, isConfidential } from "#lib/data/site/open/confidential.ts";
import { axeOn } from "../support/axe.ts";
import { brotliSize } from "../support/brotli-size.ts";
import { everyPage } from "../support/every-page.ts";
import { required } from "../support/required.ts";
import { partsOfHtml, sealedHtml, sheetsOfHtml } from "../support/page-html.ts";
import { isFullSweep, sampled } from "../support/sweep.ts";
import { aNetworkAddress } from "../support/visitor.ts";

type Read = {
  status: number;
  /** Compressed bytes as transferred. */
  size: number;
  title: string;
  description: string;
  levels: number[];
  ids: Set<string>;
  hrefs: string[];
  asksWhetherUseful: boolean;
};

/** Public pages that depend on the request; routes.spec.ts gives the reasons. */
const madePerRequest = [
  "/register",
  "/login",
  "/currency",
  "/portal/clearsight/register",
  ...confidentialPaths,
];

const decode = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

/** Fetched without Playwright, which takes longer for each page than the site does. */
const network = aNetworkAddress();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(required("BASE_URL") + path, {
    redirect: "manual",
    headers: { "x-forwarded-for": network, ...headers },
  });

const mostBytes = 30 * 1024;
/** Transferred bytes: as sent, or, if that is over the limit, as a production build compresses it (slower). */
const weigh = (sent: number, body: string): number => (sent <= mostBytes ? sent : brotliSize(body));

async function read(path: string): Promise<Read> {
  const answer = await get(path, { "accept-encoding": "br" });
  const body = await answer.text();
  const whole = answer.headers.get("content-type")?.startsWith("text/html") ? body : "";
  const html = whole.replace(/<script[\s\S]*?<\/script>/g, "");
  return {
    status: answer.status,
    size: weigh(Number(answer.headers.get("content-length")), body),
    title: /<title>([^<]*)/.exec(html)?.[1] ?? "",
    description: /<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? "",
    levels: all(html, /<h([1-6])[ >]/g).map(Number),
    ids: new Set(["top", ...all(html, / id="([^"]+)"/g)]),
    hrefs: all(html, /<a\b[^>]*\bhref="([^"]+)"/g).map(decode),
    asksWhetherUseful: html.includes('action="/api/page-feedback"'),
  };
}

const campaign = /\butm_(?:source|medium|campaign)=[^&#]*&?/g;
/** The page that a link leads to, without its anchor and campaign parameters. */
const pageOf = (href: string) => (href.split("#")[0] ?? "").replace(campaign, "").replace(/[?&]$/, "");
/** Addresses that differ in one parameter and show the same content with the same links are read as one. */
const normalized: readonly (readonly [RegExp, string])[] = [
  // Another passport, or the same view (paths, differences) of another comparison.
  [/^(\/explore\/passport\/)\w\w\?/, "$1us?"],
  [/^(\/explore\/compare\?c=)[\w,-]+&/, "$1ghana,kenya&"],
];
/** More such addresses, which `npm run nightly` reads one by one: each is rendered per request. */
const normalizedUnlessNightly: readonly (readonly [RegExp, string])[] = [
  [/^(\/explore\/compare\?c=)([\w-]+),[\w,-]+$/, "$1$2,kenya"],
  [/^(\/explore\/compare\.csv\?c=)[\w,-]+/, "$1ghana,kenya"],
  [/^(\/plan\?c=)[\w-]+&/, "$1ghana&"],
  [/^(\/(?:login|register)\?tab=\w+)&.*/, "$1"],
];
/** The page to read for a link. */
const readFor = (href: string) =>
  [...normalized, ...(isFullSweep ? [] : normalizedUnlessNightly)].reduce(
    (path, [pattern, representative]) => path.replace(pattern, representative),
    pageOf(href),
  );

/** Follows links from the home page. API routes and files are requested, but no links are read from them. */
async function crawl(): Promise<Map<string, Read>> {
  const found = new Map<string, Read>();
  const waiting = ["/"];
  const seen = new Set(waiting);
  const step = async (path: string) => {
    const page = await read(path);
    found.set(path, page);
    for (const href of page.hrefs) {
      const next = readFor(href);
      if (!next.startsWith("/") || next.startsWith("//") || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  };
  for (let batch = waiting.splice(0, 6); batch.length > 0; batch = waiting.splice(0, 6))
    await Promise.all(batch.map(step));
  return found;
}

test.describe("read as a crawler reads them", () => {
  // One after another, so that all of them use the result of the first crawl; hundreds of addresses take a while.
  test.describe.configure({ mode: "default", timeout: 900_000 }); // ends what hangs: beside other work it takes much longer

  let crawled: Promise<Map<string, Read>> | undefined;
  const readAll = () => (crawled ??= crawl());
  /** The result for a page that the site always has; the crawl reaches each of them. */
  const readOf = (found: Map<string, Read>, path: string): Read => {
    const page = found.get(path);
    if (!page) throw new Error(`No link leads to ${path}.`);
    return page;
  };

  test("every page is reached from the home page by links alone, and no link or anchor is dead", async () => {
    const found = await readAll();
    expect([...everyPage, ...gatedPaths].filter((path) => !found.has(path))).toEqual([]);
    const dead = [...found]
      .filter(([, { status }]) => status >= 400)
      .map(([path, { status }]) => `${status} ${path}`);
    expect(dead).toEqual([]);
    const lost: string[] = [];
    for (const [path, { hrefs }] of found)
      for (const href of hrefs) {
        // The part after ":~:" contains words, not an id: browsers remove it before they look for the anchor.
        const [anchor] = (href.split("#")[1] ?? "").split(":~:");
        const to = readFor(href);
        const target = to === "" ? found.get(path) : found.get(to);
        if (anchor && target?.title && !target.ids.has(anchor)) lost.push(`${path} → ${href}`);
      }
    expect(lost).toEqual([]);
  });

  test("every link from a page that is the same for everybody to a portal says by what one comes", async () => {
    const found = await readAll();
    const bare: string[] = [];
    for (const path of everyPage.filter((page) => !madePerRequest.includes(page) && !isConfidential(page))) {
      const toPortals = readOf(found, path).hrefs.filter((href) =>
        /^\/portal\/(?!onestop|diaspora)/.test(href),
      );
      for (const href of toPortals) if (href.match(campaign)?.length !== 3) bare.push(`${path} → ${href}`);
    }
    expect(bare).toEqual([]);
  });

  test("every page has a title and a description of its own, one h1, its headings in order, and asks whether it was useful", async () => {
    const found = await readAll();
    const seen = new Map<string, string>();
    const faults: string[] = [];
    for (const path of everyPage) {
      const { status, title, description, levels, asksWhetherUseful } = readOf(found, path);
      const hold = (holds: boolean, fault: string) => void (!holds && faults.push(`${path}: ${fault}`));
      hold(status === 200, `answers ${status}`);
      // Except where a visitor should leave no trace.
      hold(asksWhetherUseful !== isConfidential(path), "asks whether it was useful, or does not");
      for (const text of [title, description]) {
        hold(text !== "", "has no title or no description");
        hold(!seen.has(text), `says of itself what ${seen.get(text)} says: ${text}`);
        seen.set(text, path);
      }
      const length = description.replace(/&[#\w]+;/g, "x").length;
      hold(length <= 155, `a description of ${length} characters`);
      hold(levels.filter((level) => level === 1).length === 1, "not one h1");
      hold(!levels.some((level, at) => level - (levels[at - 1] ?? 0) > 1), `headings ${levels.join(" ")}`);
    }
    expect(faults).toEqual([]);
    for (const path of ["/portal/vendor", "/justice/access", "/explore/countries/ghana/ratings"])
      expect([path, (await read(path)).asksWhetherUseful]).toEqual([path, true]);
  });

  test("every page is prerendered and weighs at most 30 KB", async () => {
    const found = await readAll();
    const heavy: string[] = [];
    for (const path of everyPage.filter((page) => !madePerRequest.includes(page))) {
      const { size } = readOf(found, path);
      if (!(size <= mostBytes)) heavy.push(`${path} ${size}`);
    }
    expect(heavy).toEqual([]);
  });
});

/** The pages of 199 passports look alike, so one represents them. */
const isLikeAnother = (path: string) => /^\/explore\/passport\/(?!us$)/.test(path);
/** No other page has the markup of a page that is rendered per request. */
const partsOf = (path: string): string[] => partsOfHtml(sealedHtml(path) ?? `<p class="${path}">`);
const sheetsOf = (path: string): string => sheetsOfHtml(sealedHtml(path) ?? path);

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** The width of the open page after its content is replaced by that of another page. */
const widthWithContentOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    const other = new DOMParser().parseFromString(await answer.text(), "text/html");
    const content = document.importNode(other.querySelector("main")!, true);
    document.querySelector("main")!.replaceWith(content);
    return document.documentElement.scrollWidth;
  }, path);

/** guides.spec.ts checks the guides, and tests below the other families. These are the rest, in parallel parts. */
const others = everyPage.filter((path) => !countryPage(path) && !isLikeAnother(path));
const parts = 4;

/** The pages to open and check with axe. */
const sampleOf = (paths: readonly string[]) => new Set(sampled(paths, partsOf));

/**
 * Checks the content of pages with the same style sheets. The pages in `opened` are opened and checked with axe. The
 * others use the same elements, so only their width can differ.
 */
async function lookThrough(page: Page, paths: readonly string[], opened: ReadonlySet<string>) {
  const problems: string[] = [];
  const inOrder = [...paths].sort((one, other) => Number(opened.has(other)) - Number(opened.has(one)));
  for (const [at, path] of inOrder.entries()) {
    const isOpened = at === 0 || opened.has(path);
    if (isOpened) await page.goto(path);
    const width = isOpened ? await widthOf(page) : await widthWithContentOf(page, path);
    if (width > 320) problems.push(`${path} is ${width} px wide at 320`);
    if (!opened.has(path)) continue;
    // Header and footer are the same on all of them: accessibility.spec.ts checks those, wide screens and dark mode.
    const { violations } = await axeOn(page).include("main").analyze();
    problems.push(...violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html ?? ""}`));
  }
  return problems;
}

/** Sets the page to the width of a narrow phone. Returns the array that collects its errors. */
async function onNarrowPhone(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on(
    "console",
    (message) => void (message.type() === "error" && problems.push(`${page.url()}: ${message.text()}`)),
  );
  page.on("pageerror", (fault) => void problems.push(`${page.url()}: ${String(fault)}`));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 800 });
  return problems;
}

for (let part = 0; part < parts; part += 1) {
  test(`in the browser nothing is wrong with any page, part ${part + 1} of ${parts}`, async ({ page }) => {
    test.slow();
    const problems = await onNarrowPhone(page);
    const opened = sampleOf(others);
    const alike = [...Map.groupBy(others, sheetsOf).values()];
    for (const paths of alike.filter((_, at) => at % parts === part))
      problems.push(...(await lookThrough(page, paths, opened)));
    expect(problems).toEqual([]);
  });
}

for (const family of countryFamilies.filter((one) => one !== "/start-business/*")) {
  const pages = countrySlugs.map((slug) => countryPath(family, slug));
  test(`nothing is wrong with any of the 54 pages ${family}`, async ({ page }) => {
    test.slow();
    const problems = await onNarrowPhone(page);
    problems.push(...(await lookThrough(page, pages, sampleOf(pages))));
    expect(problems).toEqual([]);
  });
}

test("pages for whoever is in danger are not stored, and are not among the recent places", async ({
  page,
}) => {
  for (const path of ["/portal/diaspora/confidential", "/forms/detention/assistance"]) {
    expect((await get(path)).headers.get("cache-control")).toContain("no-store");
    await page.goto(path);
    expect(await page.evaluate(() => localStorage.getItem("ak_recents_v1"))).toBeNull();
  }
});
