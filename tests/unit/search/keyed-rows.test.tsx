import { cutPassages } from "#lib/services/search/passages/cut-passages.ts";
import { listCountries, noDataReason } from "#lib/data/countries/record/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { formatFigure } from "#lib/data/countries/index.ts";
import { countryPagesOf } from "#tests/support/country-pages.tsx";

const cut = (main: string) =>
  cutPassages(`<main>${main}</main>`, { path: "/start-business/ghana", kind: "guide", country: "ghana" });
const factsIn = (main: string) =>
  cut(main).flatMap(({ units }) => units.map(({ text, facts }) => [text, facts]));

test("a row, a cell, an item and a sentence keep the key of their fact, and others have none", () => {
  expect(
    factsIn(`<h1>Guide</h1><dl><div><dt>GDP</dt><dd><b data-fact="gdp_nominal_usd">$1</b> 2025</dd></div>
      <div><dt>Wallets</dt><dd data-fact="payments.mobileMoney"><ul><li>One</li><li>Two</li></ul></dd></div></dl>
      <table><tr><th>Roads</th><td><b data-fact="roads_km">9 km</b></td></tr></table>
      <p data-fact="tax.sales.threshold">Register from 5.</p><p>Ask first.</p>`),
  ).toEqual([
    ["$1 2025", ["gdp_nominal_usd"]],
    ["One", ["payments.mobileMoney"]],
    ["Two", ["payments.mobileMoney"]],
    ["9 km", ["roads_km"]],
    ["Register from 5.", ["tax.sales.threshold"]],
    ["Ask first.", undefined],
  ]);
});

test("a row about what is not known has the keys of all of it", () => {
  expect(factsIn(`<h1>Guide</h1><dl><dt>No data</dt><dd data-fact="a b">A, B: not found.</dd></dl>`)).toEqual(
    [["A, B: not found.", ["a", "b"]]],
  );
});

const sample = listCountries().filter((_, at) => at % 9 === 0);

test.each(sample.map((country) => [country.slug, country] as const))(
  "what the guide to %s says at the key of a figure is the figure of the record",
  (_, country) => {
    const guide = cut(countryPagesOf(country)["/start-business/*"]);
    const shown = guide.flatMap(({ units }) =>
      units.flatMap(({ text, facts }) => (facts ?? []).map((key) => ({ key, text }))),
    );
    const figures = shown.filter(({ key }) => key in country.figures);
    expect(figures.length).toBeGreaterThan(40);
    const isShown = ({ key, text }: (typeof figures)[number]) => {
      const fact = country.figures[key as FigureKey];
      const isNone = key === "coastline_km" && country.landlocked;
      const shown = fact
        ? formatFigure(key as FigureKey, fact.value)
        : noDataReason(country, key as FigureKey);
      return isNone || text.includes(shown);
    };
    expect(figures.filter((one) => !isShown(one))).toEqual([]);
  },
);
