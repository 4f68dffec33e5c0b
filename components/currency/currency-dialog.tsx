import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";
import type { Speaks } from "#components/words/load-words.ts";
import { CurrencyList } from "./currency-list.tsx";

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
