import { readStored, writeStored } from "#components/browser/device-store.ts";
import { baseCurrency, isCurrency, type CurrencyCode } from "#lib/currency/open/currencies.ts";

/** Where the chosen currency is kept on the device, as its code. */
export const currencyKey = "ak_currency_v1";
/** Sent on the window when another currency is chosen here or in another tab. */
export const currencyEvent = "ak:currency";

/** The choice where the browser keeps nothing: it lasts as long as the page. */
let unkept: CurrencyCode | undefined;

/** The currency amounts are to be seen in; the base until somebody chooses. */
export const readCurrency = (): CurrencyCode => readStored(currencyKey, isCurrency) ?? unkept ?? baseCurrency;

export function chooseCurrency(code: CurrencyCode): void {
  unkept = writeStored(currencyKey, code) ? undefined : code;
  dispatchEvent(new Event(currencyEvent));
}

/** A value nobody can read any more makes room for one that can be read. */
export function mendCurrency(): void {
  try {
    if (currencyKey in localStorage) writeStored(currencyKey, readCurrency());
  } catch {
    // The browser keeps nothing: there is nothing to mend.
  }
}
