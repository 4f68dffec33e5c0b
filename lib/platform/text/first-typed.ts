/** Longer than an amount, a code or a slug that anybody types. */
const longestTyped = 40;
/** Longer than the name of any country or passport. */
export const longestName = 60;

/** The first value of a query parameter, trimmed and cut to `most` characters. */
export const firstTyped = (value: string | string[] | undefined, most = longestTyped): string =>
  ((Array.isArray(value) ? value[0] : value) ?? "").trim().slice(0, most);
