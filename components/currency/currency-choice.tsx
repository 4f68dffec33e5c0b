import { useCallback, useEffect, useRef, useState } from "react";
import type { Asked } from "#components/ui/island.tsx";
import type { Speaks } from "#components/words/load-words.ts";
import { baseCurrency, type CurrencyCode } from "#lib/currency/open/currencies.ts";
import { fill } from "#lib/words/open/fill.ts";
import type { LeafWords } from "#lib/words/open/leaf-words.ts";
import { CurrencyDialog } from "./currency-dialog.tsx";
import { currencyEvent, mendCurrency, readCurrency } from "./currency-store.ts";
import { markLinks } from "./mark-links.ts";
import { useCurrency } from "./use-currency.ts";

const choiceSentence = (code: CurrencyCode, words: LeafWords): string =>
  code === baseCurrency
    ? words["currency.asGiven"]
    : fill(words["currency.alsoIn"], { name: words[`currency.name.${code}`], code });

/**
 * The choice of currency on every page: links to it say what is chosen and open the list, and once another currency
 * than the base is chosen, amounts show it too. Whoever stays with the base does not load that code.
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
      () => (showing.current = undefined), // asked for again with the next choice
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
    // Behind the dialog nothing is said: it is once that closes.
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
