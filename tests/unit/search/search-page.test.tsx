import { renderToStaticMarkup } from "react-dom/server";
import { SearchPage } from "#components/search/search-page.tsx";
import { SearchResults } from "#components/search/search-results.tsx";
import type { Sentence } from "#lib/domains/navigator/open/answer.ts";
import type { SearchResults as Results } from "#lib/services/search/open/search-answer.ts";
import { parseSearchQuery } from "#lib/services/search/schema.ts";

const found: Results = {
  total: 23,
  page: 2,
  pages: 3,
  hits: [
    {
      href: "/start-business/ghana#tax:~:text=Company%20tax",
      title: "Register a company in Ghana",
      heading: "Taxes",
      kind: "guide",
      country: "ghana",
      date: "2026",
      excerpt: [{ text: "Company " }, { text: "tax", isHit: true }, { text: " <b>25%</b>" }],
    },
    { href: "/legal/privacy", title: "Privacy notice", heading: "", kind: "document", excerpt: [] },
  ],
  kinds: [
    { kind: "guide", total: 22 },
    { kind: "document", total: 1 },
  ],
  countries: "ghana kenya togo mali niger chad benin angola rwanda egypt"
    .split(" ")
    .map((country, at) => ({ country, total: 10 - at })),
};
const nothing: Results = { total: 0, page: 1, pages: 1, hits: [], kinds: [], countries: [] };

type More = { answer?: Sentence; helpDesk?: string };
function draw(params: Record<string, string>, results = found, more: More = {}): string {
  const asked = parseSearchQuery(params);
  return renderToStaticMarkup(
    <SearchPage>
      <SearchResults asked={asked} results={results} {...more} />
    </SearchPage>,
  );
}

/** What holds on every page: one h1, headings in order, unique ids, and references to ids that exist. */
function expectSound(html: string): void {
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const named = [...html.matchAll(/ (?:for|aria-labelledby|aria-describedby)="([^"]+)"/g)];
  for (const [, id] of named) expect(ids).toContain(id);
  expect(html).not.toMatch(/undefined|NaN|\[object|>null<| style=/);
}

test("before anything is asked there is a form, examples that lead to results, and the navigator", () => {
  const html = renderToStaticMarkup(<SearchPage />);
  expectSound(html);
  expect(html).toContain('<form role="search" class="search-form" action="/search">');
  expect(html).toMatch(/<input id="q" type="search" .*? name="q"/);
  expect(html).toContain('href="/search?q=TVA+s%C3%A9n%C3%A9gal"');
  expect(html).toContain('href="/navigator"');
  expect(html).toMatch(
    /<link rel="search" type="application\/opensearchdescription\+xml" href="\/opensearch.xml"/,
  );
});

test("results say how many, keep what was typed, and stand in their order with the words marked and escaped", () => {
  const html = draw({ q: "tax <script>", page: "2" });
  expectSound(html);
  expect(html.match(/23 results for “tax &lt;script&gt;”/g)).toHaveLength(1);
  expect(html).toContain('value="tax &lt;script&gt;"');
  expect(html).not.toContain("<script>");
  expect(html).toContain("Company <mark>tax</mark> &lt;b&gt;25%&lt;/b&gt;");
  expect(html).toContain(
    '<a class="link" href="/start-business/ghana#tax:~:text=Company%20tax">Register a company in Ghana: Taxes</a>',
  );
  expect(html).toContain("Guide to starting · Ghana · 2026");
  expect(html.indexOf("Taxes</a>")).toBeLessThan(html.indexOf("Privacy notice</a></h3>"));
});

test("kinds and countries are links with their counts, and what is chosen is marked and can be taken away", () => {
  const html = draw({ q: "tax", kind: "guide", country: "angola", page: "2" });
  expectSound(html);
  expect(html).toMatch(
    /href="\/search\?q=tax&amp;kind=document&amp;country=angola">Policies, papers and news <b>1<span class="sr-only"> result</,
  );
  expect(html).toMatch(/href="\/search\?q=tax&amp;kind=guide&amp;country=ghana">Ghana <b>10</);
  expect(html).toMatch(/href="[^"]*kind=guide&amp;country=angola" aria-current="true">Guides/);
  expect(html).toMatch(/href="\/search\?q=tax&amp;country=angola" class="search-chosen">Guides/);
  expect(html).toMatch(/href="\/search\?q=tax&amp;kind=guide" class="search-chosen">Angola/);
  expect(html).toContain("2 more countries");
  expect(html).toContain('<option value="guide" selected="">');
  expect(html).toContain('<option value="angola" selected="">');
});

test("pages lead on and back, the first by the address without a page; beyond the end the last is shown and said", () => {
  const html = draw({ q: "tax", page: "2" });
  expect(html).toMatch(/href="\/search\?q=tax" [^>]*rel="prev"/);
  expect(html).toMatch(/href="\/search\?q=tax&amp;page=3" [^>]*rel="next"/);
  expect(html).toContain("Page 2 of 3");
  const last = draw({ q: "tax", page: "9" }, { ...found, page: 3 });
  expect(last).toContain("no more than 3 pages");
  expect(last).not.toContain('rel="next"');
});

test("what was meant is said where it is shown, and offered where it is not", () => {
  const shown = draw({ q: "tacks" }, { ...found, didYouMean: "tax", isCorrected: true });
  expect(shown).toContain("Shown for “tax”");
  expect(draw({ q: "tacks" }, { ...nothing, didYouMean: "tax", isCorrected: true })).not.toContain(
    "Shown for",
  );
  const offered = draw({ q: "tacks" }, { ...found, didYouMean: "tax" });
  expect(offered).toMatch(/Did you mean <a href="\/search\?q=tax">tax<\/a>\?/);
});

test("where nothing is found the page says so and whom to ask; a chosen country brings its help desk", () => {
  const html = draw({ q: "zzz", country: "gambia" }, nothing, { helpDesk: "gambia" });
  expectSound(html);
  expect(html).toContain("Nothing found for “zzz”");
  expect(html).toContain(
    'href="/one-africa/gambia/help-desk" class="btn btn-secondary">Help desk for the Gambia</a>',
  );
  expect(html).toContain('href="/navigator?ask=zzz"');
  expect(html).toContain('href="/contact"');
  expect(html).toMatch(/href="\/search\?q=zzz" class="btn">Search all kinds/);
  expect(draw({ q: "zzz" }, nothing)).not.toContain("help-desk");
});

test("what could not be used is said, and nothing typed is lost", () => {
  const long = "a".repeat(300);
  const html = draw({ q: long, kind: "x", country: "y", page: "z" });
  expectSound(html);
  expect(html).toContain(`value="${long}"`);
  for (const text of ["at most 200 characters", "no such kind", "no such country", "could not be read"])
    expect(html).toContain(text);
});

test("an answer stands above what was found, with how it is known and its place", () => {
  const answer: Sentence = {
    text: "Company tax in Ghana is 25% of profit.",
    quote: "25% of profit",
    cite: { href: "/start-business/ghana#tax", title: "Ghana: Taxes", date: "2026", sources: ["GRA"] },
    country: "ghana",
  };
  const html = draw({ q: "tax ghana" }, found, { answer });
  expectSound(html);
  expect(html).toContain("Company tax in Ghana is 25% of profit.");
  expect(html).toContain("2026 · Source: GRA");
  expect(html.indexOf("25% of profit.")).toBeLessThan(html.indexOf("23 results"));
});
