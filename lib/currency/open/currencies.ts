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

/** What rates are counted from: so many of each for one of this. */
export const baseCurrency = "USD" satisfies CurrencyCode;

const labels = new Map<string, string>(currencies.map(({ code, label }) => [code, label]));

export const isCurrency = (value: unknown): value is CurrencyCode =>
  typeof value === "string" && labels.has(value);

export const currencyLabel = (code: CurrencyCode): string => labels.get(code) ?? code;
