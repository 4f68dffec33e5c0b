import { listCountrySlugs } from "#lib/data/countries/record/index.ts";
import { refusals as reasons } from "#lib/domains/navigator/open/answer.ts";
import { readFreshSets } from "#tests/eval/read-fresh-sets.ts";
import { readSets } from "#tests/eval/read-sets.ts";

const { questions, refusals, nearMisses, searches } = readSets();
const all = [...questions.values()].flat();
const fresh = readFreshSets();
const freshQuestions = [...fresh.questions.values()].flat();

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

test("of the questions that nothing was tuned on there are enough, two at least about every country", () => {
  const slugs = listCountrySlugs();
  const one = fresh.questions.get("one country") ?? [];
  for (const slug of slugs)
    expect(one.filter(({ countries }) => countries[0] === slug).length).toBeGreaterThanOrEqual(2);
  expect(
    freshQuestions.flatMap(({ countries }) => countries).filter((slug) => !slugs.includes(slug)),
  ).toEqual([]);
  expect(freshQuestions.length).toBeGreaterThanOrEqual(130);
  expect(fresh.questions.get("no-country")?.length).toBeGreaterThanOrEqual(12);
  expect(fresh.questions.get("comparisons")?.length).toBeGreaterThanOrEqual(6);
  expect(fresh.questions.get("follow-ups")?.length).toBeGreaterThanOrEqual(4);
  expect(fresh.refusals.length).toBeGreaterThanOrEqual(40);
  for (const reason of reasons) expect(fresh.refusals.some(({ why }) => why[0] === reason)).toBe(true);
  expect(fresh.nearMisses.length).toBeGreaterThanOrEqual(20);
});

test("nothing is asked twice, in neither set nor in both, and every id is there once", () => {
  const asks = [
    ...all,
    ...freshQuestions,
    ...refusals,
    ...fresh.refusals,
    ...nearMisses,
    ...fresh.nearMisses,
  ];
  const ids = [...asks, ...searches].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const asked = asks.map((one) => `${"before" in one ? one.before : ""} ${one.ask}`.toLowerCase());
  expect(new Set(asked).size).toBe(asked.length);
});
