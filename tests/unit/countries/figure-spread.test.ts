import { figureSpread } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";

test("a spread is what the records say: its ends, its middle, its quarters and its years", () => {
  const known = listCountries().flatMap(({ name, figures }) => {
    const figure = figures.internet_users_pct;
    return figure && !figure.lowConfidence && !figure.stale
      ? [{ name, value: figure.value, year: figure.year }]
      : [];
  });
  const values = known.map(({ value }) => value).toSorted((a, b) => a - b);
  const spread = figureSpread("internet_users_pct");
  expect(spread?.values).toEqual(values);
  expect([spread?.lowest.value, spread?.highest.value]).toEqual([values[0], values.at(-1)]);
  expect(known.find(({ name }) => name === spread?.lowest.name)?.value).toBe(values[0]);
  const { lowerQuarter = 0, median = 0, upperQuarter = 0 } = spread ?? {};
  const share = (test: (value: number) => boolean) => values.filter(test).length / values.length;
  expect(share((value) => value <= lowerQuarter)).toBeCloseTo(0.25, 1);
  expect(share((value) => value >= upperQuarter)).toBeCloseTo(0.25, 1);
  expect(lowerQuarter).toBeLessThanOrEqual(median);
  expect(median).toBeLessThanOrEqual(upperQuarter);
  for (const year of spread?.years.split(" to ") ?? [])
    expect(known.map((one) => String(one.year))).toContain(year);
});
