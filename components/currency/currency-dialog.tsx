import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { CurrencyList } from "./currency-list.tsx";

type Props = { asked: number; onClose: () => void };

/** The choice of currency over the page. Arrow keys choose and stay, so that one can look; a press chooses and closes. */
export function CurrencyDialog({ asked, onClose }: Props) {
  const isPressed = useRef(false);
  return (
    <Modal asked={asked} title="Show amounts in" onClose={onClose}>
      <p className="currency-hint">
        Amounts keep their own currency; yours is added beside them.{" "}
        <a href="/currency">Rates and converter</a>
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
        <CurrencyList />
        <Button>Done</Button>
      </form>
    </Modal>
  );
}
