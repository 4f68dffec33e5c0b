import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { prerenderedFolder } from "#lib/platform/next/build-folder.ts";
import { inRoot } from "#lib/ops/paths.ts";
import { applyEdits, cut } from "#lib/ops/seal/edit-page.ts";
import { parsePage } from "#lib/ops/seal/parse-page.ts";
import { sealedFolder } from "#lib/ops/seal/folders.ts";
import { openSealedFiles } from "#lib/ops/serve/sealed-files.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import { launchChromium } from "../support/chromium.ts";
import { median, ratioOf } from "./figures.ts";
import { guide } from "./pages.ts";
import { inRounds } from "./rounds.ts";
import { slowDown } from "./slow-line.ts";
import type { Subject } from "./subject.ts";

/** When the largest part of a page is painted on a slow line and a slow processor, in milliseconds. */
type Paints = {
  now: number;
  /** The page as Next renders it, with its script. */
  asNextHasIt: number;
  /** The same HTML without any script, as a generator of static pages would send it. */
  withoutScript: number;
};

const bounds = { least: 3, most: 5, seconds: 20 };

/** The sealed page without its scripts. Data for search engines stays. */
function withoutScripts(html: string): string {
  const { elements } = parsePage(html);
  const scripts = elements.filter(
    ({ tag, attributes }) => tag === "script" && attributes["type"] !== "application/ld+json",
  );
  return applyEdits(html, scripts.map(cut));
}

async function paint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(500);
  const ms = await page.evaluate(
    () =>
      new Promise<number>((tell) =>
        new PerformanceObserver((list) => tell(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        }),
      ),
  );
  await context.close();
  return ms;
}

/** Measures the three alternately, from one server, so that a disturbance of the machine affects all of them. */
async function measurePaints(address: string): Promise<Paints[]> {
  const name = address === "/" ? "index" : address;
  const sealed = readFileSync(path.join(sealedFolder, `${name}.html`), "utf8");
  const made = path.join(
    prerenderedFolder,
    address === "/" ? `${defaultLocale}.html` : `${defaultLocale}${address}.html`,
  );
  const pages = {
    now: sealed,
    asNextHasIt: readFileSync(inRoot(made), "utf8"),
    withoutScript: withoutScripts(sealed),
  };
  const files = openSealedFiles();
  const packed = new Map(Object.entries(pages).map(([key, html]) => [`/${key}`, brotliCompressSync(html)]));
  const server = createServer((request, response) => {
    const body = packed.get(request.url ?? "");
    if (body)
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
        .end(body);
    else if (!files.answer(request, response, (request.url ?? "").split("?", 1)[0] ?? ""))
      response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const browser = await launchChromium();
  try {
    const once = (key: keyof Paints) => paint(browser, `http://127.0.0.1:${port}/${key}`);
    return await inRounds(bounds, async () => ({
      now: await once("now"),
      asNextHasIt: await once("asNextHasIt"),
      withoutScript: await once("withoutScript"),
    }));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

const against = (seen: readonly Paints[], other: "asNextHasIt" | "withoutScript"): number =>
  ratioOf(seen.map((one) => ({ own: one.now, bare: one[other] })));

const inWords = (name: string, seen: readonly Paints[]): string => {
  const ms = (key: keyof Paints) => median(seen.map((one) => one[key])).toFixed(0);
  return `largest paint of ${name} ${ms("now")} ms; as Next has it ${ms("asNextHasIt")}, without any script ${ms("withoutScript")}`;
};

/** How soon a page is readable on a cheap phone. */
export const paints: Subject<"paint"> = {
  title: "Largest paint, slow 4G, processor four times slower",
  isTimed: true,
  measure: async () => {
    const ofGuide = await measurePaints(guide);
    const ofHome = await measurePaints("/");
    return {
      values: {
        "largest paint of guide against the page as Next has it": against(ofGuide, "asNextHasIt"),
        "largest paint of guide against the same HTML without script": against(ofGuide, "withoutScript"),
        "largest paint of home against the page as Next has it": against(ofHome, "asNextHasIt"),
        "largest paint of home against the same HTML without script": against(ofHome, "withoutScript"),
      },
      notes: [inWords("guide", ofGuide), inWords("home", ofHome)],
    };
  },
};
