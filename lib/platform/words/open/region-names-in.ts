/** The names of countries and territories by their codes in any language of CLDR; undefined if it has none. */
export function regionNamesIn(language: string): (code: string) => string | undefined {
  if (Intl.DisplayNames.supportedLocalesOf([language]).length === 0) return () => undefined;
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  return (code) => names.of(code);
}
