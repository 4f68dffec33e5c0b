import { baseCurrency, isRated, type RateCode } from "./currencies.ts";

/** Units of each currency for one of the base. One that is not there has no rate: it is "not available", never 1. */
export type Rates = Partial<Record<RateCode, number>>;

/** Rates of one day with where they come from. */
export type DatedRates = {
  rates: Rates;
  /** The day the source says they are of: 2026-11-20. */
  asOf: string;
  /** The host of the service, or the name of the package that holds them. */
  source: string;
};

/** The rates in use, as this site and the browser keep them. */
export type KnownRates = DatedRates & {
  base: typeof baseCurrency;
  /** When this site got them. */
  fetchedAt: string;
  /** Rates of an earlier day, of the currencies that the newer ones lack. */
  older?: DatedRates | undefined;
};

/** What `GET /api/rates` answers; `error` when they are due and the service failed. */
export type RatesAnswer = KnownRates & { isStale: boolean; error?: string };

export const hourMs = 60 * 60 * 1000;
/** From this age on rates are asked for anew. */
export const dueHours = 6;
/** From this age on rates are called old wherever they are used. */
export const staleHours = 48;

/** Far above any rate there is, far below what would make an amount infinite. */
const mostUnits = 1e9;

export const isRate = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && value < mostUnits;

/** Whether `text` is a day of the calendar: 2026-02-30 is none. */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

/** Milliseconds since `fetchedAt`. A time to come is a clock put wrong, and as good as very old. */
function ageOf(fetchedAt: string, now: number): number {
  const age = now - Date.parse(fetchedAt);
  return age > -hourMs ? age : Number.POSITIVE_INFINITY;
}

export const isDue = ({ fetchedAt }: Pick<KnownRates, "fetchedAt">, now = Date.now()): boolean =>
  ageOf(fetchedAt, now) >= dueHours * hourMs;

/** Old by when they came, or by the end of the day they are of: a service may go on answering old ones. */
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

/** Whether a value from outside (storage, an answer) is what `KnownRates` says, to the last rate. */
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
