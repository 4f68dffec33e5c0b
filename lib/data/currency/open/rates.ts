import { baseCurrency, isRated, type RateCode } from "./currencies.ts";

/** Units of each currency per unit of the base. A missing currency has no rate: it is "not available", never 1. */
export type Rates = Partial<Record<RateCode, number>>;

/** Rates of one day with their source. */
export type DatedRates = {
  rates: Rates;
  /** The day the source gives for the rates: 2026-11-20. */
  asOf: string;
  /** The host of the service, or the name of the package that contains them. */
  source: string;
};

/** The rates in use, as stored by the site and the browser. */
export type KnownRates = DatedRates & {
  base: typeof baseCurrency;
  /** When the site fetched them. */
  fetchedAt: string;
  /** Rates of an earlier day for the currencies that the newer rates lack. */
  older?: DatedRates | undefined;
};

/** The response of `GET /api/rates`. `error` is set if new rates are due and the service failed. */
export type RatesAnswer = KnownRates & { isStale: boolean; error?: string };

export const hourMs = 60 * 60 * 1000;
/** The age at which rates are fetched again. */
const dueHours = 6;
/** The age at which rates are shown as stale. */
const staleHours = 48;

/** Far above any real rate, and far below what would make an amount infinite. */
const mostUnits = 1e9;

export const isRate = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && value < mostUnits;

/** Whether `text` is a real calendar day: 2026-02-30 is not. */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

/** Milliseconds since `fetchedAt`. A time in the future comes from a wrong clock and counts as infinitely old. */
function ageOf(fetchedAt: string, now: number): number {
  const age = now - Date.parse(fetchedAt);
  return age > -hourMs ? age : Number.POSITIVE_INFINITY;
}

export const isDue = ({ fetchedAt }: Pick<KnownRates, "fetchedAt">, now = Date.now()): boolean =>
  ageOf(fetchedAt, now) >= dueHours * hourMs;

/** Stale by the time they were fetched or by the end of their day, because a service may keep returning old rates. */
export function isStale(
  { fetchedAt, asOf }: Pick<KnownRates, "fetchedAt" | "asOf">,
  now = Date.now(),
): boolean {
  const dayOver = Date.parse(asOf) + 24 * hourMs;
  return Math.max(ageOf(fetchedAt, now), now - dayOver) > staleHours * hourMs;
}

function isDated(value: unknown): value is DatedRates {
  if (typeof value !== "object" || value === null) return false;
  const { rates, asOf, source } = value as Record<string, unknown>;
  if (typeof rates !== "object" || rates === null || !isDay(asOf) || typeof source !== "string") return false;
  const entries = Object.entries(rates);
  return entries.length > 0 && entries.every(([code, rate]) => isRated(code) && isRate(rate));
}

/** Validates a value from outside (storage, a response) as `KnownRates`, including every rate. */
export function isKnownRates(value: unknown): value is KnownRates {
  if (!isDated(value)) return false;
  const { base, fetchedAt, older } = value as DatedRates & Record<string, unknown>;
  return (
    base === baseCurrency &&
    typeof fetchedAt === "string" &&
    Number.isFinite(Date.parse(fetchedAt)) &&
    (older === undefined || isDated(older))
  );
}
