import {
  baseCurrency,
  currencyLabel,
  type CurrencyCode,
  type RateCode,
} from "#lib/currency/open/currencies.ts";
import { everyRate, rateOf } from "#lib/currency/open/convert.ts";
import { isStale, ratesFailure, type DatedRates, type KnownRates } from "#lib/currency/open/rates.ts";
import type { RatesState } from "./rates-store.ts";
import { dateFormat, listFormat } from "#lib/words/open/formats.ts";

const days = dateFormat({
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "20 November 2026" */
export const dayWords = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

const staleSentence = "These rates are more than two days old.";
const codeList = listFormat({ type: "conjunction" });

/** The rates that hold `code`: the newest, or the older ones that were kept because the newest lack it. */
const ratesWith = (code: RateCode, { older, ...newest }: KnownRates): DatedRates =>
  older?.rates[code] === undefined ? newest : older;

/** The day of the rate that amounts in `code` are converted by. */
export const dayOfRate = (code: RateCode, known: KnownRates): string => ratesWith(code, known).asOf;

const originOf = ({ asOf, source }: DatedRates): string => `${dayWords(asOf)} from ${source}`;

/** Which of these currencies have a rate of another day than `main`, and whether any rate in use is old. */
function exceptions(codes: readonly RateCode[], main: DatedRates, known: KnownRates): string[] {
  const apart = codes.filter((code) => code !== baseCurrency && ratesWith(code, known).asOf !== main.asOf);
  const [first] = apart;
  const used = [main, ...apart.map((code) => ratesWith(code, known))];
  return [
    ...(first ? [`The rate of ${codeList.format(apart)} is of ${originOf(ratesWith(first, known))}.`] : []),
    ...(used.some(({ asOf }) => isStale({ ...known, asOf })) ? [staleSentence] : []),
  ];
}

/** Where the rates of these currencies come from, in whole sentences: day, source, and whether they are old. */
export function rateOrigins(codes: readonly RateCode[], known: KnownRates): string[] {
  const counted = codes.filter((code) => code !== baseCurrency);
  const main = ratesWith(counted.find((code) => code in known.rates) ?? counted[0] ?? baseCurrency, known);
  return [`Rates of ${originOf(main)}.`, ...exceptions(counted, main, known)];
}

/** What stands beside an amount whose rate is missing. */
export const notAvailable = (code: CurrencyCode): string => `not available in ${code}`;

/**
 * What the amounts of a page in `code` are made of, or why there are none, in whole sentences. `codes`: the currencies
 * the page's amounts come in.
 */
export function rateSentences(
  code: CurrencyCode,
  { known, error, isLoading }: RatesState,
  isOnline: boolean,
  codes: readonly RateCode[] = [],
): string[] {
  if (!known) {
    if (!isOnline)
      return ["You are offline, and no exchange rates are kept on this device. Amounts stay as they are."];
    if (isLoading) return ["Loading exchange rates."];
    return [`${ratesFailure}. Amounts stay as they are.`];
  }
  const main = ratesWith(code, known);
  const [day, name] = [dayWords(main.asOf), currencyLabel(code)];
  return [
    rateOf(code, everyRate(known)) === undefined
      ? `The rates of ${day} from ${main.source} have none for ${name} (${code}): amounts are not available in it.`
      : `≈ is ${name} (${code}) at the rate of ${day} from ${main.source}, whatever the year of a figure.`,
    ...exceptions(codes, main, known),
    ...(isOnline ? [] : ["You are offline: these are the last rates kept on this device."]),
    ...(isOnline && error ? [`${ratesFailure}: these are the last good ones.`] : []),
  ];
}
