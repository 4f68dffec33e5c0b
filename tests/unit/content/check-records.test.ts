import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkRecords, readRecordFiles } from "#lib/data/content/check/check-records.ts";
import { values } from "#lib/data/content/texts/values.ts";
import { changeJson } from "#tests/support/change-json.ts";

const files = readRecordFiles();
const at = (name: string) => `lib/data/content/records/${name}.json`;

const problemsAfter = (name: string, path: string, value?: unknown) =>
  checkRecords({ [at(name)]: changeJson(files[at(name)], path, value) });

test("every file of the pages is fit to publish", () => {
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(checkRecords()).toEqual([]);
});

test.each([
  ["an unknown key", "core/about", "subtitle", "More", 'Unrecognized key: "subtitle"'],
  [
    "an unknown key in a section",
    "core/about",
    "sections.0.colour",
    "red",
    'sections.0: Unrecognized key: "colour"',
  ],
  ["a missing text", "core/about", "lead", undefined, "lead: Invalid input: expected string"],
  ["an empty text", "core/faq", "sections.0.heading", "", "sections.0.heading: Too small"],
  ["a dead link", "core/about", "related.0", "/abuot", "related.0: Dead link: /abuot"],
  ["a link in the wrong case", "core/about", "related.0", "/Portfolio", "related.0: Dead link: /Portfolio"],
  [
    "a query that its page does not read",
    "core/about",
    "related.0",
    "/portfolio?x=1",
    "related.0: Dead link",
  ],
  ["a file as a related page", "core/about", "related.0", "/downloads/countries.csv", "related.0: Dead link"],
  ["an unknown claim", "core/impact", "sections.0.rests", ["wealth"], "sections.0.rests.0: Invalid option"],
  [
    "an unknown kind of section",
    "core/about",
    "sections.0.kind",
    "video",
    "sections.0.kind: Invalid discriminator value",
  ],
  [
    "an unknown placeholder",
    "core/about",
    "lead",
    "Kept {weeks} weeks.",
    "lead: Unknown placeholder in “Kept {weeks}",
  ],
  ["half a placeholder", "core/about", "lead", "Kept {weeks weeks.", "lead: Unknown placeholder"],
  [
    "an unknown form",
    "policies/apply-grower",
    "sections.0",
    { kind: "apply", id: "x", heading: "X", form: "wish" },
    "sections.0.form: Invalid option",
  ],
  [
    "an unknown kind of enquiry",
    "subsidiaries/afm",
    "next.leadType",
    "wish",
    "next.leadType: Invalid option",
  ],
  ["a slug without a page", "subsidiaries/afm", "slug", "atlantis", "slug: Invalid input"],
  [
    "a question without an answer",
    "subsidiaries/afm",
    "faq.groups.0.items.1.answer",
    undefined,
    "faq.groups.0.items.1.answer: Invalid input",
  ],
  [
    "a section that the home page lacks",
    "home",
    "afterSummary.0.id",
    "sponsors",
    "afterSummary.0.id: Invalid option",
  ],
  ["a topic without words", "core/navigator-answers", "tax", undefined, "tax: Invalid input"],
  [
    "a heading without the name of its division",
    "subsidiaries/division-words",
    "faq.title",
    "Questions",
    "faq.title: Invalid text: expected one with {name}",
  ],
  [
    "a list that loses its section",
    "core/navigator",
    "sections.4.id",
    "themes",
    "no section has the id topics, to which the site adds a list",
  ],
])("%s is found, with the file and the path in it", (_, name, path, value, problem) => {
  const [first = "", ...rest] = problemsAfter(name, path, value);
  expect(first).toContain(`${at(name)}: ${problem}`);
  expect(rest.length).toBeLessThanOrEqual(1);
});

test("links that may be written are taken: to anchors, queries and files that pages have", () => {
  const pages = ["/about#correction", "/explore/compare?c=ghana", "/start-business/ghana#tax"];
  for (const href of [...pages, "#next", "/home#faqs", "/news/feed.xml", "/downloads/countries.csv"]) {
    const section = { kind: "action", id: "x", heading: "X", actions: [{ href, label: "Go" }] };
    expect(problemsAfter("core/about", "sections.0", section)).toEqual([]);
  }
});

test("every file is imported, and every placeholder is used", () => {
  const imported = globSync("lib/data/content/records/**/*.ts").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/ from "\.\/([\w/-]+\.json)"/g), ([, name = ""]) =>
      path.join(path.dirname(file), name),
    ),
  );
  expect([...new Set(imported)].toSorted()).toEqual(Object.keys(files));
  const texts = JSON.stringify(files);
  expect(Object.keys(values).filter((name) => !texts.includes(`{${name}}`))).toEqual([]);
});
