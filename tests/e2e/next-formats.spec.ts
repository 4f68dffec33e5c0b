import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { isChunkFailure } from "#components/browser/chunk-retry.ts";
import { assetsFolder, assetsPath, isFailurePage, isPageFile, metaOf, prerenderedFolder, readMeta, routeFileOf } from "#lib/platform/next/build-folder.ts"; // prettier-ignore
import { publicHeaders, describesRendering } from "#lib/platform/next/headers.ts";
import { buildIdIn, buildIdOf } from "#lib/platform/next/open/build-id.ts";
import {
  isFontClass,
  isMarkHolder,
  isScriptHint,
  isSheet,
  sheetOrder,
} from "#lib/platform/next/page-html.ts";
import { parsePage } from "#lib/ops/seal/parse-page.ts";
import { required } from "../support/required.ts";
import { startSite } from "../support/start-site.ts";

/**
 * Each test covers one format that Next writes or reads. None of them is documented: the description in
 * lib/platform/next is compared with this build. A test that fails after an update of Next names what has changed, and
 * where to change it.
 */
const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });
const read = (...parts: string[]) => readFileSync(path.join(...parts), "utf8");

const files = namesIn(prerenderedFolder);
const pages = files.filter(isPageFile);
const aGuide = pages.find((name) => name.endsWith("start-business/ghana.html")) ?? "";
const guide = parsePage(read(prerenderedFolder, aGuide));
const elements = (tag: string) => guide.elements.filter((element) => element.tag === tag);

test("build-folder.ts: each page made at the build is a file of HTML with its headers beside it", () => {
  const { routes } = JSON.parse(read(".next/prerender-manifest.json")) as {
    routes: Record<string, { routeType: string }>;
  };
  const known = Object.keys(routes).filter((address) => routes[address]?.routeType === "page");
  const fileOf = (address: string) => `${address === "/" ? "index" : address.slice(1)}.html`;
  expect(pages.toSorted()).toEqual(known.map(fileOf).toSorted());
  for (const name of pages)
    expect(readMeta(read(prerenderedFolder, metaOf(name))).headers, name).toBeDefined();
});

test("build-folder.ts: the pages that answer a failure are known by their names", () => {
  expect(pages.filter(isFailurePage).toSorted()).toEqual(["_global-error.html", "_not-found.html"]);
});

test("build-folder.ts, headers.ts: the file of a route has its type, and marks of Next's own, beside it", () => {
  const routeFiles = files.filter((name) => routeFileOf(name) !== undefined);
  expect(routeFiles.map(routeFileOf)).toContain("robots.txt");
  for (const name of routeFiles) {
    const { headers = {} } = readMeta(read(prerenderedFolder, metaOf(name)));
    expect(headers["content-type"], name).toMatch(/^[a-z]+\/[a-z+.-]+/);
    expect(Object.keys(publicHeaders(headers)).filter((header) => header.includes("next"))).toEqual([]);
  }
});

test("build-folder.ts: what a page loads lies among the assets, under a name that changes with its content", () => {
  const named = [...elements("script"), ...elements("link")]
    .map(({ attributes: { src, href = "" } }) => src ?? href)
    .filter((address) => address.startsWith(assetsPath));
  expect(named.filter((address) => address.endsWith(".js")).length).toBeGreaterThan(3);
  expect(named.filter((address) => address.endsWith(".css")).length).toBeGreaterThan(0);
  const assets = new Set(namesIn(assetsFolder));
  for (const address of named) {
    const name = address.slice(assetsPath.length);
    expect(assets, "the file").toContain(name);
    expect(name, "a hash in its name").toMatch(/[\w~-]{13}\.(js|css|woff2)$/);
  }
});

test("open/build-id.ts: the build is named by what it is made of, and each page says its name", () => {
  const id = read(".next/BUILD_ID");
  expect(id).toBe(buildIdOf(read(".next/built-from")));
  for (const name of pages.filter((one) => !isFailurePage(one)))
    expect(buildIdIn(read(prerenderedFolder, name)), name).toBe(id);
});

test("page-html.ts: the marks that a lite copy is freed of stand in a page", () => {
  const [root] = elements("html");
  expect(root?.attributes["class"]?.split(" ").filter(isFontClass), "the class of the font").toHaveLength(1);
  const holders = elements("div").filter(({ tag, attributes }) => isMarkHolder(tag, attributes));
  expect(
    holders.map(({ isEmpty }) => isEmpty),
    "the holder of marks",
  ).toEqual([true]);
  const sheets = elements("link").filter(({ attributes }) => attributes["rel"] === "stylesheet");
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.every(({ tag, attributes }) => isSheet(tag, attributes))).toBe(true);
  expect(sheets.map(({ attributes }) => attributes[sheetOrder.name])).toEqual(
    sheets.map(() => sheetOrder.value),
  );
  const hints = elements("link").filter(({ tag, attributes }) => isScriptHint(tag, attributes));
  expect(hints.map(({ attributes }) => attributes["as"])).toEqual(expect.arrayContaining(["font", "script"]));
  expect(guide.comments.length, "React's comments").toBeGreaterThan(0);
});

test("page-html.ts: nothing of Next's is left in a lite copy but its sheets and pictures", () => {
  const lite = read(".next/sealed-lite/start-business/ghana.html");
  const isAsset = (tag: string) => /rel="stylesheet"|^<use [^>]*\.svg#/.test(tag);
  expect(lite.match(/<[^>]*_next[^>]*>/g)?.filter((tag) => !isAsset(tag))).toEqual([]);
  expect(lite).not.toMatch(/__next|TURBOPACK|data-precedence|<!--|\.woff2/);
});

test("headers.ts: a browser's router gets the payload, with headers that say how it was made and may not be kept", async () => {
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(required("BASE_URL") + path, { headers });
  for (const answer of [await ask("/start-business/ghana?_rsc=1", { rsc: "1" })]) {
    expect(answer.headers.get("content-type")).toContain("text/x-component");
    expect([...answer.headers.keys()].some(describesRendering)).toBe(true);
    expect(answer.headers.get("cache-control")).not.toMatch(/s-maxage|max-age=[1-9]/);
  }
});

test("headers.ts: no header names the page that stands in for the address that was asked for", async () => {
  for (const [path, standIn] of [
    ["/start-business?q=ghana", "/start-business/results"],
    ["/no/such/page", "/unknown"],
  ] as const) {
    const { headers } = await fetch(required("BASE_URL") + path);
    expect([...headers].filter(([, value]) => value.includes(standIn))).toEqual([]);
  }
});

test("components/browser/chunk-retry.ts: what the loader says of a part that did not come is known as such", () => {
  const code = namesIn(assetsFolder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => read(assetsFolder, name));
  const shown = code.flatMap((text) => /`(Failed to load chunk )\$\{/.exec(text)?.[1] ?? []);
  expect(shown.length).toBeGreaterThan(0);
  for (const words of shown) expect(isChunkFailure(new Error(`${words}/x.js`))).toBe(true);
});

test("read-config.ts: a running site holds nothing of Next's compiler", async () => {
  const site = await startSite({ DATABASE_URL: "" });
  try {
    expect((await fetch(`${site.url}/login`)).status).toBe(200);
    expect(readFileSync(`/proc/${site.pid}/maps`, "utf8")).not.toContain("swc");
  } finally {
    await site.stop();
  }
});
