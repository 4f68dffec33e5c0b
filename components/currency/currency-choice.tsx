import { useCallback, useEffect, useRef, useState } from "react";
import type { Asked } from "#components/ui/island.tsx";
import type { Speaks } from "#components/words/load-words.ts";
import { baseCurrency, type CurrencyCode } from "#lib/data/currency/open/currencies.ts";
import { fill } from "#lib/platform/words/open/fill.ts";
import type { LeafWords } from "#lib/platform/words/open/leaf-words.ts";
import { CurrencyDialog } from "./currency-dialog.tsx";
import { currencyEvent, mendCurrency, readCurrency } from "./currency-store.ts";
import { markLinks } from "./mark-links.ts";
import { useCurrency } from "./use-currency.ts";

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
  const [said, setSaid] = useState("");
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

  const say = useCallback(() => setSaid(choiceSentence(readCurrency(), words)), [words]);
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
        {said}
      </p>
    </>
  );
}
