import { countryPath } from "#lib/data/site/country-path.ts";
import { countryFamilies } from "#lib/data/site/country-paths.ts";
import type { CountryFamily } from "#lib/data/site/paths.ts";
import { titleIn } from "#lib/data/content/pages.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { plainGoods } from "#lib/data/countries/index.ts";
import { findMobility, listCountries } from "#lib/data/countries/record/index.ts";
import { leaks, wordsOfHtml } from "#tests/support/page-html.ts";
import { countryPagesOf } from "#tests/support/country-pages.tsx";

const flat = (text: string) => text.toLowerCase();

describe.each(listCountries().map((country) => [country.slug, country] as const))("%s", (slug, country) => {
  const pages = countryPagesOf(country);
  const words = (family: CountryFamily) => flat(wordsOfHtml(pages[family]));

  test("every page has its one title, leads to the others, and shows no missing value as a word of the machine", () => {
    for (const family of countryFamilies) {
      const html = pages[family];
      expect(wordsOfHtml(/<h1.*?<\/h1>/.exec(html)?.[0] ?? "").trim()).toBe(
        titleIn(family, inSentence(country)),
      );
      for (const other of countryFamilies) expect(html).toContain(`href="${countryPath(other, slug)}"`);
      expect(html.match(/<a [^>]*aria-current="page"[^>]*>/g)?.length).toBeGreaterThan(0);
      expect([family, wordsOfHtml(html).match(leaks)]).toEqual([family, null]);
    }
  });

  test("every page leads to what members say of the country", () => {
    const without = countryFamilies.filter((family) => !pages[family].includes(`<p data-ratings="${slug}">`));
    expect(without).toEqual([]);
  });

  test("every id stands once, every link inside a page arrives, and headings skip no level", () => {
    for (const family of countryFamilies) {
      const html = pages[family];
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([family, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([family, []]);
      const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
      expect([family, targets.filter((target) => !ids.includes(target))]).toEqual([family, []]);
      const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect([family, levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)]).toEqual([
        family,
        [],
      ]);
    }
  });

  test("capital, currency, blocs, languages, neighbours and exports agree wherever they are shown", () => {
    const capitals = country.capitals.map(({ name }) => name);
    const languages = country.languages.map(({ name }) => name);
    for (const family of ["/start-business/*", "/explore/countries/*"] as const) {
      for (const fact of [
        ...capitals,
        country.currency.code,
        country.currency.name,
        ...country.blocs,
        ...languages,
        ...(plainGoods(country.exportGoods)?.items ?? []),
      ])
        expect([family, fact, words(family).includes(flat(fact))]).toEqual([family, fact, true]);
      for (const other of country.borders) expect(pages[family]).toContain(`/${other}"`);
    }
    for (const fact of [country.currency.code, country.currency.name])
      expect([fact, words("/one-africa/*").includes(flat(fact))]).toEqual([fact, true]);
    // Rows of free movement name only blocs in the facts, or all states of the continent.
    const free = findMobility(slug)!.freeMovement.map(({ bloc }) => bloc);
    expect(free.filter((bloc) => !country.blocs.includes(bloc) && bloc !== "All African states")).toEqual([]);
  });
});

test("forms of the OHADA act stand in its member states and only there", () => {
  const uniform = ["SARL", "SAS", "SA", "GIE"];
  /** Two of its members name the forms in their own language. */
  const languagesOf: Record<string, readonly string[]> = {
    "equatorial-guinea": ["S.R.L.", "S.A.S.", "S.A.", "A.I.E."],
    "guinea-bissau": ["Lda", "SAS", "SA", "AIE"],
  };
  for (const { slug, blocs, legalForms } of listCountries()) {
    const own = legalForms.map(({ abbr, name }) => abbr ?? name);
    const isWhole =
      (languagesOf[slug] ?? uniform).every((abbr) => own.includes(abbr)) &&
      legalForms.some(({ name }) => /entreprenant/i.test(name));
    expect([slug, isWhole]).toEqual([slug, blocs.includes("OHADA")]);
  }
});
