import { jest } from "@jest/globals";
import { makeCorpus } from "#lib/services/search/engine/make-corpus.ts";
import { openCorpus } from "#lib/services/search/engine/open-corpus.ts";
import { findCandidates } from "#lib/services/search/engine/find-candidates.ts";
import { isWordOf, planQuery } from "#lib/services/search/engine/plan-query.ts";
import { replacePassages } from "#lib/services/search/engine/fresh-passages.ts";
import { corpusId, passagesOf, searchSite } from "#lib/services/search/index.ts";
import type { Passage } from "#lib/services/search/open/passage.ts";
import { readQuery } from "#lib/services/search/read-query.ts";

const passage = (path: string, heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  path,
  anchor: heading ? heading.toLowerCase() : "",
  kind: "guide",
  title: "Register a company",
  heading,
  units: [{ text }],
  ...more,
});

const ghana = { country: "ghana" };
const kenya = { country: "kenya" };
const passages = [
  passage("/start-business/ghana", "", "It costs GHS 500.", {
    ...ghana,
    title: "Register a company in Ghana",
  }),
  passage("/start-business/ghana", "Taxes", "Company tax is 25% of profit.", ghana),
  passage("/start-business/ghana", "Hiring", "The minimum wage is GHS 19.97 a day.", ghana),
  passage("/start-business/ghana", "Forms", "Cooperative society, Ltd.", ghana),
  passage("/start-business/kenya", "Taxes", "Company tax is 30% of profit. VAT is 16%.", kenya),
  passage("/explore/countries/kenya", "Markets", "Tea and coffee are sold abroad.", {
    ...kenya,
    kind: "profile",
  }),
  passage("/subsidiaries/agx", "Crops", "Cocoa is bought by the bag.", { kind: "group" }),
];
const corpus = openCorpus(makeCorpus(passages));

function found(text: string, isTyping = false): string[] {
  const query = readQuery(text, (word) => isWordOf(corpus, word));
  return findCandidates(corpus, planQuery(corpus, query, isTyping), new Set()).map(({ at }) => {
    const { path, anchor } = corpus.passageAt(at);
    return `${path}#${anchor}`;
  });
}

test("a corpus gives back what was put in, page by page", () => {
  expect(corpus.size).toBe(passages.length);
  expect(passages.map((_, at) => corpus.passageAt(at))).toEqual(passages);
  expect(corpus.passagesOfPage.get("/start-business/ghana")).toEqual([0, 1, 2, 3]);
});

test.each([
  ["company tax ghana", "/start-business/ghana#taxes"],
  ["ጋና", "/start-business/ghana#"],
  ["غانا", "/start-business/ghana#"],
  ["company tax كينيا", "/start-business/kenya#taxes"],
  ["company tax kenya", "/start-business/kenya#taxes"],
  ["minimum wages in Ghana", "/start-business/ghana#hiring"],
  ["TVA kenya", "/start-business/kenya#taxes"],
  ["cacao", "/subsidiaries/agx#crops"],
  ["coperative gana", "/start-business/ghana#forms"],
  ["cofee", "/explore/countries/kenya#markets"],
  ['"minimum wage"', "/start-business/ghana#hiring"],
])("%s finds its passage first", (text, expected) => {
  expect(found(text)[0]).toBe(expected);
});

test("a phrase is found only where it stands so", () => {
  expect(found('"wage minimum"')).toEqual([]);
});

test("a word still being typed finds what it begins, one that is whole does not", () => {
  expect(found("cooperat", true)).toEqual(["/start-business/ghana#forms"]);
  expect(found("coo")).toEqual([]);
});

test("signs, other scripts and words that nobody uses find nothing", () => {
  for (const text of ["", "???", "中文", "xqzvwk", "a ".repeat(5_000)]) expect(found(text)).toEqual([]);
});

/** Pages that are rendered again are indexed some seconds later. */
let passed = 0;
function letTimePass(): void {
  jest.useRealTimers();
  passed += 60_000;
  jest.useFakeTimers({ now: Date.now() + passed, doNotFake: ["performance"] });
}
afterEach(() => void jest.useRealTimers());

test("a page that was made anew is found by its new words, and no longer by its old ones", () => {
  const path = "/made-up-for-this-test";
  const before = corpusId();
  replacePassages(path, [passage(path, "Wombats", "Zwingli keeps quokkas.", { kind: "document" })]);
  letTimePass();
  const results = searchSite({ q: "quokkas zwingli" });
  expect(results.hits[0]).toMatchObject({ kind: "document", heading: "Wombats" });
  expect(results.hits[0]?.excerpt).toContainEqual({ text: "quokkas", isHit: true });
  expect(passagesOf(path)).toHaveLength(1);
  expect(corpusId()).not.toBe(before);
  // A word that no built page has is not treated as a misspelling of one that they have, and a page that was rendered
  // again counts as much as they do.
  replacePassages(path, [
    passage(path, "Wombats", "Registrations of companees, quokkas.", { kind: "document" }),
  ]);
  letTimePass();
  const again = searchSite({ q: "quokkas companees" });
  expect(again.didYouMean).toBeUndefined();
  expect(again.hits[0]).toMatchObject({ heading: "Wombats" });
});

test("a page beyond the end is the last one, filters say how many they would leave", () => {
  const path = "/made-up-for-this-test-too";
  const many = Array.from({ length: 5 }, (_, at) =>
    passage(
      `${path}/${at}`,
      "Bilbies",
      "Numbats and bilbies.",
      at < 3 ? { ...ghana, kind: "guide" } : { kind: "form" },
    ),
  );
  for (const one of many) replacePassages(one.path, [one]);
  letTimePass();
  const all = searchSite({ q: "bilbies numbats", most: 2, page: 99 });
  expect(all).toMatchObject({ total: 5, page: 3, pages: 3 });
  expect(all.kinds).toEqual([
    { kind: "guide", total: 3 },
    { kind: "form", total: 2 },
  ]);
  const filtered = searchSite({ q: "bilbies numbats", country: "ghana" });
  expect(filtered).toMatchObject({ total: 3, countries: [{ country: "ghana", total: 3 }] });
});

test("a code of two letters alone finds the country, though it is a small word too", () => {
  expect(found("KE")).toContain("/start-business/kenya#taxes");
  expect(found("ke")).toEqual(found("KE"));
  expect(found("KE").every((address) => address.includes("kenya"))).toBe(true);
});
