import "server-only";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Messages of one language and area, by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** Where the catalogues lie: one folder for each language. The site always runs in its own folder. */
export const catalogueFolder = (): string => path.join(process.cwd(), "lib/words");

const fileOf = (folder: string, locale: string, area: string): string =>
  path.join(folder, locale, `${area}.json`);

/** What a language says in an area; nothing where no file does. */
export function readCatalogue(locale: string, area: string, folder: string = catalogueFolder()): Catalogue {
  const file = fileOf(folder, locale, area);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Catalogue) : {};
}

/** Whether anything is written in a language. */
export const isWritten = (locale: string, folder: string = catalogueFolder()): boolean =>
  existsSync(path.join(folder, locale));
