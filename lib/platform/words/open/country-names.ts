import { regionNames } from "./formats.ts";
import { defaultLocale, formatsOf } from "./locales.ts";

/** English names that `Intl` shortens, or gives differently from the guides of this site. */
const ourNames: Readonly<Partial<Record<string, string>>> = {
  AG: "Antigua and Barbuda",
  BA: "Bosnia and Herzegovina",
  CD: "DR Congo",
  CG: "Congo (Republic)",
  CI: "Côte d'Ivoire",
  CV: "Cabo Verde",
  HK: "Hong Kong",
  KN: "Saint Kitts and Nevis",
  LC: "Saint Lucia",
  MM: "Myanmar",
  MO: "Macao",
  PS: "Palestine",
  ST: "São Tomé and Príncipe",
  TT: "Trinidad and Tobago",
  VC: "Saint Vincent and the Grenadines",
  XK: "Kosovo",
};

/**
 * The name of a country on this site, by its code of two letters; the code if there is no name. Throws for an invalid
 * code.
 */
export function countryName(code: string, locale: string = defaultLocale): string {
  const name = regionNames(locale).of(code) ?? code;
  const isEnglish = formatsOf(locale).split("-")[0] === "en";
  return isEnglish ? (ourNames[code] ?? name.replaceAll(" & ", " and ")) : name;
}

/** The names of countries and territories by their codes in any language of CLDR; undefined if it has none. */
export function regionNamesIn(language: string): (code: string) => string | undefined {
  if (Intl.DisplayNames.supportedLocalesOf([language]).length === 0) return () => undefined;
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  return (code) => names.of(code);
}
