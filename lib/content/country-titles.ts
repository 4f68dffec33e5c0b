import type { countryFamilies } from "./known-path.ts";

type Family = (typeof countryFamilies)[number];

const words: Record<Family, string> = {
  "/start-business": "Start a business in",
  "/library/history": "History of",
  "/support/country": "Who to contact in",
};

/** What a page of a country is called where its family does not go without saying: "History of Ghana". */
export function countryTitle(path: string, name: string): string | undefined {
  const family = path.slice(0, path.lastIndexOf("/"));
  return Object.hasOwn(words, family) ? `${words[family as Family]} ${name}` : undefined;
}
