/**
 * The currencies in which amounts can be shown, in the order offered. Their names are in
 * lib/platform/words/en/leaf.json.
 */
export const currencies = [
  { code: "USD" },
  { code: "EUR" },
  { code: "GBP" },
  { code: "LRD" },
  { code: "NGN" },
  { code: "KES" },
  { code: "ZAR" },
  { code: "GHS" },
  { code: "XAF" },
  { code: "XOF" },
  { code: "CAD" },
  { code: "CNY" },
] as const;

export type CurrencyCode = (typeof currencies)[number]["code"];

/** The other currencies of the 54 countries. Source amounts use them, but visitors cannot choose them. */
// prettier-ignore
export const ownCurrencies = [
  "AOA", "BIF", "BWP", "CDF", "CVE", "DJF", "DZD", "EGP", "ERN", "ETB", "GMD", "GNF", "KMF", "LSL", "LYD", "MAD",
  "MGA", "MRU", "MUR", "MWK", "MZN", "NAD", "RWF", "SCR", "SDG", "SLE", "SOS", "SSP", "STN", "SZL", "TND", "TZS",
  "UGX", "ZMW", "ZWG",
] as const;

/** Every currency that an amount can be converted from. */
export type RateCode = CurrencyCode | (typeof ownCurrencies)[number];

/** The base of all rates: units of each currency per unit of this one. */
export const baseCurrency = "USD" satisfies CurrencyCode;

/* Arrays rather than Sets: a Set created at module load is kept in every bundle, even where it is unused. */
export const isCurrency = (value: unknown): value is CurrencyCode =>
  currencies.some(({ code }) => code === value);

/** Whether rates of this currency may be known. This includes currencies that visitors cannot choose. */
export const isRated = (value: unknown): value is RateCode =>
  isCurrency(value) || ownCurrencies.some((code) => code === value);
