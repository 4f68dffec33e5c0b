/** The language everything is written in first. Its pages have no prefix, and it stands in for what a translation lacks. */
export const defaultLocale = "en";

/** How numbers and dates are written, where the language alone does not say it. */
const formats: Readonly<Record<string, string>> = { en: "en-GB" };

/** The BCP 47 tag that `Intl` is asked with. */
export const formatsOf = (locale: string): string => formats[locale] ?? locale;

const fromRight = new Set(["ar", "fa", "he", "ur"]);

/** Which way a language is written, as the `dir` of a document. */
export const directionOf = (locale: string): "ltr" | "rtl" =>
  fromRight.has(locale.split("-")[0] ?? "") ? "rtl" : "ltr";
