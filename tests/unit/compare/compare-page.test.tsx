import { renderToStaticMarkup } from "react-dom/server";
import { ComparePage } from "#components/countries/compare/compare-page.tsx";
import { CompareResult } from "#components/countries/compare/compare-result.tsx";
import {
  leftOutWords,
  leftWords,
  missingWords,
  spreadWords,
} from "#components/countries/compare/compare-words.ts";
import { parseCompare } from "#components/countries/compare/parse-compare.ts";
import { GET, POST } from "#app/explore/compare.csv/route.ts";
import { compareCountries, parseCompareQuery } from "#lib/data/countries/index.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { snapshot } from "#lib/data/currency/snapshot.ts";
import { toBaseBy } from "#lib/data/currency/open/convert.ts";

const siteUrl = "https://example.org";

type Shown = { path?: string; only?: string };

const draw = (c?: string, shown: Shown = {}, toOneMoney = toBaseBy(snapshot)) => {
  const selection = parseCompare(c, (slug) => findCountry(slug) !== undefined);
  const query = parseCompareQuery(shown);
  const countries = selection.slugs.flatMap((slug) => findCountry(slug) ?? []);
  return renderToStaticMarkup(
    <ComparePage selection={c === undefined ? undefined : selection} query={query}>
      <CompareResult
        countries={countries}
        passport={null}
        query={query}
        toOneMoney={toOneMoney}
        siteUrl={siteUrl}
      />
    </ComparePage>,
  );
};

const ask = (query: string) => GET(new Request(`${siteUrl}/explore/compare.csv${query}`));

