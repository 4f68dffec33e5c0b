import { linkWords } from "#components/countries/scatter/scatter-words.ts";
import { fewestPairs, figurePairs } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { spearman } from "#lib/data/countries/measure/statistics.ts";

test("the rank correlation sees order alone, whatever the distances", () => {
  expect(spearman([1, 2, 3, 4], [10, 100, 1000, 10_000])).toBeCloseTo(1, 10);
  expect(spearman([1, 2, 3, 4], [9, 7, 5, 3])).toBeCloseTo(-1, 10);
});

test("the rank correlation is what the textbook gives, ties and all", () => {
  // 1 - 6 * (1 + 1 + 0 + 1 + 1) / (5 * 24)
  expect(spearman([1, 2, 3, 4, 5], [2, 1, 3, 5, 4])).toBeCloseTo(0.8, 10);
  // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
  expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
});

test("there is no correlation of too few, of unequal lists, or where all are the same", () => {
  expect(spearman([1, 2], [1, 2])).toBeNull();
  expect(spearman([1, 2, 3], [1, 2])).toBeNull();
  expect(spearman([1, 1, 1], [1, 2, 3])).toBeNull();
});

test("a country without one of the figures is no pair but is named, and a doubtful one does not count", () => {
  const drawn = figurePairs("gdp_per_capita_ppp_usd", "logistics_performance", listCountries());
  expect(drawn.pairs.length + drawn.missing.length).toBe(54);
  expect(drawn.missing.map(({ slug }) => slug)).toEqual([
    "cabo-verde",
    "eswatini",
    "seychelles",
    "south-sudan",
  ]);
  const counted = drawn.pairs.filter(({ isApart }) => !isApart);
  for (const { x, y } of counted) {
    expect(x.figure.lowConfidence ?? y.figure.stale).toBeUndefined();
    expect(y.figure.year).toBe(2023);
  }
  expect(counted.length).toBeLessThan(drawn.pairs.length);
});

test("fewer countries than can carry a link have neither medians nor a correlation", () => {
  const north = listCountries().filter(({ region }) => region === "North Africa");
  expect(north.length).toBeLessThan(fewestPairs);
  const drawn = figurePairs("population", "gdp_nominal_usd", north);
  expect([drawn.medians, drawn.correlation]).toEqual([null, null]);
  expect(linkWords(drawn)).toBe("Only 6 countries can be counted, too few to speak of a link: it takes 10.");
});

test.each([
  [0.29, /^There is no clear link between “GDP” and “Population” \(.+ 0\.29 on a scale/],
  [0.31, /tends to be higher as well: a weak link/],
  [-0.6, /^Where “GDP” is higher, “Population” tends to be lower: a moderate link/],
  [0.7, /higher as well: a strong link/],
  [null, /^One of the two is the same everywhere/],
])("a correlation of %s is put into words", (correlation, words) => {
  const { pairs } = figurePairs("gdp_nominal_usd", "population", listCountries());
  expect(linkWords({ x: "gdp_nominal_usd", y: "population", pairs, correlation })).toMatch(words);
});
