import { renderToStaticMarkup } from "react-dom/server";
import { PathGuide } from "#components/countries/guide/path-guide.tsx";
import { findProfile } from "#lib/data/countries/profiles/index.ts";
import { checkedDates } from "#lib/data/countries/index.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { countryPagesOf } from "#tests/support/country-pages.tsx";
import { wordsOfHtml } from "#tests/support/page-html.ts";

test("each guide, its paths, contacts and profile say when their record was checked, by the record's own dates", () => {
  for (const country of listCountries()) {
    const pages = countryPagesOf(country);
    const steps = `Steps and offices checked in ${dateWords(country.registration.asOf)}.`;
    for (const html of [
      pages["/start-business/*"],
      pages["/support/country/*"],
      renderToStaticMarkup(<PathGuide country={country} kind="sole-trader" />),
    ])
      expect([country.slug, wordsOfHtml(html).includes(steps)]).toEqual([country.slug, true]);
    const reviewed = `Reviewed on ${dateWords(findProfile(country.slug)!.reviewedOn)}`;
    for (const family of ["/explore/countries/*", "/one-africa/*"] as const)
      expect([country.slug, family, wordsOfHtml(pages[family]).includes(reviewed)]).toEqual([country.slug, family, true]); // prettier-ignore
  }
});

test("a date follows the record, and a part without one is left out", () => {
  const togo = findCountry("togo")!;
  const { tax, registration } = togo;
  const changed = {
    ...togo,
    registration: { ...registration, asOf: "2025-03" },
    tax: { ...tax, company: { ...tax.company!, asOf: "2024" }, sales: { ...tax.sales!, asOf: "2024-07" } },
  };
  expect(checkedDates(changed, ["steps", "taxes"])).toBe(
    "Steps and offices checked in March 2025. Newest source on taxes: July 2024.",
  );
  expect(checkedDates({ ...togo, tax: { ...tax, company: null, sales: null } }, ["taxes"])).toBe("");
});
