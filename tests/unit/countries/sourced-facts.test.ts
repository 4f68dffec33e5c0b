import { z } from "zod";
import { countryRecords, mobilityRecords } from "#lib/data/countries/record/country-records.ts";
import { mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import { sourceId } from "#lib/data/countries/record/open/fields.ts";
import { country, figure, type Country } from "#lib/data/countries/record/open/schema.ts";
import { sourcedFacts, withoutSources } from "#lib/data/countries/record/sourced-facts.ts";

const record = countryRecords().find(({ slug }) => slug === "ghana") as Country;

/** A future schema: a record with three new facts, one of them deep inside a new part. */
const tomorrow = country.extend({
  policyRate: figure.nullable(),
  harbour: z.strictObject({ depth: z.strictObject({ metres: z.number(), readIn: sourceId }).nullable() }),
  feasts: z.array(z.strictObject({ name: z.string(), witnesses: z.array(sourceId) })),
});
const grown = {
  ...record,
  policyRate: { value: 20, year: 2026, source: "new-bank" },
  harbour: { depth: { metres: 16, readIn: "new-pilot" } },
  feasts: [
    { name: "Homowo", witnesses: ["new-almanac"] },
    { name: "Odwira", witnesses: ["general-knowledge"] },
  ],
};
const isNew = (id: string) => id.startsWith("new-");

test("a record that gains sourced fields shows them to everything that walks its sources", () => {
  const known = sourcedFacts(country, record);
  const found = sourcedFacts(tomorrow, grown);
  expect(found).toHaveLength(known.length + 4);
  expect(found.filter(({ sources }) => sources.some(isNew))).toEqual([
    { path: "policyRate", sources: ["new-bank"], canGo: true },
    { path: "harbour.depth", sources: ["new-pilot"], canGo: true },
    { path: "feasts.0", sources: ["new-almanac"], canGo: true },
  ]);
});

test("switching their sources off takes the new facts away, and nothing else", () => {
  expect(withoutSources(tomorrow, grown, (id) => !isNew(id))).toEqual({
    ...grown,
    policyRate: null,
    harbour: { depth: null },
    feasts: [{ name: "Odwira", witnesses: ["general-knowledge"] }],
  });
});

test("every value of the records that is called a source is found by the walk", () => {
  const named = (value: unknown): string[] => {
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) =>
      /^sources?$|Source$/.test(key) && (typeof part === "string" || (part as unknown[]).every(isText))
        ? (part as string | string[])
        : named(part),
    );
  };
  const isText = (value: unknown) => typeof value === "string";
  const walked = (schema: unknown, value: unknown) =>
    sourcedFacts(schema, value).flatMap(({ sources }) => sources);
  for (const { registration: _own, ...rest } of countryRecords())
    expect(walked(country, rest).toSorted()).toEqual(named(rest).toSorted());
  for (const one of mobilityRecords())
    expect(walked(mobility, one).toSorted()).toEqual(named(one).toSorted());
});

test("a row that names no source is general knowledge and stays", () => {
  const { payments } = withoutSources(country, record, () => false);
  expect(payments.mobileMoney).toEqual(
    record.payments.mobileMoney.filter(({ sources }) => sources.length === 0),
  );
  expect(payments.mobileMoney).not.toEqual(record.payments.mobileMoney);
});

test("what no record can do without stays, and is told apart", () => {
  const kept = withoutSources(country, record, () => false);
  expect(kept.afcfta).toEqual(record.afcfta);
  expect(kept.figures.population).toBeNull();
  expect([kept.agencies, kept.legalForms, kept.banks, kept.cities]).toEqual([[], [], [], []]);
  expect(kept.registration).toEqual(record.registration);
  const fixed = sourcedFacts(country, record).filter(({ canGo }) => !canGo);
  expect(fixed.map(({ path }) => path)).toEqual(["independence", "afcfta"]);
});
