import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { listMenus } from "#lib/data/content/menus.ts";
import { faultKeys } from "#lib/domains/fields/shared/texts.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import { readCatalogue } from "#lib/platform/words/read-catalogue.ts";
import { areasOf } from "#tests/support/translation-checks.ts";

const listing = ["ls-files", "-co", "--exclude-standard", "--", "app", "components", "lib"];
const code = execFileSync("git", listing, { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("lib/data/countries/"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, text = ""]) => text);
/** Texts, and names of properties: a leaf reads some of its words by these. */
const written = new Set([...found(/["'`]([\w.-]+)["'`]/g), ...found(/\.(\w+)/g)]);
/** Keys that contain or end with a value known only at run time: `header.${name}`. */
const made = [...new Set(found(/`([\w.-]+\.\$\{[^`\n]*)`/g))].map(
  (template) => new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[\\w.-]+")}$`),
);

/** What lib/domains/fields/shared/texts.ts looks up in addition to the named words of a field. */
const besideField = new RegExp(`^(.+)\\.(hint|none|${faultKeys.join("|")}|is\\.[\\w-]+)$`);

const isWritten = (key: string) => written.has(key) || made.some((pattern) => pattern.test(key));

const isNamed = (key: string) => isWritten(key) || isWritten(besideField.exec(key)?.[1] ?? "");

/** The words of a form follow from its definition: tests/unit/forms/definitions.test.tsx. */
const areas = areasOf(defaultLocale).filter((area) => area !== "menus" && !area.startsWith("forms/"));

test.each(areas)("every word of the area %s is named by code", (area) => {
  const unnamed = Object.keys(readCatalogue(defaultLocale, area)).filter((key) => !isNamed(key));
  expect(unnamed).toEqual([]);
});

test("every word of the menus stands in one", () => {
  const shown = new Set<unknown>();
  const note = (value: unknown): void => {
    if (typeof value === "object" && value !== null) Object.values(value).forEach(note);
    else shown.add(value);
  };
  listMenus().forEach(note);
  const menus = Object.entries(readCatalogue(defaultLocale, "menus"));
  expect(menus.filter(([, words]) => !shown.has(words))).toEqual([]);
});

test("a word that nobody names is found", () => {
  const keys = ["header.search", "header.investor", "headers.search", "footer.search"];
  expect(keys.filter(isNamed)).toEqual(["header.search", "header.investor"]);
});
