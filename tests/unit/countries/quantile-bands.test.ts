import { bandOf, figureChoices, figureShades, mayLead, quantileBands } from "#lib/countries/index.ts";

const counts = (values: readonly number[]) => quantileBands(values).map(({ count }) => count);

test("values fall into five bands of about as many each, lowest first", () => {
  const bands = quantileBands(Array.from({ length: 54 }, (_, index) => 54 - index));
  expect(bands.map(({ count }) => count)).toEqual([11, 11, 10, 11, 11]);
  expect(bands[0]).toMatchObject({ from: 1, to: 11 });
  expect(bands[4]).toMatchObject({ from: 44, to: 54 });
});

test("equal values are never parted, however many there are of them", () => {
  const values = [1, 2, ...Array.from({ length: 40 }, () => 30), 31, 32, 33, 34, 35, 36];
  const bands = quantileBands(values);
  expect(bands.length).toBeLessThanOrEqual(5);
  expect(bands.filter(({ from, to }) => from <= 30 && to >= 30)).toHaveLength(1);
  expect(counts(values).reduce((sum, count) => sum + count)).toBe(values.length);
});

test("fewer values than bands have a band each, one value one, and none none", () => {
  expect(quantileBands([3, 1, 3, 2])).toEqual([
    { from: 1, to: 1, count: 1 },
    { from: 2, to: 2, count: 1 },
    { from: 3, to: 3, count: 2 },
  ]);
  expect(counts([7, 7, 7])).toEqual([3]);
  expect(quantileBands([])).toEqual([]);
  expect(quantileBands([Number.NaN])).toEqual([]);
});

test.each(figureChoices().flatMap(({ keys }) => keys))(
  "%s: each country has one band that holds its value, or may not lead, or has no figure",
  (key) => {
    const shades = figureShades(key);
    expect(shades.rows).toHaveLength(54);
    expect(shades.bands.length).toBeLessThanOrEqual(5);
    const coloured = shades.bands.reduce((sum, { count }) => sum + count, 0);
    expect(coloured + shades.held + shades.missing).toBe(54);
    for (const { band, known } of shades.rows) {
      if (band === null) continue;
      expect(known.fact && mayLead(known.fact, key)).toBe(true);
      expect(bandOf(shades.bands, known.fact?.value ?? Number.NaN)).toBe(band);
    }
  },
);
