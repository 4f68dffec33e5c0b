import { renderToStaticMarkup } from "react-dom/server";
import { PathGuide } from "#components/countries/guide/path-guide.tsx";
import { readerWords } from "#lib/data/countries/import/plain-words.ts";
import { plainSource } from "#lib/data/countries/import/map-source.ts";
import { listCountries, sources } from "#lib/data/countries/record/index.ts";
import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import { completeFiles } from "#lib/data/countries/record/country-records.ts";
import { countryPagesOf } from "#tests/support/country-pages.tsx";
import { wordsOfHtml } from "#tests/support/page-html.ts";

/** What only the editors of the facts need to know: copies, files, commits, and where something was read. */
const jargon =
  /\bcommit [0-9a-f]{6}|\brepositor|\bgithub\b|\b(?:CSV|JSON|YAML)\b|\.(?:json|xlsx|csv|rda)\b|R data file|\bdata ?set lists|\bcopy in\b|\bstored (?:page|copy|excerpt|text)|(?:the registration|shared country|licence) file\b|\bgeneral knowledge|\bnot read\b|\b(?:pages?|guide|sources?|editions) read\b(?! in\b)|\b(?:was|were|as) read (?:in|on|for)\b|to verify\b|\bpackage data\b|\bvariables\b/;

/** Titles of pages, and attributions that a licence requires, are other people's words. */
const isOthers = (key: string) => ["url", "attribution", "id", "licence"].includes(key);

function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return isOthers(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, name));
}

const found = (texts: readonly string[]) => texts.filter((text) => jargon.test(text));

test.each([
  ["commit 9c59780"],
  ["World Bank; copy in somebody/coursework"],
  ["new tariff not read"],
  ["World countries in JSON"],
  ["see the registration file"],
])("the check finds what no reader needs: %s", (text) => expect(found([text])).toEqual([text]));

test("no record of a country speaks of files, copies and what was read", () => {
  for (const country of completeFiles())
    expect([country.slug, found(textsOf(country))]).toEqual([country.slug, []]);
});

test("no source is named by a file, a commit or a folder of programs", () => {
  const own = sources().map(({ title, publisher, snapshot, note }) => ({ title, publisher, snapshot, note }));
  expect(found(textsOf(own))).toEqual([]);
  expect(sources().filter(({ publisher }) => /^[\w-]+\/[\w.-]+$/.test(publisher))).toEqual([]);
});

test("an import of the same words changes nothing in the facts", () => {
  expect(readerWords(completeFiles())).toEqual(completeFiles());
  expect(sources().map(plainSource)).toEqual(sources());
});

test.each(listCountries().map((country) => [country.slug, country] as const))(
  "no page of %s shows such words",
  (_, country) => {
    const pages = Object.entries(countryPagesOf(country));
    const paths = pathKinds
      .slice(1)
      .map((kind) => [kind, renderToStaticMarkup(<PathGuide country={country} kind={kind} />)] as const);
    for (const [name, html] of [...pages, ...paths])
      expect([name, jargon.exec(wordsOfHtml(html))?.[0]]).toEqual([name, undefined]);
  },
);
