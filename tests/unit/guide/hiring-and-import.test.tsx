import { renderToStaticMarkup } from "react-dom/server";
import { Hiring } from "#components/countries/guide/hiring.tsx";
import { Import } from "#components/countries/guide/trade.tsx";
import { dataAsOf, findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { isLastKnownWage } from "#lib/data/countries/words/open/hiring-words.ts";
import { money } from "#lib/data/countries/words/open/guide-words.ts";
import { importTopicWords } from "#lib/data/countries/words/open/import-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { leaks, wordsOfHtml } from "#tests/support/page-html.ts";

const countries = listCountries();
const ghana = findCountry("ghana") as Country;
const htmlOf = { hiring: (country: Country) => renderToStaticMarkup(<Hiring country={country} />), import: (country: Country) => renderToStaticMarkup(<Import country={country} />) }; // prettier-ignore

describe.each(countries.map((country) => [country.slug, country] as const))("%s", (_, country) => {
  const hiring = htmlOf.hiring(country);
  const goods = htmlOf.import(country);

  test("the wage stands with its period and a mark or its sources, or why there is none", () => {
    const { minimumWage: wage, noMinimumWage: none } = country.hiring;
    const words = wordsOfHtml(hiring);
    expect(words.match(leaks)).toBeNull();
    if (!wage) {
      expect(words).toContain(none?.note);
      expect(words).toContain(
        none?.is === "unknown" ? "Minimum wage No data" : "Minimum wage None for all work",
      );
      return;
    }
    expect(words).toContain(
      `${money(wage)} ${{ hour: "an hour", day: "a day", month: "a month" }[wage.per]}`,
    );
    for (const id of wage.sources) expect(hiring).toContain(`href="#src-${id}"`);
    const row = /<dd\b.*?<\/dd>/s.exec(hiring)?.[0];
    expect(row?.includes("last known")).toBe(isLastKnownWage(wage, dataAsOf));
  });

  test("every known rule of hiring is shown, and every unknown one named once under No data", () => {
    const { probation, fixedTerm, notice, severance, mainLaw, annualLeave, weeklyHours } = country.hiring;
    const flat = wordsOfHtml(hiring).toLowerCase();
    for (const rule of [probation, fixedTerm, notice, severance, mainLaw])
      if (rule) expect(flat).toContain(rule.text.toLowerCase().split(/[;,(]/)[0]?.trim());
    const unknown = [weeklyHours, annualLeave, probation, fixedTerm, notice, severance, mainLaw].filter(
      (rule) => rule === null,
    );
    const { minimumWage: wage, noMinimumWage: none } = country.hiring;
    const missing = (unknown.length > 0 ? 1 : 0) + (none?.is === "unknown" ? 1 : 0);
    expect(hiring.match(/class="nd"/g)?.length ?? 0).toBe(missing);
    const isUnread = wage?.status === "indicative" || none?.is === "none";
    expect(hiring.match(/class="ind"/g)?.length).toBe(isUnread ? 2 : 1);
  });

  test("every row of bringing goods in is shown with how it is known, and what is not established once", () => {
    const { rows, notEstablished } = country.importing;
    const words = wordsOfHtml(goods);
    expect(words.match(leaks)).toBeNull();
    for (const { text } of rows) expect(words.replace(/\s+/g, " ")).toContain(text.replace(/\s+/g, " "));
    expect(goods.match(/<i class="(ok|ind|old)">/g)).toHaveLength(rows.length);
    const read = rows.filter(({ status }) => status === "sourced");
    for (const { sources } of read) for (const id of sources) expect(goods).toContain(`href="#src-${id}"`);
    for (const topic of notEstablished) expect(words).toContain(importTopicWords[topic]);
    expect(goods.match(/class="nd"/g)?.length ?? 0).toBe(notEstablished.length > 0 ? 1 : 0);
  });

  test("what readers see says nothing of the work behind it", () => {
    expect(wordsOfHtml(hiring + goods)).not.toMatch(
      /\b(commits?|repositor\w+|excerpt|\w+\.json|stored cop\w+)\b/i,
    );
  });
});

test("a wage is the last known one from two years on, or where nobody says since when", () => {
  const since = (day: string | null) =>
    isLastKnownWage({ ...ghana.hiring.minimumWage!, since: day }, "2026-11-22");
  expect([since("2024-11-21"), since("2024-11-22"), since("2024-10"), since("2024-11")]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([since("2023"), since("2024"), since(null)]).toEqual([true, false, true]);
});

test("a topic without a row is said to be unknown, never left blank", () => {
  const html = htmlOf.import({ ...ghana, importing: { rows: [], notEstablished: ["tariff", "levies"] } });
  expect(wordsOfHtml(html)).toContain("No data Customs tariff, Levies and taxes: nothing established");
});
