import { exampleAnswer, openness, rankingStart, sentHome } from "#components/home/task-figures.ts";
import { dataAsOf, findMobility, listCountries } from "#lib/data/countries/record/index.ts";

test("the guide shown as an example has a whole answer of its own sources, none of it but last known", () => {
  const example = exampleAnswer();
  expect(example?.cost.basis.isLastKnown).toBe(false);
  expect(example?.time.basis.isLastKnown).toBe(false);
  expect(example?.time.counts).not.toMatch(/Doing Business|World Bank/);
  expect(example?.years.every((year) => year > 2020)).toBe(true);
  expect(example?.place.name).toBeTruthy();
});

test("the counts of open countries are those of the records", () => {
  const all = listCountries().filter(({ slug }) => findMobility(slug)?.africanPassports.visaFree === 53);
  expect(openness().toAll).toBe(all.length);
  expect(openness().toHalf).toBeGreaterThanOrEqual(openness().toAll);
  expect(openness().of).toBe(54);
});

test("money sent home is listed from the most down, and no figure of it is older than three years", () => {
  const values = sentHome().map(({ value }) => value);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  for (const { year } of sentHome()) expect(Number(dataAsOf.slice(0, 4)) - year).toBeLessThanOrEqual(3);
});

test("a ranking begins with its first", () => {
  const scores = rankingStart().rows.map(({ score }) => score);
  expect(scores).toHaveLength(3);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});
