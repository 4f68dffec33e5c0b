import { useId } from "react";
import type { Speaks } from "#components/words/load-words.ts";
import { currencies } from "#lib/data/currency/open/currencies.ts";
import { chooseCurrency } from "./currency-store.ts";
import { useCurrency } from "./use-currency.ts";
import "./currency.css";

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
