import { isDeepStrictEqual } from "node:util";
import { stateOnce } from "#lib/data/countries/import/state-once.ts";
import { blocFiles, isReference, takeIn, type Reference } from "#lib/data/countries/record/blocs.ts";
import { readCountryFiles, countryRecords } from "#lib/data/countries/record/country-records.ts";

const countryFiles = readCountryFiles();

const bloc = {
  id: "TEA",
  name: "Tea Union",
  what: "Tea.",
  facts: { tea: { name: "Tea" }, cups: ["a", "b"] },
};

const referencesIn = (value: unknown): Reference[] => {
  if (isReference(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(referencesIn) : [];
};

test("a fact of a bloc is taken in where its member names it, a list item by item inside a list", () => {
  const file = {
    drink: { takenFrom: "TEA", fact: "tea" },
    cups: ["first", { takenFrom: "TEA", fact: "cups" }],
    all: { takenFrom: "TEA", fact: "cups" },
  };
  expect(takeIn(file, [bloc])).toEqual({
    drink: { name: "Tea" },
    cups: ["first", "a", "b"],
    all: ["a", "b"],
  });
});

test("a reference that leads nowhere stays for the check to refuse", () => {
  const lost = { drink: { takenFrom: "TEA", fact: "coffee" }, more: { takenFrom: "MILK", fact: "milk" } };
  expect(takeIn(lost, [bloc])).toEqual(lost);
});

test("what a member says word for word like its bloc is stated once, and reads the same afterwards", () => {
  const known = { drink: { name: "Tea" }, other: [{ name: "Tea" }, { name: "Water" }], cups: ["a", "b"] };
  const once = stateOnce(known, [bloc]);
  expect(referencesIn(once)).toHaveLength(3);
  expect(takeIn(once, [bloc])).toEqual(known);
});

test.each(countryRecords().map((record) => [record.slug, record] as const))(
  "%s takes facts only from blocs it is a member of, and repeats none of theirs",
  (slug, { blocs }) => {
    const file = countryFiles[slug as keyof typeof countryFiles];
    const own = blocFiles.filter(({ id }) => blocs.includes(id));
    for (const { takenFrom, fact } of referencesIn(file))
      expect(Object.keys(own.find(({ id }) => id === takenFrom)?.facts ?? {})).toContain(fact);
    expect(isDeepStrictEqual(stateOnce(file, own), file)).toBe(true);
  },
);

test("a fact stands with a bloc only when several members take it in", () => {
  const taken = Object.values(countryFiles).flatMap(referencesIn);
  for (const { id, facts } of blocFiles)
    for (const name of Object.keys(facts))
      expect(
        taken.filter(({ takenFrom, fact }) => takenFrom === id && fact === name).length,
      ).toBeGreaterThanOrEqual(2);
});
