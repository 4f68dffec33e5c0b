import { useSyncExternalStore } from "react";
import { baseCurrency, type CurrencyCode } from "#lib/data/currency/open/currencies.ts";
import { currencyEvent, currencyKey, readCurrency } from "./currency-store.ts";

/** Calls `tell` when another currency is chosen here or in another tab, or when a page that slept resumes. */
function subscribe(tell: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  addEventListener(currencyEvent, tell, { signal });
  addEventListener("storage", ({ key }) => key === currencyKey && tell(), { signal });
  addEventListener("pageshow", tell, { signal });
  return () => gone.abort();
}

/** The currency to show amounts in, kept up to date. */
export const useCurrency = (): CurrencyCode =>
  useSyncExternalStore(subscribe, readCurrency, () => baseCurrency);