test("without countries there is a chooser with all 54 in each of four selects, two of them required", () => {
  const html = draw();
  expect(html.match(/<select/g)).toHaveLength(4);
  expect(html.match(/required=""/g)).toHaveLength(2);
  expect(html.match(/<option value="[a-z]/g)).toHaveLength(4 * 54);
  expect(html).not.toContain("<table");
});

test("one country stays chosen and the page says what is missing", () => {
  const html = draw("kenya");
  expect(html).toContain("Kenya is chosen. Choose at least one more country to compare it with.");
  expect(html).toMatch(/<option value="kenya" selected="">/);
});

test("a wrong name is said, with countries of a like name that are not compared yet", () => {
  const html = draw("kenya,ghana,keny");
  expect(html).toContain("“keny” is not a country of this site and was left out.");
  expect(html).not.toContain("Compare with Kenya");
  expect(html).toContain("<table");
});

test("a fifth country is named as not shown", () => {
  expect(draw("kenya,ghana,togo,mali,chad")).toContain(
    "Four countries are compared at most. Not shown: Chad.",
  );
});

test("the comparison holds its sentences, its address, its file and a link to each guide", () => {
  const html = draw("kenya,ghana");
  const { sentences } = compareCountries(["kenya", "ghana"].flatMap((slug) => findCountry(slug) ?? []));
  expect(sentences.length).toBeGreaterThan(3);
  for (const sentence of sentences) expect(html).toContain(renderToStaticMarkup(<>{sentence}</>));
  expect(html).toContain(`${siteUrl}/explore/compare?c=kenya,ghana`);
  expect(html).toContain('href="/explore/compare.csv?c=kenya,ghana"');
  expect(html).toContain('href="/start-business/kenya"');
  expect(html).toContain('href="/start-business/ghana"');
});

test("without countries the ready-made rankings are offered, with them what each choice gains and costs", () => {
  expect(draw().match(/href="\/explore\/ranking\?preset=/g)).toHaveLength(5);
  const html = draw("kenya,ghana,togo");
  expect(html).not.toContain("/explore/ranking?preset=");
  const { tradeOffs } = compareCountries(
    ["kenya", "ghana", "togo"].flatMap((slug) => findCountry(slug) ?? []),
  );
  for (const { ahead, against } of tradeOffs)
    for (const sentence of [ahead, ...against]) expect(html).toContain(renderToStaticMarkup(<>{sentence}</>));
});

/** The part of the page about registering. */
const registering = (html: string) => /<section id="registering".*?<\/section>/.exec(html)?.[0] ?? "";

test("what one registers stands side by side as its guide opens, and each name leads to that guide", () => {
  const table = registering(draw("togo,kenya"));
  expect(table.match(/<th scope="row">/g)).toHaveLength(5);
  expect(table).toContain('<span data-money="XOF 25400">XOF 25,400</span>');
  expect(table).toContain("SARL · 2021");
  expect(table).toContain("year not stated");
  expect(table).toContain("<b>Yes, the whole path</b>");
  expect(table).toContain('href="/start-business/kenya"');
});

test("another path shows its own answers, and every link of the page keeps it", () => {
  const html = draw("togo,kenya", { path: "sole-trader", only: "differs" });
  const table = registering(html);
  expect(table).toContain('href="/start-business/kenya/sole-trader"');
  expect(table).toContain('<span data-money="KES 950">KES 950</span>');
  expect(table).toMatch(/aria-current="page"[^>]*>Sole trader</);
  expect(table).toContain('href="/explore/compare?c=togo,kenya&amp;path=branch&amp;only=differs"');
  expect(html).toContain('<input type="hidden" name="path" value="sole-trader"/>');
  expect(html).toContain('<input type="hidden" name="only" value="differs"/>');
  expect(html).toContain(
    'href="/explore/compare?c=togo,kenya&amp;path=sole-trader" class="btn btn-secondary">Show all rows</a>',
  );
});

test("why most of a path is not known is said once, under the table; another reason is in its cell", () => {
  const part = registering(draw("ghana,kenya,rwanda", { path: "foreign-owner" }));
  expect(part.match(/No total is known for a foreign owner/g)).toHaveLength(1);
  expect(part.indexOf("No total is known")).toBeGreaterThan(part.indexOf("</table>"));
  expect(part.match(/sources name (no town|none)/g)).toHaveLength(1);
  const cells = [...part.matchAll(/<td data-code[^>]*>(.*?)<\/td>/g)].map(([, cell = ""]) => cell);
  expect(cells.filter((cell) => cell.includes("No data"))).toHaveLength(9);
  for (const cell of cells) expect(cell.replaceAll(/<[^>]*>/g, "").trim().length).toBeLessThan(60);
});

test("a path or a kind of rows that is not known is ignored and said", () => {
  const html = draw("togo,kenya", { path: "yacht", only: "odd" });
  expect(html).toContain("names something to register that is not known");
  expect(html).toContain("asks for rows that are not known");
  expect(html).toMatch(/aria-current="page"[^>]*>Local company</);
});

test("only what differs leaves out what reads the same, and says how much", () => {
  const rows = (html: string) => html.match(/<th scope="row">/g)?.length ?? 0;
  const [all, some] = [draw("ghana,kenya"), draw("ghana,kenya", { only: "differs" })];
  expect(all).toContain('<th scope="row">Human Development Index');
  expect(some).not.toContain('<th scope="row">Human Development Index');
  expect(rows(some)).toBeLessThan(rows(all));
  expect(some).toMatch(/\d+ rows were left out/);
  expect([leftOutWords(0), leftOutWords(1)].join(" ")).toMatch(/none was left out\. One row was left out/);
});

test("flag and code of its country stand at every value", () => {
  const html = draw("togo,ghana,kenya,eritrea");
  for (const code of ["TG", "GH", "KE", "ER"]) {
    const cells = html.match(
      new RegExp(
        `<td data-code="${code}"><svg class="flag"[^>]*><use href="[^"]*#${code.toLowerCase()}">`,
        "g",
      ),
    );
    expect(cells?.length).toBe(html.match(/<th scope="row">/g)?.length);
  }
});

test("every cell has a year, or the reason why there is no figure stands in it or below, whatever the countries", () => {
  const slugs = listCountries().map(({ slug }) => slug);
  for (let from = 0; from < slugs.length; from += 4) {
    const html = draw(slugs.slice(Math.min(from, slugs.length - 2), from + 4).join(","));
    expect(html).not.toMatch(/undefined|NaN|\[object|>null</);
    for (const [, cell = ""] of html.matchAll(/<td[^>]*>(.*?)<\/td>/g)) {
      const text = cell.replace(/<svg.*?<\/svg>|&#x27;/g, "");
      if (text.includes("No data") && !text.includes("<small>"))
        expect(html).toContain("No data: not found in a source that may be used.");
      else if (/\d/.test(text))
        expect(text).toMatch(/\b(19|20)\d\d\b|year not stated|steps; no total is known/);
    }
  }
});

test("the best value is marked with a word, and every year leads to a source on the page", () => {
  const html = draw("kenya,ghana");
  expect(html).toContain("<em>best</em>");
  const targets = new Set([...html.matchAll(/href="#(src-[^"]+)"/g)].map(([, id]) => id));
  expect(targets.size).toBeGreaterThan(1);
  for (const id of targets) expect(html).toContain(`id="${id}"`);
});

test("how far apart is said, or why not", () => {
  const figure = (value: number, year: number, marks: object = {}) => ({
    known: { fact: { value, year, source: "x", ...marks }, reason: null },
  });
  const row = (spread: string | null, ...cells: ReturnType<typeof figure>[]) =>
    spreadWords({
      key: "gdp_growth_pct",
      spread,
      cells: cells.map((cell) => ({ ...cell, slug: "", text: "", year: null })),
    });
  expect(row("3 days apart.", figure(1, 2020), figure(4, 2020))).toBe("3 days apart.");
  expect(row(null, figure(1, 2020))).toBe("Only one has a figure.");
  expect(row(null, figure(1, 2010), figure(4, 2020))).toBe("The years lie too far apart.");
  expect(row(null, figure(1, 2020, { lowConfidence: true }), figure(4, 2020))).toBe(
    "Not judged: a figure is old or doubtful.",
  );
  expect(row(null, figure(100, 2020), figure(101, 2020))).toBe("Little difference.");
});

test("the words for too few and too many are whole sentences", () => {
  expect(missingWords([])).toMatch(/^Choose two to four/);
  expect(missingWords(["Kenya", "Ghana"])).toBeNull();
  expect(leftWords([])).toBeNull();
});

test("the file is named after its countries and refuses what the page would leave out", async () => {
  const answer = await ask("?c=kenya,ghana");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="compare-kenya-ghana.csv"');
  const other = await ask("?c=kenya,ghana&separator=semicolon");
  expect(await other.text()).toContain("country;iso2;figure");
  expect(other.headers.get("content-disposition")).toBe(
    'attachment; filename="compare-kenya-ghana-semicolon.csv"',
  );
  for (const query of [
    "",
    "?c=kenya",
    "?c=kenya,atlantis,ghana",
    "?c=kenya,ghana,togo,mali,chad",
    "?c=kenya,ghana&separator=tab",
  ]) {
    const refused = await ask(query);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ ok: false, code: "invalid_input" });
  }
  expect((await POST()).status).toBe(405);
});

test("guides and plans it leads to are those of the path that is compared", () => {
  const html = draw("togo,ghana", { path: "branch" });
  for (const slug of ["togo", "ghana"]) {
    expect(html).toContain(`href="/plan?c=${slug}&amp;path=branch"`);
    expect(html).toContain(`href="/start-business/${slug}/branch"`);
  }
});
