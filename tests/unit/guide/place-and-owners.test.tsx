import { renderToStaticMarkup } from "react-dom/server";
import { PathGuide } from "#components/countries/guide/path-guide.tsx";
import { answerOfPath } from "#lib/data/countries/index.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { ownershipWords } from "#lib/data/countries/words/open/ownership-words.ts";
import { wordsOfHtml } from "#tests/support/page-html.ts";

const placeOf = (slug: string, kind: PathKind) => answerOfPath(findCountry(slug)!, kind).place.fact;

test("a card sends to the office that registers, never first to taxes, bank or council", () => {
  for (const country of listCountries())
    for (const kind of pathKinds) {
      const name = answerOfPath(country, kind).place.fact?.name ?? "";
      expect([country.slug, kind, name]).toEqual([
        country.slug,
        kind,
        expect.not.stringMatching(/^$|\bbank\b|\btax|revenue|recettes|imp[ôo]t|council|municip/i),
      ]);
    }
});

test("a branch in Togo goes to the centre where companies are registered, with its town", () => {
  expect(placeOf("togo", "branch")).toEqual(placeOf("togo", "company"));
  expect(placeOf("togo", "branch")?.town).toBe("Lomé");
});

test("a branch is entered by the registry, not by a service for investors", () => {
  expect(placeOf("uganda", "branch")?.name).toContain("URSB");
  expect(placeOf("nigeria", "branch")?.name).toContain("CAC");
});

test("that no town is known is said once on a page", () => {
  for (const country of listCountries())
    for (const kind of pathKinds.slice(1)) {
      const words = wordsOfHtml(renderToStaticMarkup(<PathGuide country={country} kind={kind} />));
      const text = words.match(/no town|gives the address of an office/g) ?? [];
      expect([country.slug, kind, text.length <= 1]).toEqual([country.slug, kind, true]);
    }
});

test.each([
  ["full foreign ownership", "Foreigners may own the whole company."],
  ["full foreign ownership; half of directors resident", "Foreigners may own the whole company; half of directors resident."],
  ["full foreign ownership in most sectors", "Foreigners may own the whole company in most sectors."],
  ["full ownership except fisheries", "Foreigners may own the whole company, except in fisheries."],
  ["100% foreign ownership outside reserved sectors", "Foreigners may own the whole company outside reserved sectors."],
  ["majority foreign ownership allowed; rare exceptions by decree", "Foreigners may own the majority; rare exceptions by decree."],
  ["same rights as nationals", "For owners from abroad: same rights as nationals."],
])("%s reads as %s", (note, words) => expect(ownershipWords(note)).toBe(words)); // prettier-ignore

test("no note of a record repeats its label", () => {
  for (const { registration } of listCountries())
    if (registration.foreignOwnershipNote)
      expect(ownershipWords(registration.foreignOwnershipNote)).not.toMatch(
        /abroad: (?:full|100 %|wholly|majority|foreign ownership)|except in (?:in|from) /,
      );
});
