import { regionNames } from "./formats.ts";
import { defaultLocale, formatsOf } from "./locales.ts";

/** English names that `Intl` cuts short, or gives otherwise than the guides of this site do. */
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

/** What a country is called on this site, by its code of two letters; the code where nobody names it. Throws for what is no code. */
export function countryName(code: string, locale: string = defaultLocale): string {
  const name = regionNames(locale).of(code) ?? code;
  const isEnglish = formatsOf(locale).split("-")[0] === "en";
  return isEnglish ? (ourNames[code] ?? name.replaceAll(" & ", " and ")) : name;
}
