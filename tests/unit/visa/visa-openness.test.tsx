import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { PassportIndex } from "#components/countries/visa/passport-index.tsx";
import { visaOpenness } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";

type Row = { rule: string; passports: string };
const file = JSON.parse(readFileSync("lib/data/countries/facts/visa.json", "utf8")) as {
  passports: string;
  destinations: Record<string, Row[]>;
};

/** The passports in a country's rows under some of the rules, read from the file without any code of the site. */
const codesOf = (slug: string, ...rules: string[]): string[] =>
  (file.destinations[slug] ?? [])
    .filter(({ rule }) => rules.length === 0 || rules.includes(rule))
    .flatMap(({ passports }) => passports.split(" "));

test("a country's openness is the count of foreign passports that its rules let in without asking before", () => {
  expect(visaOpenness()).toHaveLength(54);
  expect(file.passports.split(" ")).toHaveLength(199);
  for (const { country, known, free } of visaOpenness()) {
    expect([country.slug, known]).toEqual([country.slug, new Set(codesOf(country.slug)).size]);
    expect(known).toBe(198);
    const without = codesOf(country.slug, "visa_free", "visa_on_arrival");
    expect([country.slug, free]).toEqual([country.slug, new Set(without).size]);
  }
});

test("the page says it with the day of the list and its source; the table has each country once, the most open first", () => {
  const html = renderToStaticMarkup(<PassportIndex />);
  expect(html).toContain("Visa openness, state of 17 February 2026");
  expect(html).toContain('id="src-passport-index-2026"');
  const table = html.split('id="openness-table"')[1] ?? "";
  const counts = [...table.matchAll(/<td class="num">(\d+) of 198<\/td>/g)].map(([, count]) => Number(count));
  expect(counts).toHaveLength(54);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  for (const { country, free } of visaOpenness())
    expect(html).toContain(`aria-label="${country.name.replace("'", "&#x27;")}: ${free} of 198 passports"`);
  expect(brotliCompressSync(html).length).toBeLessThan(14 * 1024);
});

test("each step of the key colours as many countries as it says, and all 54 have one", () => {
  const html = renderToStaticMarkup(<PassportIndex />);
  const key = html.split('class="value-key"')[1] ?? "";
  const counts = [...key.matchAll(/<li class="q(\d)">.*?<small>(\d+) countr/g)];
  expect(counts).toHaveLength(5);
  for (const [, step, count] of counts)
    expect(html.match(new RegExp(`<a [^>]*class="q${step}"`, "g"))).toHaveLength(Number(count));
  expect(counts.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(listCountries().length);
});
