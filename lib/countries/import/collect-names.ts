import { otherNames } from "./other-names.ts";

const languages = ["en", "fr", "pt", "ar", "sw"] as const;

/** Every name a country is searched by beside its own: the hand-written ones, then those of five languages. */
export function collectNames(slug: string, iso2: string, name: string): string[] {
  const spoken = languages.map(
    (language) => new Intl.DisplayNames([language], { type: "region" }).of(iso2) ?? "",
  );
  const seen = new Set([name.toLowerCase(), ""]);
  return [...(otherNames[slug] ?? []), ...spoken].filter((candidate) => {
    const key = candidate.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
