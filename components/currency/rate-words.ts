import { baseCurrency, type CurrencyCode, type RateCode } from "#lib/data/currency/open/currencies.ts";
import { everyRate, rateOf } from "#lib/data/currency/open/convert.ts";
import { isStale, type DatedRates, type KnownRates } from "#lib/data/currency/open/rates.ts";
import type { RatesState } from "./rates-store.ts";
import { fill, type LeafWords } from "#lib/platform/words/open/leaf-words.ts";
import { dateFormat, listFormat } from "#lib/platform/words/open/formats.ts";

const longDay = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** "20 November 2026" */
export const dayWords = (day: string, { locale }: LeafWords): string =>
  dateFormat(longDay, locale).format(new Date(`${day}T00:00:00Z`));

/** The rates that contain `code`: the newest, or the older ones that were kept because the newest lack it. */
const ratesWith = (code: RateCode, { older, ...newest }: KnownRates): DatedRates =>
  older?.rates[code] === undefined ? newest : older;

/** The day of the rate that converts amounts in `code`. */
export const dayOfRate = (code: RateCode, known: KnownRates): string => ratesWith(code, known).asOf;

const originOf = ({ asOf, source }: DatedRates, words: LeafWords) => ({ day: dayWords(asOf, words), source });

/** Says which of these currencies have a rate of another day than `main`, and whether any rate in use is old. */
function exceptions(
  codes: readonly RateCode[],
  main: DatedRates,
  known: KnownRates,
  words: LeafWords,
): string[] {
  const apart = codes.filter((code) => code !== baseCurrency && ratesWith(code, known).asOf !== main.asOf);
  const [first] = apart;
  const used = [main, ...apart.map((code) => ratesWith(code, known))];
  const listed = listFormat({ type: "conjunction" }, words.locale).format(apart);
  return [
    ...(first
      ? [fill(words["rates.apart"], { codes: listed, ...originOf(ratesWith(first, known), words) })]
      : []),
    ...(used.some(({ asOf }) => isStale({ ...known, asOf })) ? [words["rates.old"]] : []),
  ];
}

/** The origin of the rates of these currencies, in whole sentences: day, source, and whether they are old. */
export function rateOrigins(codes: readonly RateCode[], known: KnownRates, words: LeafWords): string[] {
  const counted = codes.filter((code) => code !== baseCurrency);
  const main = ratesWith(counted.find((code) => code in known.rates) ?? counted[0] ?? baseCurrency, known);
  return [fill(words["rates.of"], originOf(main, words)), ...exceptions(counted, main, known, words)];
}

/** Shown beside an amount whose rate is missing. */
export const notAvailable = (code: CurrencyCode, words: LeafWords): string =>
  fill(words["rates.notIn"], { code });

/**
 * Says in whole sentences which rates the amounts of a page in `code` use, or why there are none. `codes` are the
 * currencies of the page's amounts.
 */
export function rateSentences(
  words: LeafWords,
  code: CurrencyCode,
  { known, hasFailed, isLoading }: RatesState,
  isOnline: boolean,
  codes: readonly RateCode[] = [],
): string[] {
  if (!known) {
    if (!isOnline) return [words["rates.offline"]];
    return [isLoading ? words["rates.loading"] : words["rates.failed"]];
  }
  const main = ratesWith(code, known);
  const isLacking = rateOf(code, everyRate(known)) === undefined;
  const values = { code, name: words[`currency.name.${code}`], ...originOf(main, words) };
  return [
    fill(words[isLacking ? "rates.lacking" : "rates.used"], values),
    ...exceptions(codes, main, known, words),
    ...(isOnline ? [] : [words["rates.offlineKept"]]),
    ...(isOnline && hasFailed ? [words["rates.failedKept"]] : []),
  ];
}
