import { finderRows, searchTopics } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { editDistance } from "#lib/platform/text/edit-distance.ts";
import { parseFinderQuery } from "#lib/data/countries/finder/open/finder-query.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { searchRows, topicHits } from "#lib/data/countries/finder/open/search.ts";

const rows = finderRows();
const found = (q: string) => searchRows(rows, { q }).map(({ slug }) => slug);

test.each([
  ["cote d'ivoire", "cote-divoire"],
  ["Côte d’Ivoire", "cote-divoire"],
  ["cote divoire", "cote-divoire"],
  ["Ivory Coast", "cote-divoire"],
  ["CI", "cote-divoire"],
  ["civ", "cote-divoire"],
  ["abidjan", "cote-divoire"],
  ["nigria", "nigeria"],
  ["Lagos", "nigeria"],
  ["são tomé", "sao-tome-and-principe"],
  ["sao tome", "sao-tome-and-principe"],
  ["GHS", "ghana"],
  ["cedi", "ghana"],
  ["cap vert", "cabo-verde"],
  ["مصر", "egypt"],
  ["Swaziland", "eswatini"],
  ["congo kinshasa", "dr-congo"],
  ["DRC", "dr-congo"],
  ["southafrica", "south-africa"],
  ["Zimbabew", "zimbabwe"],
  ["Afrique du Sud", "south-africa"],
  ["Moçambique", "mozambique"],
])("%s finds %s first", (q, slug) => {
  expect(found(q)[0]).toBe(slug);
});

test("niger puts Niger before Nigeria", () => {
  expect(found("niger")).toEqual(["niger", "nigeria"]);
});

test("a code does not return the whole list", () => {
  expect(found("CI").length).toBeLessThan(5);
});

test("what nothing answers finds nothing, and so do signs alone", () => {
  expect(found("zzzz")).toEqual([]);
  expect(found("???")).toEqual([]);
});

test("one slip is forgiven in four letters or more, not in three, and not two slips", () => {
  expect(found("kenia")).toEqual(["kenya"]);
  expect(found("gahna")).toEqual(["ghana"]);
  expect(found("tox")).toEqual([]);
  expect(found("kxnxa")).toEqual([]);
});

test("an empty query keeps all, by name", () => {
  const all = searchRows(rows, {});
  expect(all).toHaveLength(54);
  expect(all[0]?.slug).toBe("algeria");
});

test("the region narrows the list, with and without a query", () => {
  expect(searchRows(rows, { region: "North Africa" }).every(({ region }) => region === "North Africa")).toBe(
    true,
  );
  expect(searchRows(rows, { q: "guinea", region: "Central Africa" }).map(({ slug }) => slug)).toEqual([
    "equatorial-guinea",
  ]);
  expect(found("west africa")).toHaveLength(rows.filter(({ region }) => region === "West Africa").length);
});

test("the orders hold, and missing figures stand last", () => {
  const [first, ...rest] = rows;
  const unranked = { ...first!, slug: "unranked", ease: null, peopleRank: null };
  const by = (sort: "ease" | "population" | "region") =>
    searchRows([unranked, ...rest], { sort }).map(({ slug }) => slug);
  expect(by("ease")[0]).toBe("tunisia");
  const scored = rows.filter(({ ease }) => ease !== null).length;
  expect(by("ease").indexOf("unranked")).toBeGreaterThanOrEqual(scored);
  expect(by("population")[0]).toBe("nigeria");
  expect(by("population").at(-1)).toBe("unranked");
  const regions = searchRows(rows, { sort: "region" }).map(({ region }) => region);
  expect([...new Set(regions)]).toEqual([
    "North Africa",
    "West Africa",
    "Central Africa",
    "East Africa",
    "Southern Africa",
  ]);
});

test("folding forgets case, accents and signs", () => {
  expect(fold("  Côte d’Ivoire ")).toBe("cote divoire");
  expect(fold("Guinea-Bissau")).toBe("guinea bissau");
  expect(fold("N'Djamena")).toBe("ndjamena");
});

test("the rows that travel to the browser stay small", () => {
  expect(JSON.stringify(rows).length).toBeLessThan(24_000);
});

test.each([
  ["ghana", "ghana", 0],
  ["gahna", "ghana", 1],
  ["ghna", "ghana", 1],
  ["ghanna", "ghana", 1],
  ["ghona", "ghana", 1],
  ["", "abc", 3],
])("the distance from %s to %s is %i", (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

test("the address is read, and what cannot be used is named", () => {
  expect(parseFinderQuery({ q: " togo ", region: "West Africa", sort: "ease", focus: "search" })).toEqual({
    q: "togo",
    region: "West Africa",
    sort: "ease",
    focus: "search",
    problems: [],
  });
  expect(parseFinderQuery({})).toEqual({ q: "", region: null, sort: null, focus: null, problems: [] });
  const wrong = parseFinderQuery({
    q: "x".repeat(81),
    region: "Atlantis",
    sort: ["colour", "name"],
    focus: "map",
  });
  expect(wrong).toMatchObject({ q: "", region: null, sort: null, focus: null });
  expect(wrong.problems).toHaveLength(3);
  expect(parseFinderQuery({ q: "x".repeat(80) }).problems).toEqual([]);
});

const topics = searchTopics();
const wide = (q: string) => searchRows(rows, { q, also: topicHits(topics, q) }).map(({ slug }) => slug);

test.each([
  ["cocoa", ({ exportGoods }) => exportGoods?.items.some((item) => /\bcocoa/i.test(item)) ?? false],
  ["French", ({ languages }) => languages.some(({ name }) => name === "French")],
  ["EAC", ({ blocs }) => blocs.includes("EAC")],
  ["East African Community", ({ blocs }) => blocs.includes("EAC")],
  ["uemoa", ({ blocs }) => blocs.includes("WAEMU")],
  ["minimum wage", ({ hiring }) => hiring.minimumWage !== null],
  ["BESC", ({ importing }) => importing.rows.some(({ topic }) => topic === "tracking_note")],
  ["hiring", () => true],
  ["importing", ({ importing }) => importing.rows.length > 0],
  ["public holidays", ({ holidays }) => holidays !== null],
  ["duty calendar", ({ registration }) => registration.duties.length > 0],
] as [string, (country: ReturnType<typeof listCountries>[number]) => boolean][])(
  "%s finds exactly the countries whose facts name it",
  (q, has) => {
    const meant = listCountries().filter(has);
    expect(meant.length).toBeGreaterThan(3);
    expect(wide(q).toSorted()).toEqual(meant.map(({ slug }) => slug).toSorted());
  },
);

test("what is found by name stands before what is found by an export", () => {
  expect(wide("gold").slice(0, 2)).toEqual(["ghana", "zimbabwe"]);
  expect(wide("ghana")[0]).toBe("ghana");
});

test("two letters find no language, bloc or export, and the region still narrows", () => {
  expect(topicHits(topics, "fr")).toEqual([]);
  const found = searchRows(rows, { q: "French", region: "East Africa", also: topicHits(topics, "French") });
  expect(found.length).toBeGreaterThan(2);
  expect(found.every(({ region }) => region === "East Africa")).toBe(true);
});
