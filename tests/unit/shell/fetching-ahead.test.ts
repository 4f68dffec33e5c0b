import { likely } from "#components/shell/effects/start-fetching-ahead.ts";
import { findPage } from "#lib/data/content/pages.ts";
import { kinds } from "#lib/data/site/entry.ts";
import { hrefIn } from "#lib/data/site/find-entry.ts";
import { registryKeys } from "#lib/data/site/registry-keys.ts";
import { isConfidential } from "#lib/data/site/open/confidential.ts";
import { speculationRules } from "#lib/data/site/open/speculation-rules.ts";
import { registry } from "#lib/data/site/registry.ts";
import { pseudoLocales } from "#lib/platform/words/index.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

const here = "https://site.test/start-business?q=ghana#list";

type Where =
  { and: Where[] } | { not: Where } | { href_matches: string | string[] } | { selector_matches: string };
const { prefetch } = JSON.parse(speculationRules) as { prefetch: { where: Where }[] };

/** Whether a link matches, as a browser decides it; none of them is a download. */
function matches(where: Where, href: string): boolean {
  if ("and" in where) return where.and.every((one) => matches(one, href));
  if ("not" in where) return !matches(where.not, href);
  if ("selector_matches" in where) return false;
  return [where.href_matches].flat().some((pattern) => new URLPattern(pattern, here).test(href));
}

const mayFetchAhead = (href: string, base: string): boolean =>
  URL.canParse(href, base) && prefetch.some(({ where }) => matches(where, new URL(href, base).href));

test.each(["/", "/subsidiaries", "/programs#open", "/start-business/ghana", "https://site.test/contact"])(
  "%s may be fetched ahead",
  (href) => {
    expect(mayFetchAhead(href, here)).toBe(true);
  },
);

test.each([
  "/start-business?q=kenya",
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

/** Each page of the registry at its address in each language; one for those of countries. */
const pages = registryKeys.map((key) => {
  const path = key.replace("*", "ghana").replace("@", "fr");
  const isForAll = kinds[registry[key].kind].made === "at build" && !isConfidential(path);
  return { path, isForAll, hrefs: [defaultLocale, ...pseudoLocales].map((locale) => hrefIn(locale, path)) };
});

test.each(pages.filter(({ isForAll }) => isForAll))(
  "$path is the same for everybody and may be fetched ahead",
  ({ hrefs }) => {
    for (const href of hrefs)
      expect([href, mayFetchAhead(href, "https://site.test/x")]).toEqual([href, true]);
  },
);

test.each(pages.filter(({ isForAll }) => !isForAll))(
  "$path is made for who asks, or leaves no trace, and is never fetched ahead",
  ({ hrefs }) => {
    for (const href of hrefs)
      expect([href, mayFetchAhead(href, "https://site.test/x")]).toEqual([href, false]);
  },
);

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
