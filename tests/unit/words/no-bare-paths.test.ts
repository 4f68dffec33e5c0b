import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findEntry } from "#lib/data/site/find-entry.ts";
import { records } from "#lib/data/content/records/index.ts";

const folder = path.join(import.meta.dirname, "../../../lib/platform/words/en");

/** Sentences that explain how to type an address. */
const examples = new Set(["lead.page", "notice.link", "field.linkTo.hint"]);

const sentences = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => {
    const area = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Record<string, string>;
    return Object.entries(area).map(([key, text]) => ({ where: `${file}: ${key}`, key, text }));
  })
  .filter(({ key }) => !examples.has(key));

/** Every text of a record, at any depth. An address in `href` is not a text. */
function textsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  if (typeof value !== "object" || value === null || key === "href") return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}

/** Addresses of pages of this site that occur in a text. */
const barePaths = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/:.<])\/[a-z][\w-]*(?:\/[\w-]+)*/g)]
    .map(([found]) => found)
    .filter((found) => findEntry(found) !== undefined);

test("no sentence of the catalogue shows the address of a page, or leaves a place for one: a link with a name leads there", () => {
  const shown = sentences.filter(
    ({ text }) => barePaths(text).length > 0 || /\{\w*(?:Path|Href|Url)\}/.test(text),
  );
  expect(shown.map(({ where }) => where)).toEqual([]);
});

test("no text of a page shows the address of a page of this site", () => {
  const shown = Object.entries(records).flatMap(([page, record]) =>
    textsIn(record).flatMap((text) => barePaths(text).map((found) => `${page}: ${found}`)),
  );
  expect(shown).toEqual([]);
});
