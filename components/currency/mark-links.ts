import { isCurrency, type CurrencyCode } from "#lib/currency/open/currencies.ts";

/** Has the links that lead to the choice say that they open a dialog, with `code` in place of the code they came with. */
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
