import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { listMenus } from "#lib/content/menus.ts";
import { defaultLocale } from "#lib/words/open/locales.ts";
import { catalogueFolder, readCatalogue } from "#lib/words/read-catalogue.ts";

const listing = ["ls-files", "-co", "--exclude-standard", "--", "app", "components", "lib"];
const code = execFileSync("git", listing, { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("lib/countries/"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, text = ""]) => text);
/** Texts, and names of properties: a leaf reads some of its words by these. */
const written = new Set([...found(/["'`]([\w.-]+)["'`]/g), ...found(/\.(\w+)/g)]);
/** Keys that end with what code knows when it runs, or have that inside: `header.${name}`. */
const made = [...new Set(found(/`([\w.-]+\.\$\{[^`\n]*)`/g))].map(
  (template) => new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[\\w.-]+")}$`),
);

const isNamed = (key: string) => written.has(key) || made.some((pattern) => pattern.test(key));

const areas = readdirSync(path.join(catalogueFolder(), defaultLocale)).map((file) => path.parse(file).name);

test.each(areas.filter((area) => area !== "menus"))("every word of the area %s is named by code", (area) => {
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
