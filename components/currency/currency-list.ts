import { currencies, isCurrency, type CurrencyCode } from "#lib/currency/open/currencies.ts";
import { readCurrency } from "./currency-store.ts";

let lists = 0;

/** The currencies as a group of radio buttons, the chosen one checked; `onChoose` follows every change of it. */
export function currencyList(onChoose: (code: CurrencyCode) => void): HTMLFieldSetElement {
  const list = document.createElement("fieldset");
  list.className = "currency-list";
  lists += 1;
  const legend = Object.assign(document.createElement("legend"), {
    className: "sr-only",
    textContent: "Also show amounts in",
  });
  const options = currencies.map(({ code, label }) => {
    const option = document.createElement("label");
    const radio = Object.assign(document.createElement("input"), {
      type: "radio",
      name: `currency-${lists}`,
      value: code,
    });
    const name = Object.assign(document.createElement("span"), { textContent: label });
    const short = Object.assign(document.createElement("b"), { textContent: code });
    option.append(radio, name, " ", short);
    return option;
  });
  list.append(legend, ...options);
  list.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && isCurrency(target.value)) onChoose(target.value);
  });
  checkChosen(list);
  return list;
}

/** Checks the radio button of the chosen currency, and has a dialog put the focus there. */
export function checkChosen(list: HTMLElement): void {
  const chosen = readCurrency();
  for (const radio of list.querySelectorAll("input")) {
    radio.checked = radio.value === chosen;
    radio.autofocus = radio.checked;
  }
}
