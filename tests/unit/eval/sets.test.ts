import { listCountrySlugs } from "#lib/countries/index.ts";
import { refusals as reasons } from "#lib/navigator/open/answer.ts";
import { readSets } from "#tests/eval/read-sets.ts";

const { questions, refusals, nearMisses, searches } = readSets();
const all = [...questions.values()].flat();

test("every country is asked about at least five times, and no country is named that is not there", () => {
  const slugs = listCountrySlugs();
  const named = all.filter(({ before }) => before === undefined).flatMap(({ countries }) => countries);
  for (const slug of slugs) expect(named.filter((one) => one === slug).length).toBeGreaterThanOrEqual(5);
  const others = [...all, ...refusals].flatMap(({ countries = [] }) => countries);
  expect(others.filter((one) => !slugs.includes(one))).toEqual([]);
});

test("there are enough questions without a country, comparisons and follow-ups", () => {
  const sizes = Object.fromEntries([...questions].map(([group, list]) => [group, list.length]));
  expect(sizes["group"]).toBeGreaterThanOrEqual(25);
  expect(sizes["comparisons"]).toBeGreaterThanOrEqual(20);
  expect(sizes["follow-ups"]).toBeGreaterThanOrEqual(20);
  expect(sizes["no-country"]).toBeGreaterThanOrEqual(15);
});

test("at least 80 are to be refused, for every reason there is, and 60 only sound so", () => {
  expect(refusals.length).toBeGreaterThanOrEqual(80);
  for (const reason of reasons) expect(refusals.some(({ why }) => why[0] === reason)).toBe(true);
  expect(nearMisses.length).toBeGreaterThanOrEqual(60);
  const longest = Math.max(...refusals.map(({ ask, times = 1 }) => ask.length * times));
  expect(longest).toBeGreaterThanOrEqual(10_000);
});

test("at least 60 searches are made, six of them promised by name", () => {
  expect(searches.length).toBeGreaterThanOrEqual(60);
  expect(searches.filter(({ isPromised }) => isPromised).map(({ q }) => q)).toEqual([
    "coperative regstration gana",
    "cacao",
    "sociedade por quotas angola",
    "IFU benin",
    "TVA sénégal",
    "visa on arrival rwanda",
  ]);
});

test("nothing is asked twice, and every id is there once", () => {
  const ids = [...all, ...refusals, ...nearMisses, ...searches].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const asked = [...all, ...refusals, ...nearMisses].map(
    (one) => `${"before" in one ? one.before : ""} ${one.ask}`,
  );
  expect(new Set(asked).size).toBe(asked.length);
});
