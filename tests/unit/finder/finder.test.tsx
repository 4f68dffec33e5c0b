import { renderToStaticMarkup } from "react-dom/server";
import {
  finderAddress,
  countWords,
  nothingWords,
  titleWords,
} from "#components/countries/finder/finder-address.ts";
import { finderEntries } from "#components/countries/finder/finder-entries.ts";
import { FinderPage } from "#components/countries/finder/finder-page.tsx";
import { nearRows } from "#components/countries/finder/near-rows.ts";
import { UnknownGuide } from "#components/countries/finder/unknown-guide.tsx";
import { parseFinderQuery } from "#lib/data/countries/finder/open/finder-query.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";

const draw = (params?: Record<string, string>) =>
  renderToStaticMarkup(<FinderPage query={params && parseFinderQuery(params)} />);

const listOf = (html: string) => /<ul class="find-list".*?<\/ul>/s.exec(html)?.[0] ?? "";
const slugsOf = (html: string) =>
  [...listOf(html).matchAll(/href="\/start-business\/([a-z-]+)"/g)].map(([, slug]) => slug);

test("the list has an entry for every country, with its capital, region, how it starts and people", () => {
  const list = listOf(draw());
  for (const country of listCountries()) {
    expect(list).toContain(`href="/start-business/${country.slug}"`);
    expect(list).toContain(renderToStaticMarkup(<>{`${country.capital}, ${country.region}`}</>));
  }
  expect(list.match(/<li/g)).toHaveLength(54);
  expect(
    list.match(
      /Business entry: [\d.]+ of 100 \(B-READY 2025\)|to register \(as reported\)|\d steps? for a local company/g,
    ),
  ).toHaveLength(54);
  expect(list).not.toContain("Doing Business");
  expect(list.match(/people \(20\d\d|Population: no data\. ./g)).toHaveLength(54);
});

test("nothing on the page is undefined, NaN or an object", () => {
  const asked: (Record<string, string> | undefined)[] = [
    undefined,
    { q: "zzzz" },
    { region: "Atlantis", sort: "x" },
  ];
  for (const params of asked) {
    expect(draw(params)).not.toMatch(/undefined|NaN|\[object|>null</);
  }
});

test("region and order of the address are drawn on the server, in the list and on the map", () => {
  const html = draw({ region: "North Africa", sort: "population" });
  expect(slugsOf(html)[0]).toBe("egypt");
  expect(slugsOf(html)).toHaveLength(6);
  expect(html).toContain("6 of 54 countries are shown.");
  expect(html.match(/class="map-off" tabindex="-1" aria-hidden="true"/g)).toHaveLength(48);
});

test("a list in the order of ease begins with the best score, and ends with countries that have none", () => {
  const items = listOf(draw({ sort: "ease" }))
    .split("<li")
    .slice(1);
  const scores = items.map((item) => Number(/Business entry: ([\d.]+)/.exec(item)?.[1] ?? -1));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores[0]).toBeGreaterThan(80);
  expect(scores.at(-1)).toBe(-1);
});

test("what the address asked wrongly is ignored and said", () => {
  const html = draw({ region: "Atlantis", q: "ghana" });
  expect(html).toContain("Part of the address was ignored");
  expect(slugsOf(html)).toEqual(["ghana"]);
});

test("with and without a query the map can be skipped, and links to what moves money have their target", () => {
  for (const html of [draw(), draw({ q: "ghana" })]) {
    expect(html).toContain('<a href="#guides" class="skip-link">Skip the map</a>');
    expect(html.match(/id="wallet-rails"/g)).toHaveLength(1);
  }
});

test("focus=search puts the cursor into the field without a script", () => {
  expect(draw({ focus: "search" })).toMatch(/<input[^>]*autofocus=""/i);
  expect(draw()).not.toMatch(/autofocus/i);
});

test("no result is said, with what is near and a way back to all", () => {
  const html = draw({ q: "kenia xx" });
  expect(html).toContain("No country answers “kenia xx”.");
  expect(html).toContain("Kenya (East Africa)");
  expect(html).toContain("Show all 54 countries");
});

test("an address holds only what was chosen", () => {
  expect(finderAddress({ q: " ", region: null, sort: "name" })).toBe("/start-business");
  expect(finderAddress({ q: "franc", region: "West Africa", sort: "ease" })).toBe(
    "/start-business?q=franc&region=West+Africa&sort=ease",
  );
});

test("the count is a whole sentence for none, one, some and all", () => {
  expect([0, 1, 7, 54].map((found) => countWords(found, 54))).toEqual([
    "No country is shown.",
    "1 of 54 countries is shown.",
    "7 of 54 countries are shown.",
    "All 54 countries are shown.",
  ]);
  expect(nothingWords({ q: "x", region: "East Africa", sort: null })).toBe(
    "No country of East Africa answers “x”.",
  );
});

test("the title of a page of results says what was asked", () => {
  const titles = [
    { q: " kenya ", region: null },
    { q: "", region: "West Africa" },
    { q: "franc", region: "West Africa" },
    { q: " ", region: null },
  ] as const;
  expect(titles.map((asked) => titleWords({ ...asked, sort: null }))).toEqual([
    "Countries for “kenya”",
    "Countries of West Africa",
    "Countries of West Africa for “franc”",
    "Start a business: countries found",
  ]);
});

test("near names are offered, and nothing for what is like no name", () => {
  const entries = finderEntries();
  expect(nearRows(entries, "nigera").map(({ slug }) => slug)).toContain("nigeria");
  expect(nearRows(entries, "qqqqqqqqqqqqqqqq")).toEqual([]);
  expect(nearRows(entries, "")).toEqual([]);
});

test("an address without a guide offers near names, a search and the regions", () => {
  const html = renderToStaticMarkup(
    <UnknownGuide
      asked="gana"
      near={[{ slug: "ghana", name: "Ghana", region: "West Africa" }]}
      regions={[{ region: "West Africa", count: 15 }]}
    />,
  );
  expect(html).toContain("There is no guide at this address");
  expect(html).toContain('href="/start-business/ghana"');
  expect(html).toContain('action="/start-business"');
  expect(html).toContain('href="/start-business?region=West+Africa"');
});
