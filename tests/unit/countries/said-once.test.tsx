import { renderToStaticMarkup } from "react-dom/server";
import { Known } from "#components/countries/family/known.tsx";
import { findMobility, listCountries } from "#lib/data/countries/record/index.ts";
import { unknownWords } from "#lib/data/countries/words/open/unknown-words.ts";
import { countryPagesOf } from "#tests/support/country-pages.tsx";
import { wordsOfHtml } from "#tests/support/page-html.ts";

/** A rendered page split into its sections, each with its id. */
const sectionsOf = (html: string): [string, string][] =>
  html.split(/(?=<section )/).map((part) => [/<section[^>]* id="([^"]+)"/.exec(part)?.[1] ?? "", part]);

test("what is not known is said once a section on Living, and once a list of facts in a guide", () => {
  for (const country of listCountries()) {
    const pages = countryPagesOf(country);
    for (const [id, html] of sectionsOf(pages["/one-africa/*"])) {
      const text = wordsOfHtml(html).match(/No data/g)?.length ?? 0;
      expect([country.slug, id, text <= 1]).toEqual([country.slug, id, true]);
    }
    for (const [, list] of pages["/start-business/*"].matchAll(/<dl class="facts facts-2">([\s\S]*?)<\/dl>/g))
      expect([country.slug, (list!.match(/<dt>No data<\/dt>/g)?.length ?? 0) <= 1]).toEqual([
        country.slug,
        true,
      ]);
  }
});

test("Living says of each bloc once what it opens for a person, and of those without a rule in one sentence", () => {
  for (const country of listCountries()) {
    const html = countryPagesOf(country)["/one-africa/*"];
    const sections = new Map(sectionsOf(html));
    const free = findMobility(country.slug)!.freeMovement;
    for (const { bloc } of free.filter(({ bloc }) => country.blocs.includes(bloc)))
      expect([country.slug, bloc, wordsOfHtml(sections.get("enter")!).includes(`${bloc}:`)]).toEqual([country.slug, bloc, false]); // prettier-ignore
    for (const { bloc } of free.filter(({ bloc }) => !country.blocs.includes(bloc)))
      expect(wordsOfHtml(sections.get("enter")!)).toContain(bloc);
    expect(wordsOfHtml(html).match(/[Nn]o rule of free movement/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

test("a reason that several facts share stands once", () => {
  expect(
    unknownWords([
      { label: "Police", unknown: "Only local numbers." },
      { label: "Permit", unknown: "Not established." },
      { label: "Fire", unknown: "Only local numbers." },
    ]),
  ).toBe("Police, Fire: Only local numbers. Permit: Not established.");
});

test("the sources of a fact are one mark: the first by name, the others as numbers that lead to the list", () => {
  const ids = ["cia-factbook-2026-01", "undp-hdr-2025", "ti-cpi-2025"];
  const html = renderToStaticMarkup(<Known status="sourced" sources={ids} />);
  expect(wordsOfHtml(html).trim()).toBe("sourced : The World Factbook [2] [3]");
  for (const id of ids) expect(html).toContain(`href="#src-${id}"`);
});
