import { z } from "zod";
import {
  baseCurrency,
  currencies,
  ownCurrencies,
  type RateCode,
} from "#lib/data/currency/open/currencies.ts";
import { isDay, isRate, type DatedRates, type Rates } from "#lib/data/currency/open/rates.ts";
import { withPegs } from "#lib/data/currency/open/pegs.ts";

/** The package's file for one currency: its day, and the amount of each other currency for one unit of it. */
const packageFile = z.object({
  date: z.string().refine(isDay),
  [baseCurrency.toLowerCase()]: z.record(z.string(), z.number()),
});

const wanted: readonly RateCode[] = [...currencies.map(({ code }) => code), ...ownCurrencies].filter(
  (code) => code !== baseCurrency,
);

/** Eight significant digits: more than the precision of any rate. */
const rounded = (rate: number): number => Number(rate.toPrecision(8));

/**
 * The snapshot of rates from the package's file for the base currency. Throws if a currency of the 12 or of the 54
 * countries is missing: everybody sees this snapshot where no rate service is configured.
 */
export function ratesSnapshot(file: unknown, source: string): DatedRates {
  const { date, [baseCurrency.toLowerCase()]: given } = packageFile.parse(file) as {
    date: string;
  } & Record<string, Record<string, number>>;
  const rates: Rates = {};
  for (const code of wanted) {
    const rate = given?.[code.toLowerCase()];
    if (!isRate(rate)) throw new Error(`The file has no usable rate for ${code}.`);
    rates[code] = rounded(rate);
  }
  const { XAF: _xaf, XOF: _xof, ...free } = rates;
  return { asOf: date, source, rates: withPegs(free) };
}
