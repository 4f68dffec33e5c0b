import { bandsOf } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { figureKeys } from "#lib/data/countries/record/open/figures.ts";
import { bandAt, quantileBands } from "#lib/data/countries/measure/statistics.ts";

test("values stand in five bands of about as many each", () => {
  const values = Array.from({ length: 54 }, (_, index) => index + 1);
  const bands = quantileBands(values);
  expect(bands).toHaveLength(5);
  for (const { count } of bands) expect(Math.abs(count - 54 / 5)).toBeLessThan(1);
  expect(bandAt(bands, 1)).toBe(0);
  expect(bandAt(bands, 54)).toBe(4);
});

test("equal values are never parted, even where that leaves fewer bands", () => {
  const bands = quantileBands([...Array.from({ length: 40 }, () => 7), 1, 2, 3, 8, 9, 10]);
  expect(bands.length).toBeLessThan(5);
  for (const [index, { from }] of bands.entries())
    expect(index === 0 || from > (bands[index - 1]?.to ?? Infinity)).toBe(true);
  expect(bands.filter(({ from, to }) => from <= 7 && to >= 7)).toHaveLength(1);
});

test("where no more than five values differ, each has a band of its own", () => {
  expect(quantileBands([3, 1, 1, 1, 1, 1, 2])).toEqual([
    { from: 1, to: 1, count: 5 },
    { from: 2, to: 2, count: 1 },
    { from: 3, to: 3, count: 1 },
  ]);
  expect(quantileBands([4, 4])).toEqual([{ from: 4, to: 4, count: 2 }]);
});

test("no values have no bands", () => {
  expect(quantileBands([])).toEqual([]);
});

test.each(figureKeys)("%s: each country is in a band, held or missing", (key) => {
  const { bands, bandOf, held, missing } = bandsOf(key);
  expect(bands.length).toBeLessThanOrEqual(5);
  const coloured = bands.reduce((sum, { count }) => sum + count, 0);
  expect(coloured + held + missing).toBe(54);
  expect(listCountries().filter((country) => bandOf(country) !== null)).toHaveLength(coloured);
});
