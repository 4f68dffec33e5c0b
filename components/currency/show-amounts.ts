import "./currency.css";
import { convert, everyRate } from "#lib/data/currency/open/convert.ts";
import { baseCurrency, type CurrencyCode } from "#lib/data/currency/open/currencies.ts";
import { approximate } from "#lib/data/currency/open/format-money.ts";
import { readMoneyMark } from "#lib/data/currency/open/money-mark.ts";
import type { Rates } from "#lib/data/currency/open/rates.ts";
import type { LeafWords } from "#lib/platform/words/open/leaf-words.ts";
import { currencyEvent, currencyKey, readCurrency } from "./currency-store.ts";
import { ratesKey } from "./ask-rates.ts";
import { keepRatesFresh, readRatesState, refreshRates } from "./rates-store.ts";
import { notAvailable, rateSentences } from "./rate-words.ts";

const addedClass = "in-currency";
const noteId = "rate-note";

/** Containers of amounts: the note is inserted into the innermost one, before the child with the first amount. */
const frames = "main, article, section, .container-page";

function partOf(amount: Element): Element {
  let part = amount;
  while (part.parentElement && !part.parentElement.matches(frames)) part = part.parentElement;
  return part;
}

/** The amount in the chosen currency; undefined if it is in that currency already. */
function inCurrency(mark: string, to: CurrencyCode, rates: Rates, words: LeafWords): string | undefined {
  const money = readMoneyMark(mark);
  if (!money || money.currency === to) return undefined;
  const value = convert(money.amount, money.currency, to, rates);
  return value === undefined ? notAvailable(to, words) : approximate(value, to, words);
}

function writeNote(before: Element, sentences: readonly string[], words: LeafWords): void {
  const note = document.getElementById(noteId) ?? document.createElement("p");
  note.id = noteId;
  const link = Object.assign(document.createElement("a"), {
    href: "/currency",
    textContent: words["currency.page"],
  });
  note.replaceChildren(`${sentences.join(" ")} `, link);
  if (note.nextElementSibling !== before) before.before(note);
}

function clear(): void {
  for (const added of document.querySelectorAll(`.${addedClass}`)) added.remove();
}

function draw(words: LeafWords): void {
  const to = readCurrency();
  const amounts = [...document.querySelectorAll<HTMLElement>("main [data-money]")];
  const first = amounts[0];
  clear();
  if (to === baseCurrency || !first) {
    document.getElementById(noteId)?.remove();
    return;
  }
  const state = readRatesState();
  const codes = amounts.flatMap(({ dataset }) => readMoneyMark(dataset["money"] ?? "")?.currency ?? []);
  const sentences = rateSentences(words, to, state, navigator.onLine, [...new Set(codes)]);
  writeNote(partOf(first), sentences, words);
  if (!state.known) return;
  const rates = everyRate(state.known);
  for (const amount of amounts) {
    const text = inCurrency(amount.dataset["money"] ?? "", to, rates, words);
    if (text === undefined) continue;
    const added = Object.assign(document.createElement("span"), {
      className: addedClass,
      textContent: ` ${text}`,
    });
    amount.append(added);
  }
}

/**
 * Adds the chosen currency to every amount of the page, and one note on the rate. Keeps the rates fresh while the page
 * is open. The original amounts never change, and choosing the base currency removes everything again.
 */
export function startAmounts(signal: AbortSignal, words: LeafWords): void {
  const options = { signal };
  const redraw = () => draw(words);
  const chosen = () => {
    redraw();
    refreshRates();
  };
  addEventListener(currencyEvent, () => requestAnimationFrame(() => setTimeout(chosen)), options);
  addEventListener("storage", ({ key }) => (key === currencyKey || key === ratesKey) && chosen(), options);
  addEventListener("pageshow", ({ persisted }) => persisted && chosen(), options);
  addEventListener("offline", redraw, options);
  addEventListener("online", redraw, options);
  redraw();
  keepRatesFresh(signal, redraw);
}
