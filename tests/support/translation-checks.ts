import { readdirSync } from "node:fs";
import path from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import { catalogueFolder, readCatalogue } from "#lib/platform/words/read-catalogue.ts";

/** The areas that a language has a file for; those of forms are in a folder: "forms/grower". */
export const areasOf = (locale: string, folder: string = catalogueFolder()): string[] =>
  readdirSync(path.join(folder, locale), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length).replaceAll(path.sep, "/"));

/** The languages that exist, without English. */
export const translations = (folder: string = catalogueFolder()): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["open", defaultLocale].includes(entry.name))
    .map(({ name }) => name);

/** The names of values, choices and tags in a message, each once. Throws if it cannot be parsed. */
export function namesIn(message: string): string[] {
  const names = new Set<string>();
  type Part = ReturnType<IntlMessageFormat["getAst"]>[number];
  const look = (part: Part): void => {
    if (part.type !== 0 && "value" in part) names.add(part.value);
    if ("options" in part) Object.values(part.options).forEach(({ value }) => value.forEach(look));
    if ("children" in part) part.children.forEach(look);
  };
  new IntlMessageFormat(message).getAst().forEach(look);
  return [...names].sort();
}

/** What is wrong with one message compared with the English one, as half a sentence; undefined if nothing is. */
function faultOf(message: unknown, english: string | undefined): string | undefined {
  if (english === undefined) return "English has no such key";
  if (typeof message !== "string" || message.trim() === "") return "it says nothing";
  try {
    const [own, wanted] = [namesIn(message), namesIn(english)].map((names) => names.join(", "));
    return own === wanted ? undefined : `its values are (${own}), those of English (${wanted})`;
  } catch (thrown) {
    return `it cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  }
}

/** What is wrong with a translation, each with file and key. Areas, keys and values must be those of English. */
export function findingsOf(locale: string, folder: string = catalogueFolder()): string[] {
  const areas = new Set(areasOf(defaultLocale, folder));
  return areasOf(locale, folder).flatMap((area) => {
    const file = `${locale}/${area}.json`;
    if (!areas.has(area)) return [`${file}: English has no area of this name (${[...areas].join(", ")})`];
    const english = readCatalogue(defaultLocale, area, folder);
    return Object.entries(readCatalogue(locale, area, folder)).flatMap(([key, message]) => {
      const fault = faultOf(message, english[key]);
      return fault ? [`${file}: "${key}": ${fault}`] : [];
    });
  });
}
