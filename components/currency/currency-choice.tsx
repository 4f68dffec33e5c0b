import { useCallback, useEffect, useRef, useState } from "react";
import type { Asked } from "#components/ui/island.tsx";
import type { Speaks } from "#components/words/load-words.ts";
import { baseCurrency, type CurrencyCode, isCurrency } from "#lib/data/currency/open/currencies.ts";
import { fill, type LeafWords } from "#lib/platform/words/open/leaf-words.ts";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { CurrencyList, useCurrency } from "./currency-list.tsx";
import { currencyEvent, mendCurrency, readCurrency } from "./currency-store.ts";

type Props = Speaks & { asked: number; onClose: () => void };

/** The currency picker as a dialog. Arrow keys choose and keep it open for comparing; a click chooses and closes it. */
export function CurrencyDialog({ asked, words, onClose }: Props) {
  const isPressed = useRef(false);
  return (
    <Modal asked={asked} title={words["currency.title"]} onClose={onClose}>
      <p className="currency-hint">
        {words["currency.added"]} <a href="/currency">{words["currency.page"]}</a>
      </p>
      <form
        method="dialog"
        onPointerDown={() => {
          isPressed.current = true;
        }}
        onKeyDown={() => {
          isPressed.current = false;
        }}
        onClick={({ target, currentTarget }) => {
          if (isPressed.current && target instanceof HTMLInputElement)
            currentTarget.closest("dialog")?.close();
        }}
      >
        <CurrencyList words={words} />
        <Button>{words["currency.done"]}</Button>
      </form>
    </Modal>
  );
}

/** Marks the links to the picker as opening a dialog, and replaces the code they were rendered with by `code`. */
function markLinks(code: CurrencyCode): void {
  for (const link of document.querySelectorAll("[data-opens='currency']")) {
    link.setAttribute("aria-haspopup", "dialog");
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const stood = text.nodeValue?.trim();
      if (isCurrency(stood) && stood !== code) text.nodeValue = text.nodeValue?.replace(stood, code) ?? code;
    }
  }
}

const choiceSentence = (code: CurrencyCode, words: LeafWords): string =>
  code === baseCurrency
    ? words["currency.asGiven"]
    : fill(words["currency.alsoIn"], { name: words[`currency.name.${code}`], code });

/**
 * The currency picker on every page. Links to it show the chosen code and open the list. Amounts are shown in the
 * chosen currency too, and visitors who keep the base currency never load the code for that.
 */
export function CurrencyChoice({ asked, words }: Asked & Speaks) {
  const code = useCurrency();
  const [announced, setAnnounced] = useState("");
  const before = useRef(code);
  const showing = useRef<AbortController>(undefined);

  useEffect(mendCurrency, []);
  useEffect(() => markLinks(code), [code]);
  useEffect(() => {
    before.current = readCurrency();
  }, [asked]);

  useEffect(() => {
    if (code === baseCurrency || showing.current) return;
    const gone = new AbortController();
    showing.current = gone;
    import("./show-amounts.ts").then(
      (part) => gone.signal.aborted || part.startAmounts(gone.signal, words),
      () => (showing.current = undefined), // loaded again with the next choice
    );
  }, [code, words]);
  useEffect(
    () => () => {
      showing.current?.abort();
      showing.current = undefined;
    },
    [],
  );

  const say = useCallback(() => setAnnounced(choiceSentence(readCurrency(), words)), [words]);
  useEffect(() => {
    // Nothing is announced while the dialog is open. It is announced when the dialog closes.
    const listen = () => void (document.querySelector("dialog[open]") ?? say());
    addEventListener(currencyEvent, listen);
    return () => removeEventListener(currencyEvent, listen);
  }, [say]);

  return (
    <>
      <CurrencyDialog
        asked={asked}
        words={words}
        onClose={() => readCurrency() === before.current || say()}
      />
      <p className="sr-only" role="status">
        {announced}
      </p>
    </>
  );
}
