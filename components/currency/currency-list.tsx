import { useSyncExternalStore, useId } from "react";
import type { Speaks } from "#components/words/load-words.ts";
import { baseCurrency, type CurrencyCode, currencies } from "#lib/data/currency/open/currencies.ts";
import { currencyEvent, currencyKey, readCurrency, chooseCurrency } from "./currency-store.ts";
import "./currency.css";

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

/** The currencies as a group of radio buttons. A choice takes effect at once, and a dialog focuses the checked one. */
export function CurrencyList({ words }: Speaks) {
  const chosen = useCurrency();
  const name = useId();
  return (
    <fieldset className="currency-list">
      <legend className="sr-only">{words["currency.list"]}</legend>
      {currencies.map(({ code }) => (
        <label key={code}>
          <input
            type="radio"
            name={name}
            value={code}
            checked={code === chosen}
            ref={(radio) => {
              if (radio) radio.autofocus = code === chosen;
            }}
            onChange={() => chooseCurrency(code)}
          />
          <span>{words[`currency.name.${code}`]}</span> <b>{code}</b>
        </label>
      ))}
    </fieldset>
  );
}
