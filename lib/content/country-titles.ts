import type { countryFamilies } from "./known-path.ts";

type Family = (typeof countryFamilies)[number];

const words: Record<Family, string> = {
  "/start-business": "Start a business in",
  "/library/history": "History of",
  "/support/country": "Who to contact in",
};

/** The title of a country's page in one of the families; `name` as it stands in a sentence: "History of the Gambia". */
export const titleIn = (family: Family, name: string): string => `${words[family]} ${name}`;

/** The same by the address of the page; undefined for a page of no family. */
export function countryTitle(path: string, name: string): string | undefined {
  const family = path.slice(0, path.lastIndexOf("/"));
  return Object.hasOwn(words, family) ? titleIn(family as Family, name) : undefined;
}
