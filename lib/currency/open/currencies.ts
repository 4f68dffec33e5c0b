/** The currencies amounts can be seen in, in the order in which they are offered; lib/words/en/leaf.json has their names. */
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

/** The other currencies of the 54 countries: amounts come in them, and nobody chooses them here. */
// prettier-ignore
export const ownCurrencies = [
  "AOA", "BIF", "BWP", "CDF", "CVE", "DJF", "DZD", "EGP", "ERN", "ETB", "GMD", "GNF", "KMF", "LSL", "LYD", "MAD",
  "MGA", "MRU", "MUR", "MWK", "MZN", "NAD", "RWF", "SCR", "SDG", "SLE", "SOS", "SSP", "STN", "SZL", "TND", "TZS",
  "UGX", "ZMW", "ZWG",
] as const;

/** Every currency an amount here may be converted from. */
export type RateCode = CurrencyCode | (typeof ownCurrencies)[number];

/** What rates are counted from: so many of each for one of this. */
export const baseCurrency = "USD" satisfies CurrencyCode;

/* Lists and no sets: a set that is made as the module loads stays in every bundle, also where nobody asks. */
export const isCurrency = (value: unknown): value is CurrencyCode =>
  currencies.some(({ code }) => code === value);

/** Whether rates of this currency may be known here; wider than what can be chosen. */
export const isRated = (value: unknown): value is RateCode =>
  isCurrency(value) || ownCurrencies.some((code) => code === value);
