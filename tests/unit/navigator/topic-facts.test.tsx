import { pageOf } from "#lib/domains/navigator/answer/page-of.ts";
import { visaTopic } from "#lib/domains/navigator/topics/living.ts";
import type { Reading } from "#lib/domains/navigator/topics/topic.ts";
import { topics } from "#lib/domains/navigator/topics/topics.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import type { CountryFamily } from "#lib/data/site/paths.ts";
import { passagesOfPage } from "#lib/services/search/passages/passages-of-page.ts";
import { countryPagesOf } from "#tests/support/country-pages.tsx";

/** Between them they have a coast, towns by the sea, ratings, a rate of the central bank and a sales tax with a threshold. */
const slugs = ["ghana", "kenya", "morocco", "mauritius", "benin"] as const;

/** Where a fact is on the pages of these countries: "/start-business/*#tax corporate_tax_rate_pct". */
const drawn = new Set(
  slugs.flatMap((slug) => {
    const country = findCountry(slug);
    if (!country) throw new Error(`${slug} has no record`);
    return Object.entries(countryPagesOf(country)).flatMap(([family, html]) =>
      passagesOfPage(countryPath(family as CountryFamily, slug), `<main>${html}</main>`).flatMap(
        ({ anchor, units }) =>
          units.flatMap(({ facts }) => (facts ?? []).map((key) => `${family}#${anchor} ${key}`)),
      ),
    );
  }),
);

/** The pages for other ways to register are drawn by the same components as the guide. */
const familyOf = (page: Reading["page"]): string =>
  pageOf(page, "*").replace(/\/(?:sole-trader|foreign-owner|branch)$/, "");

test("every fact that a topic names is on the page and in the section that it names", () => {
  const named = [visaTopic, ...topics].flatMap(({ slots, ofForeigners = [] }) =>
    [...slots.flat(), ...ofForeigners].flatMap((reading) =>
      reading.as === "fact" ? `${familyOf(reading.page)}#${reading.section} ${reading.fact}` : [],
    ),
  );
  expect(new Set(named).size).toBeGreaterThan(100);
  expect(named.filter((place) => !drawn.has(place))).toEqual([]);
});
