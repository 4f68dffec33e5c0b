import { renderToStaticMarkup } from "react-dom/server";
import { ComparePage } from "#components/countries/compare/compare-page.tsx";
import { leftWords, missingWords, spreadWords } from "#components/countries/compare/compare-words.ts";
import { parseCompare } from "#components/countries/compare/parse-compare.ts";
import { GET, POST } from "#app/explore/compare.csv/route.ts";
import { compareCountries, findCountry, listCountries } from "#lib/countries/index.ts";

const siteUrl = "https://example.org";

const draw = (c?: string) =>
  renderToStaticMarkup(
    <ComparePage
      siteUrl={siteUrl}
      selection={c === undefined ? undefined : parseCompare(c, (slug) => findCountry(slug) !== undefined)}
    />,
  );

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

test("registering stands side by side: steps, how many are sourced, time, cost in the country's money, capital", () => {
  const html = draw("kenya,ghana");
  const table = /<section id="registering".*?<\/section>/.exec(html)?.[0] ?? "";
  expect(table.match(/<th scope="row">/g)).toHaveLength(7);
  expect(table).toContain('<b data-money="KES 10650">KES 10,650</b>');
  expect(table).toContain('<b>7 of 9</b> <i class="ind">2 indicative</i> <small>as of November 2026</small>');
  expect(table).toContain("Doing Business 2020 counted 23 days (discontinued), last known");
  expect(table).toContain("<b>Yes, the whole path</b>");
  expect(table).toContain("No data");
  expect(table).toContain('href="/start-business/kenya#register"');
});

test("every cell has a year or the reason why there is no figure, whatever the countries", () => {
  const slugs = listCountries().map(({ slug }) => slug);
  for (let from = 0; from < slugs.length; from += 4) {
    const html = draw(slugs.slice(Math.min(from, slugs.length - 2), from + 4).join(","));
    expect(html).not.toMatch(/undefined|NaN|\[object|>null</);
    for (const [, cell = ""] of html.matchAll(/<td[^>]*>(.*?)<\/td>/g)) {
      if (cell.includes("No data")) expect(cell).toMatch(/<small>.+<\/small>/);
      else if (/\d/.test(cell)) expect(cell).toMatch(/\b(19|20)\d\d\b/);
    }
  }
});

test("the best value is marked with a word, and every year leads to a source on the page", () => {
  const html = draw("kenya,ghana");
  expect(html).toMatch(/<span class="tag tag-good">best<\/span>/);
  const targets = new Set([...html.matchAll(/href="#(src-[^"]+)"/g)].map(([, id]) => id));
  expect(targets.size).toBeGreaterThan(1);
  for (const id of targets) expect(html).toContain(`id="${id}"`);
});

test("how far apart is said with the years, or why not", () => {
  const figure = (value: number, year: number, marks: object = {}) => ({
    known: { fact: { value, year, source: "x", ...marks }, reason: null },
  });
  const row = (spread: string | null, ...cells: ReturnType<typeof figure>[]) =>
    spreadWords({
      key: "gdp_growth_pct",
      spread,
      cells: cells.map((cell) => ({ ...cell, slug: "", text: "", year: null })),
    });
  expect(row("3 days apart.", figure(1, 2020), figure(4, 2020))).toBe("2020: 3 days apart.");
  expect(row("3 days apart.", figure(1, 2021), figure(4, 2020))).toBe("2020 and 2021: 3 days apart.");
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
  for (const query of ["", "?c=kenya", "?c=kenya,atlantis,ghana", "?c=kenya,ghana,togo,mali,chad"]) {
    const refused = await ask(query);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ ok: false, code: "invalid_input" });
  }
  expect((await POST()).status).toBe(405);
});
