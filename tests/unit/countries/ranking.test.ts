import { apartFrom } from "#lib/data/countries/measure/comparable.ts";
import { partMarks } from "#lib/data/countries/words/format-figure.ts";
import { placesOf } from "#lib/data/countries/measure/statistics.ts";
import { rankCountries } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Country, Figure } from "#lib/data/countries/record/open/schema.ts";

const figure = (value: number, year = 2023, marks: Partial<Figure> = {}): Figure => ({
  value,
  year,
  source: "worldbank-wdi-2026",
  ...marks,
});

/** Countries by name with these figures of one kind, and no others. */
const having = (key: FigureKey, figures: readonly (Figure | null)[]): Country[] =>
  listCountries()
    .slice(0, figures.length)
    .map((country, index) => ({
      ...country,
      figures: { ...country.figures, [key]: figures[index] ?? null },
    }));

const rowsOf = (ranking: ReturnType<typeof rankCountries>) =>
  ranking.rows.map(({ country, place }) => [country.name, place]);

test("equal values share a place and the next one counts them", () => {
  expect(placesOf([9, 7, 7, 7, 2])).toEqual([1, 2, 2, 2, 5]);
  expect(placesOf([])).toEqual([]);
});

test("the best stand first, ties by name, and a country without a figure stands last with the reason", () => {
  const countries = having("starting_days", [figure(9, 2020), null, figure(4, 2020), figure(9, 2020)]);
  const ranking = rankCountries("starting_days", countries);
  expect(rowsOf(ranking)).toEqual([
    ["Benin", 1],
    ["Algeria", 2],
    ["Botswana", 2],
    ["Angola", null],
  ]);
  expect(ranking.rows.at(-1)).toMatchObject({
    known: { fact: null, reason: "Not found in a source that may be used." },
    text: "No data",
  });
});

test("the order turns round while places and missing figures stay where they are", () => {
  const countries = having("starting_days", [figure(9, 2020), null, figure(4, 2020)]);
  expect(rowsOf(rankCountries("starting_days", countries, "lowest"))).toEqual([
    ["Algeria", 2],
    ["Benin", 1],
    ["Angola", null],
  ]);
});

test("a doubtful figure and one far behind the newest are shown without a place", () => {
  const countries = having("internet_users_pct", [
    figure(90, 2016, { stale: true }),
    figure(80, 2020),
    figure(40),
    figure(60, 2021),
    figure(70, 2023, { lowConfidence: true }),
    figure(50, 2023, { review: "reform reported" }),
  ]);
  const { rows } = rankCountries("internet_users_pct", countries);
  expect(rows.map(({ text, place, apart }) => [text, place, apart])).toEqual([
    ["60%", 1, null],
    ["40%", 2, null],
    ["90%", null, "doubt"],
    ["80%", null, "years"],
    ["70%", null, "doubt"],
    ["50%", null, "doubt"],
  ]);
});

test("where neither way is better the highest stand first, also of years far apart, and a doubtful one leads nowhere", () => {
  const countries = having("inflation_pct", [
    figure(30, 2016, { stale: true }),
    figure(-2, 2025),
    figure(8, 2023),
    figure(9, 2021),
  ]);
  const ranking = rankCountries("inflation_pct", countries);
  expect(ranking.better).toBeNull();
  expect(ranking.rows.map(({ text, place }) => [text, place])).toEqual([
    ["8%", 1],
    ["-2%", 2],
    ["30%", null],
    ["9%", null],
  ]);
});

test("what all figures bear is said once, and each keeps the rest", () => {
  const [one, other] = [
    figure(1, 2024, { estimate: true, note: "constant 2021 USD PPP" }),
    figure(2, 2024, { estimate: true, note: "constant 2021 USD PPP; treat as unreliable" }),
  ];
  const { shared, own } = partMarks([one, other]);
  expect(shared).toEqual(["estimate", "constant 2021 USD PPP"]);
  expect([own(one), own(other)]).toEqual([[], ["treat as unreliable"]]);
  expect(partMarks([]).shared).toEqual([]);
});

test("one old figure does not silence the others", () => {
  const figures = [figure(1, 2014, { stale: true }), figure(2, 2022), figure(3, 2024)];
  const whyApart = apartFrom(figures, "internet_users_pct");
  expect(figures.map(whyApart)).toEqual(["doubt", null, null]);
});

test("the sources of a ranking are named with the span of their years, most used first", () => {
  const countries = having("gdp_nominal_usd", [
    figure(1, 2024),
    figure(2, 2025),
    { ...figure(3, 2023), source: "cia-factbook-2026-01" },
  ]);
  expect(rankCountries("gdp_nominal_usd", countries).sources).toEqual([
    { id: "worldbank-wdi-2026", title: "World Development Indicators", years: "2024 to 2025", count: 2 },
    { id: "cia-factbook-2026-01", title: "The World Factbook, January 2026", years: "2023", count: 1 },
  ]);
});
