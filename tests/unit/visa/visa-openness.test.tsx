import { renderToStaticMarkup } from "react-dom/server";
import { PassportIndex } from "#components/countries/visa/passport-index.tsx";
import { findEntry, listCountries, visaOpenness } from "#lib/countries/index.ts";
import { listPassports } from "#lib/countries/visa/open/passport-names.ts";

test("a country's openness is the count of foreign passports that its rules, asked one by one, let in without asking before", () => {
  for (const { country, of, free } of visaOpenness()) {
    const rules = listPassports()
      .map(({ code }) => findEntry(code, country.slug).fact?.rule)
      .filter((rule) => rule && rule !== "own");
    expect(of).toBe(rules.length);
    expect(free).toBe(rules.filter((rule) => rule === "visa_free" || rule === "visa_on_arrival").length);
  }
  expect(visaOpenness()).toHaveLength(listCountries().length);
});

test("the map says it with the day of the list, and the table has each country once, the most open first", () => {
  const html = renderToStaticMarkup(<PassportIndex />);
  expect(html).toContain("Visa openness, state of 17 February 2026");
  expect(html).toContain('id="src-passport-index-2026"');
  const table = html.split("Nothing asked before travel")[1] ?? "";
  const counts = [...table.matchAll(/<td class="num">(\d+) of 198<\/td>/g)].map(([, count]) => Number(count));
  expect(counts).toHaveLength(54);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const kenya = visaOpenness().find(({ country }) => country.slug === "kenya");
  expect(html).toContain(`aria-label="Kenya: ${kenya?.free} of 198 passports"`);
});
