import { mayFetchAhead } from "#components/shell/effects/may-fetch-ahead.ts";
import { likely } from "#components/shell/effects/start-fetching-ahead.ts";
import { findPage } from "#lib/content/pages.ts";
import { gatedPaths } from "#lib/site/gated-paths.ts";

const here = "https://site.test/start-business?q=ghana#list";

test.each(["/", "/subsidiaries", "/programs#open", "/start-business/ghana", "https://site.test/contact"])(
  "%s may be fetched ahead",
  (href) => {
    expect(mayFetchAhead(href, here)).toBe(true);
  },
);

test.each([
  "/start-business",
  "/start-business#list",
  "/start-business?q=kenya",
  "#list",
  "/explore/compare?c=kenya",
  "/explore/compare.csv",
  "/og/contact.png",
  "/api/rates",
  "/login",
  "/login/code",
  "/register",
  "/portal/onestop",
  "/wall/foundation",
  "/contact/received",
  "//other.test/x",
  "https://other.test/x",
  "http://site.test/x",
  "mailto:a@site.test",
  "javascript:void 0",
  "",
  "http://",
])("%j may not", (href) => {
  expect(mayFetchAhead(href, here)).toBe(false);
});

test.each([...gatedPaths])("%s stands behind the wall and is never fetched ahead", (path) => {
  expect(mayFetchAhead(path, here)).toBe(false);
});

test("the seven kinds of pages that are fetched in idle time are all there, and each may be fetched", () => {
  expect(Object.keys(likely)).toEqual([
    "subsidiaries",
    "programs",
    "countries",
    "identity",
    "audit",
    "health",
    "compliance",
  ]);
  for (const path of Object.values(likely)) {
    expect([path, findPage(path)?.path]).toEqual([path, path]);
    expect(mayFetchAhead(path, "https://site.test/investors")).toBe(true);
  }
});
