import { currencyLabel, type CurrencyCode } from "#lib/currency/open/currencies.ts";
import { rateOf } from "#lib/currency/open/convert.ts";
import { isStale, ratesFailure } from "#lib/currency/open/rates.ts";
import type { RatesState } from "./rates-store.ts";

const days = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "20 November 2026" */
export const dayWords = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

export const staleSentence = "These rates are more than two days old.";

/** What stands beside an amount whose rate is missing. */
export const notAvailable = (code: CurrencyCode): string => `not available in ${code}`;

/** What the amounts of a page in `code` are made of, or why there are none, in whole sentences. */
export function rateSentences(
  code: CurrencyCode,
  { known, error, isLoading }: RatesState,
  isOnline: boolean,
): string[] {
  if (!known) {
    if (!isOnline)
      return ["You are offline, and no exchange rates are kept on this device. Amounts stay as they are."];
    if (isLoading) return ["Loading exchange rates."];
    return [`${ratesFailure}. Amounts stay as they are.`];
  }
  const [day, name] = [dayWords(known.asOf), currencyLabel(code)];
  return [
    rateOf(code, known.rates) === undefined
      ? `The rates of ${day} from ${known.source} have none for ${name} (${code}): amounts are not available in it.`
      : `≈ is ${name} (${code}) at the rate of ${day} from ${known.source}, whatever the year of a figure.`,
    ...(isStale(known) ? [staleSentence] : []),
    ...(isOnline ? [] : ["You are offline: these are the last rates kept on this device."]),
    ...(isOnline && error ? [`${ratesFailure}: these are the last good ones.`] : []),
  ];
}
