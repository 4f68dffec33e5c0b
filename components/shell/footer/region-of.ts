import type { PrivacyRegion } from "#lib/data/content/privacy-regions.ts";

/** The EU, Iceland, Liechtenstein and Norway, and the outermost regions that are part of the EU. */
const eeaCountries =
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO AX GF GP MF MQ RE YT".split(
    " ",
  );

/**
 * Languages native to the EEA and rarely used elsewhere. French, Portuguese, Spanish and English are used in Africa
 * too.
 */
const eeaLanguages =
  "bg ca cs da de el et eu fi fy ga gl hr hu is it lb lt lv mt nb nl nn no pl ro sk sl sv".split(" ");

function read(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/**
 * The privacy region that a browser's languages point to. The first language decides: by its own region, else by the
 * region it has further down the list, else by where it is used. Later languages only say what else the visitor reads.
 */
export function regionOf(languages: readonly string[]): PrivacyRegion {
  const known = languages.flatMap((tag) => read(tag) ?? []);
  const language = known[0]?.language;
  const country = known.find((one) => one.language === language && one.region)?.region;
  if (country === "GB") return "uk";
  if (country === "US") return "us";
  if (country) return eeaCountries.includes(country) ? "eea" : "other";
  return language && eeaLanguages.includes(language) ? "eea" : "other";
}
