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

const offered = new Set<string>(currencies.map(({ code }) => code));
const rated = new Set<string>([...offered, ...ownCurrencies]);

export const isCurrency = (value: unknown): value is CurrencyCode =>
  typeof value === "string" && offered.has(value);

/** Whether rates of this currency may be known here; wider than what can be chosen. */
export const isRated = (value: unknown): value is RateCode => typeof value === "string" && rated.has(value);
