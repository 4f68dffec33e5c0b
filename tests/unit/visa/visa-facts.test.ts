import { visaFacts } from "#lib/data/countries/record/sources.ts";
import { checkVisa } from "#lib/data/countries/record/check-countries.ts";
import { passportCodes, type PassportCode } from "#lib/data/countries/record/open/passports.ts";
import type { Visa } from "#lib/data/countries/record/open/visa-schema.ts";
import { downloadFiles } from "#lib/domains/downloads/index.ts";
import { findEntry, summarisePassport, visaList } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { expectedVisas } from "#tests/support/expected-visas.ts";

const homes = Object.fromEntries(listCountries().map(({ iso2, slug }) => [iso2, slug]));
const problemsOf = (change: (facts: Visa) => void): string => {
  const facts = structuredClone(visaFacts);
  change(facts);
  return checkVisa(facts, homes).join("\n");
};

test.each(Object.entries(expectedVisas))(
  "the rules of the passport %s are those of the research",
  (code, rows) => {
    for (const [slug, rule, days] of rows ?? []) {
      const { fact } = findEntry(code as PassportCode, slug);
      expect([slug, fact?.rule, fact?.days]).toEqual([slug, rule, days]);
    }
  },
);

test("every passport has one rule for each of the 54, and its own country needs none", () => {
  expect(checkVisa(visaFacts, homes)).toEqual([]);
  for (const code of passportCodes) {
    const { rows, counts } = summarisePassport(code);
    expect(rows.filter(({ known }) => known.fact)).toHaveLength(54);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(54);
    const own = rows.filter(({ known }) => known.fact?.rule === "own").map(({ country }) => country.slug);
    expect(own).toEqual([homes[code] ?? []].flat());
  }
});

test("the check names a passport without a rule, with two, and one that is none", () => {
  expect(problemsOf(({ destinations }) => (destinations.ghana[0]!.passports = "XX"))).toMatch(
    /visa, ghana: no rule for [A-Z]{2}\n(.*\n)*visa, ghana: XX is no passport/,
  );
  const twice = problemsOf(({ destinations }) => destinations.kenya.push(destinations.kenya[0]!));
  expect(twice).toMatch(/visa, kenya: 2 rules for [A-Z]{2}/);
  const own = problemsOf(({ destinations }) => (destinations.togo[0]!.passports += " TG"));
  expect(own).toContain("visa, togo: its own passport TG needs no rule");
});

test("the check names an override of no pair, one that was not worked in, and a source that is not there", () => {
  const first = (facts: Visa) => facts.overrides[0]!;
  expect(problemsOf((facts) => (first(facts).passports = "KE"))).toContain(
    "KE to kenya is no pair of the list",
  );
  expect(problemsOf((facts) => (first(facts).rule = "e_visa"))).toContain(
    "SO to kenya is not what was worked in",
  );
  expect(problemsOf((facts) => (first(facts).sources = ["nowhere"]))).toContain(
    "visa: the source nowhere is not in the table of sources",
  );
});

test("a change that is worked in says since when, and what was listed; one that is not is told beside the rule", () => {
  const applied = findEntry("SO", "kenya").fact;
  expect(applied).toMatchObject({
    rule: "eta",
    days: 90,
    asOf: "2025-07",
    change: { listed: ["visa_free"] },
  });
  expect(applied?.notes[0]?.text).toMatch(/leaves out Somalia and Libya/);
  const beside = findEntry("FR", "malawi").fact;
  expect(beside).toMatchObject({ rule: "visa_free", asOf: visaList.asOf, change: null });
  expect(beside?.notes[0]).toMatchObject({ since: "2025-11-21", status: "sourced" });
  expect(findEntry("US", "ethiopia").fact?.notes[0]).toMatchObject({ status: "indicative", sources: [] });
});

test("no note speaks of files or of its own making", () => {
  const notes = [...visaFacts.overrides, ...visaFacts.remarks, ...visaFacts.doubts].map(({ note }) => note);
  const found = [...notes, ...visaFacts.caveats, ...visaFacts.overrides.map(({ confidence }) => confidence)];
  expect(found.filter((text) => /data set|\.json|\bsee [a-z]+[-_]|_check|record\./i.test(text))).toEqual([]);
});

test("the list is in no download", () => {
  const ofRules = /visa_required|e_visa|no_admission/;
  const lines = Object.values(visaFacts.destinations).flatMap((rows) =>
    rows.map(({ passports }) => passports),
  );
  const long = lines.filter((line) => line.length > 20).map((line) => line.slice(0, 20));
  expect(long.length).toBeGreaterThan(54);
  for (const [name, { make }] of Object.entries(downloadFiles)) {
    const file = make();
    expect([name, ofRules.test(file), long.some((line) => file.includes(line))]).toEqual([
      name,
      false,
      false,
    ]);
  }
});
