import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";

const read = (name: string) => JSON.parse(readFileSync(`.next/${name}`, "utf8")) as Record<string, unknown>;

/** The pages that are rendered per request, with the reason. All others are prerendered. */
const perRequest = [
  "/contact/again", // rejected posts
  "/contact/received", // a reference
  "/currency", // today's rates, and a query
  "/directory/[directory]/dashboard", // the caller
  "/directory/[directory]/listings", // a query, and the contents of the database
  "/explore/compare/of", // a query
  "/explore/countries/[slug]/ratings", // the caller, and the contents of the database
  "/explore/passport/[code]/of", // a query
  "/explore/passport/of", // a query
  "/explore/ranking/of", // a query
  "/explore/risk-rating/of", // a query
  "/explore/scatter/of", // a query
  "/explore/which-country/of", // a query
  "/forms/[form]/check", // the form that the caller has begun
  "/forms/[form]/fill", // the same
  "/forms/[form]/of", // a query
  "/forms/detention/assistance", // the current keys of caseworkers; no cache on the way may store it
  "/forms/status", // a reference, and the caller
  "/navigator/of", // a query
  "/plan/of", // a query
  "/search/of", // a query
  "/send/estimate", // a query
  "/start-business/results", // a query
  "/start-business/unknown", // an address that leads nowhere
  "/unknown", // the same
];
const behindSignIn =
  /^\/(admin|portal|wall|login|register|foundation|justice\/access|portfolio\/(roadmap|financials))(\/|$)/;

test("public pages are prerendered: what the build makes per request is what is meant to be", () => {
  const paths = Object.entries(read("app-path-routes-manifest.json") as Record<string, string>);
  const prerender = read("prerender-manifest.json") as { routes: object; dynamicRoutes: object };
  const isPrerendered = (path: string) => path in prerender.routes || path in prerender.dynamicRoutes;
  const pages = paths
    .filter(([file]) => file.endsWith("/page"))
    .map(([, path]) => ({ path: path.replace(/^\/\[locale\]/, ""), isKept: isPrerendered(path) }));
  expect(pages.length).toBeGreaterThan(30);
  const dynamic = pages.filter(({ path, isKept }) => !isKept && !behindSignIn.test(path));
  expect(dynamic.map(({ path }) => path).toSorted()).toEqual(perRequest);
  const cached = pages.filter(({ path, isKept }) => isKept && behindSignIn.test(path));
  expect(cached, "what depends on who asks is never kept").toEqual([]);
});

test("no part of the server's code is in the build twice: Node would hold the text of each in memory", () => {
  const names = readdirSync(".next/server/chunks", { recursive: true, encoding: "utf8" });
  const first = new Map<string, string>();
  const copies: string[] = [];
  for (const name of names.filter((one) => one.endsWith(".js"))) {
    const code = readFileSync(`.next/server/chunks/${name}`, "utf8").replace(
      /\s*\/\/# sourceMappingURL=.*\s*$/,
      "",
    );
    if (code.length < 2_048) continue; // too small to save anything
    if (first.has(code)) copies.push(`${name} is ${first.get(code)}`);
    first.set(code, name);
  }
  expect(first.size).toBeGreaterThan(100);
  expect(copies).toEqual([]);
});
