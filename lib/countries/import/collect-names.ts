import { countryName } from "#lib/words/open/formats.ts";
import { otherNames } from "./other-names.ts";

const languages = ["en", "fr", "pt", "ar", "sw"] as const;

/** Every name a country is searched by beside its own: the hand-written ones, then those of five languages. */
export function collectNames(slug: string, iso2: string, name: string): string[] {
  const spoken = languages.map((language) => countryName(iso2, language));
  const seen = new Set([name.toLowerCase(), ""]);
  return [...(otherNames[slug] ?? []), ...spoken].filter((candidate) => {
    const key = candidate.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
