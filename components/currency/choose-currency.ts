import "./currency.css";
import { savesData } from "#components/browser/saves-data.ts";
import { baseCurrency, currencyLabel, isCurrency } from "#lib/currency/open/currencies.ts";
import { openCurrencyDialog } from "./currency-dialog.ts";
import { checkChosen, currencyList } from "./currency-list.ts";
import { chooseCurrency, currencyEvent, currencyKey, mendCurrency, readCurrency } from "./currency-store.ts";

const openers = "[data-opens='currency']";

/** The links that lead to the choice open a list now, and carry the chosen code in place of the one they came with. */
function markLinks(): void {
  const code = readCurrency();
  for (const link of document.querySelectorAll(openers)) {
    link.setAttribute("aria-haspopup", "dialog");
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const stood = text.nodeValue?.trim();
      if (isCurrency(stood) && stood !== code) text.nodeValue = text.nodeValue?.replace(stood, code) ?? code;
    }
  }
}

/** A live region that is there before anything is said in it. */
function makeRegion(): HTMLElement {
  const region = document.createElement("p");
  region.className = "sr-only";
  region.setAttribute("role", "status");
  document.body.append(region);
  return region;
}

const choiceSentence = (): string => {
  const code = readCurrency();
  return code === baseCurrency
    ? "Amounts are shown as they are given."
    : `Amounts are also shown in ${currencyLabel(code)} (${code}).`;
};

const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey;

/**
 * The choice of currency on every page: links to it say what is chosen and open the list, and once another currency
 * than the base is chosen, amounts show it too. Whoever stays with the base loads neither rates nor that code.
 */
export function startCurrency(signal: AbortSignal): void {
  const options = { signal };
  const region = makeRegion();
  signal.addEventListener("abort", () => region.remove());
  mendCurrency();

  let isShowing = false;
  const list = currencyList(chooseCurrency);
  document.querySelector("[data-currency-list]")?.replaceChildren(list);
  const follow = () => {
    markLinks();
    checkChosen(list);
    if (isShowing || readCurrency() === baseCurrency) return;
    isShowing = true;
    import("./show-amounts.ts").then(
      (part) => !signal.aborted && part.startAmounts(signal),
      () => (isShowing = false),
    );
  };

  addEventListener(
    currencyEvent,
    () => {
      if (!document.querySelector("dialog[open]")) region.textContent = choiceSentence();
      follow();
    },
    options,
  );
  addEventListener("storage", ({ key }) => key === currencyKey && follow(), options);
  addEventListener("pageshow", ({ persisted }) => persisted && follow(), options);
  document.addEventListener(
    "click",
    (event) => {
      if (!isPlainPress(event) || !(event.target instanceof Element) || !event.target.closest(openers))
        return;
      event.preventDefault();
      const before = readCurrency();
      openCurrencyDialog(() => {
        if (readCurrency() !== before) region.textContent = choiceSentence();
      });
    },
    options,
  );
  follow();
  // Rates are there before somebody chooses; who saves data asks for them only then.
  if (!savesData())
    void import("./rates-store.ts").then((part) => !signal.aborted && part.keepRatesFresh(signal));
}
