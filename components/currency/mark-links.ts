import { isCurrency, type CurrencyCode } from "#lib/data/currency/open/currencies.ts";

/** Marks the links to the picker as opening a dialog, and replaces the code they were rendered with by `code`. */
export function markLinks(code: CurrencyCode): void {
  for (const link of document.querySelectorAll("[data-opens='currency']")) {
    link.setAttribute("aria-haspopup", "dialog");
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const stood = text.nodeValue?.trim();
      if (isCurrency(stood) && stood !== code) text.nodeValue = text.nodeValue?.replace(stood, code) ?? code;
    }
  }
}
