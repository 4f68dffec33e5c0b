import { renderToStaticMarkup } from "react-dom/server";
import { railFacts, type RailQuestions, railNames } from "#components/countries/rails/rail-facts.ts";
import { WalletRails } from "#components/countries/rails/wallet-rails.tsx";
import { formatFigure } from "#lib/data/countries/index.ts";
import { findSource, knownFigure, listCountries, regionalRails } from "#lib/data/countries/record/index.ts";

const questions: RailQuestions = {
  findSource,
  accountFigure: (country) => knownFigure(country, "account_ownership_pct"),
  accountText: (value) => formatFigure("account_ownership_pct", value),
};
const facts = railFacts(listCountries(), regionalRails, questions);
const html = renderToStaticMarkup(<WalletRails facts={facts} />);

test("every country stands in its region, and every regional system with its members", () => {
  expect(facts.byRegion.flatMap(({ countries }) => countries)).toHaveLength(54);
  expect(facts.regional.map(({ id }) => id)).toEqual(regionalRails.map(({ id }) => id));
  for (const { id, members } of regionalRails) {
    expect(railNames[id]).toBeDefined();
    expect(facts.regional.find((rail) => rail.id === id)?.members).toHaveLength(members.length);
  }
});

test("every service is marked by a source or as indicative", () => {
  const lines = facts.byRegion.flatMap(({ countries }) =>
    countries.flatMap(({ mobileMoney, instant, cards }) => [...mobileMoney, ...instant, ...cards]),
  );
  expect(lines.length).toBeGreaterThan(200);
  for (const { status, refs } of lines) expect(status === "indicative" || refs.length > 0).toBe(true);
});

test("an empty cell gives its reason", () => {
  for (const [, cell = ""] of html.matchAll(/<td[^>]*>(.*?)<\/td>/g)) expect(cell).not.toBe("");
  for (const [, words = ""] of html.matchAll(/<span class="no-data">(.*?)<\/span>/g)) {
    expect(words).toMatch(/^No data: .+\.$/);
  }
  expect(html).not.toMatch(/undefined|NaN|\[object|>null</);
});

test("every number leads to a source of the list", () => {
  const numbers = new Set(
    [...html.matchAll(/href="#rail-source-(\d+)"/g)].map(([, number]) => Number(number)),
  );
  expect(Math.max(...numbers)).toBeLessThanOrEqual(facts.sources.length);
  for (const number of numbers) expect(html).toContain(`id="rail-source-${number}"`);
});

test("what only a switched-off source says is left out", () => {
  const off = railFacts(listCountries(), regionalRails, {
    ...questions,
    findSource: (id) => {
      const source = findSource(id);
      return source && { ...source, enabled: false };
    },
  });
  expect(off.sources).toEqual([]);
  const lines = off.byRegion.flatMap(({ countries }) => countries.flatMap(({ mobileMoney }) => mobileMoney));
  expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(["indicative"]));
});
