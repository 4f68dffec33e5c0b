import "server-only";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { defaultLocale } from "./open/locales.ts";
import { env } from "#lib/platform/env.ts";
import { isPseudo } from "./pseudo.ts";

/** Messages of one language and area, by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** The folder of the catalogues, with one folder for each language. The site always runs in its own folder. */
export const catalogueFolder = (): string => path.join(process.cwd(), "lib/platform/words");

const fileOf = (folder: string, locale: string, area: string): string =>
  path.join(folder, locale, `${area}.json`);

function parse(file: string): Catalogue {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Catalogue;
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/**
 * The messages of a language in an area; empty if there is no file. Throws, with the name of the file, if it is not
 * valid JSON.
 */
export function readCatalogue(locale: string, area: string, folder: string = catalogueFolder()): Catalogue {
  const file = fileOf(folder, locale, area);
  return existsSync(file) ? parse(file) : {};
}

/** When an area was last written, in English and in a language. Each change of either gives another text. */
export const lastWritten = (locale: string, area: string, folder: string = catalogueFolder()): string =>
  [defaultLocale, locale]
    .map((one) => statSync(fileOf(folder, one, area), { throwIfNoEntry: false })?.mtimeMs)
    .join();

/** Whether there are catalogues in a language. */
const isWritten = (locale: string, folder: string = catalogueFolder()): boolean =>
  existsSync(path.join(folder, locale));

/** The languages this build has pages in, the default one first. Throws for one that has no catalogue. */
export function listLocales(extra: readonly string[] = env.EXTRA_LOCALES): readonly string[] {
  const unknown = extra.filter((locale) => !isPseudo(locale) && !isWritten(locale));
  if (unknown.length > 0)
    throw new Error(`EXTRA_LOCALES: no catalogue in lib/platform/words for ${unknown.join(", ")}`);
  return [...new Set([defaultLocale, ...extra])];
}

/** The languages whose pages have a prefix. */
export const otherLocales = (): readonly string[] =>
  listLocales().filter((locale) => locale !== defaultLocale);
