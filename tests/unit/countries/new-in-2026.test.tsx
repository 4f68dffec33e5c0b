import { newIn2026 } from "#lib/data/countries/profiles/index.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { countryPagesOf } from "#tests/support/country-pages.tsx";

test("a profile says what 2026 changed only where a source in its record does", () => {
  const found = listCountries().filter((country) => newIn2026(country).length > 0);
  expect(found.map(({ slug }) => slug)).toEqual(["mauritius", "mozambique", "namibia"]);
  for (const country of found)
    for (const { text, status } of newIn2026(country)) {
      expect(status).toBe("sourced");
      expect(text).toContain("2026");
      expect(JSON.stringify(country)).toContain(JSON.stringify(text).slice(1, -1));
    }
});

test("what is no longer sourced, or no longer of 2026, is not told", () => {
  const mozambique = findCountry("mozambique")!;
  const { tax } = mozambique;
  const doubtful = {
    ...mozambique,
    tax: { ...tax, small: { ...tax.small!, status: "indicative" as const } },
  };
  expect(newIn2026(doubtful).map(({ title }) => title)).toEqual(["Tax of companies"]);
  const older = { ...mozambique, tax: { ...tax, small: { ...tax.small!, text: "Simplified tax." } } };
  expect(newIn2026(older)).toHaveLength(1);
});

test("a wage without its currency says in which it is, and for how long", () => {
  const page = (slug: string) => countryPagesOf(findCountry(slug)!)["/explore/countries/*"];
  expect(page("namibia")).toContain("Amounts in NAD an hour.");
  expect(page("mauritius")).toContain("Amounts in MUR a month.");
});

test("the part stands on the profiles that have something to say, and on no other", () => {
  const has = (slug: string) =>
    countryPagesOf(findCountry(slug)!)["/explore/countries/*"].includes('id="new-in-2026"');
  expect(["mozambique", "namibia", "mauritius"].every(has)).toBe(true);
  expect(["zambia", "benin", "togo"].some(has)).toBe(false);
});
