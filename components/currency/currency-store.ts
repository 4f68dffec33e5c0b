import { readStored, writeStored } from "#components/browser/device-store.ts";
import { baseCurrency, isCurrency, type CurrencyCode } from "#lib/data/currency/open/currencies.ts";

/** The storage key of the chosen currency code on the device. */
export const currencyKey = "ak_currency_v1";
/** Dispatched on the window when another currency is chosen here or in another tab. */
export const currencyEvent = "ak:currency";

/** The choice in a browser that stores nothing: it lasts as long as the page. */
let unkept: CurrencyCode | undefined;

/** The currency to show amounts in; the base currency until the visitor chooses. */
export const readCurrency = (): CurrencyCode => readStored(currencyKey, isCurrency) ?? unkept ?? baseCurrency;

export function chooseCurrency(code: CurrencyCode): void {
  unkept = writeStored(currencyKey, code) ? undefined : code;
  dispatchEvent(new Event(currencyEvent));
}

/** Replaces a stored value that is no longer valid. */
export function mendCurrency(): void {
  try {
    if (currencyKey in localStorage) writeStored(currencyKey, readCurrency());
  } catch {
    // The browser stores nothing, so there is nothing to repair.
  }
}
