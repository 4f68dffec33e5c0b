/** The currencies amounts can be seen in, in the order in which they are offered. */
export const currencies = [
  { code: "USD", label: "US dollar" },
  { code: "EUR", label: "Euro" },
  { code: "GBP", label: "British pound" },
  { code: "LRD", label: "Liberian dollar" },
  { code: "NGN", label: "Nigerian naira" },
  { code: "KES", label: "Kenyan shilling" },
  { code: "ZAR", label: "South African rand" },
  { code: "GHS", label: "Ghanaian cedi" },
  { code: "XAF", label: "Central African CFA franc" },
  { code: "XOF", label: "West African CFA franc" },
  { code: "CAD", label: "Canadian dollar" },
  { code: "CNY", label: "Chinese yuan" },
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

const labels = new Map<string, string>(currencies.map(({ code, label }) => [code, label]));
const rated = new Set<string>([...labels.keys(), ...ownCurrencies]);

export const isCurrency = (value: unknown): value is CurrencyCode =>
  typeof value === "string" && labels.has(value);

/** Whether rates of this currency may be known here; wider than what can be chosen. */
export const isRated = (value: unknown): value is RateCode => typeof value === "string" && rated.has(value);

export const currencyLabel = (code: CurrencyCode): string => labels.get(code) ?? code;
