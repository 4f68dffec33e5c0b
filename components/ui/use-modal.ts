import { useLayoutEffect, type RefObject } from "react";
import { openModal } from "./open-modal.ts";

/**
 * Opens a dialog each time it is asked for (0: not yet). Taken away while it is open, as by a fault in it, it closes
 * first: the page would stay dark and inert beneath nothing.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, asked: number): void {
  useLayoutEffect(() => {
    if (asked > 0 && dialog.current) openModal(dialog.current);
  }, [dialog, asked]);
  useLayoutEffect(() => {
    const shown = dialog.current;
    return () => shown?.close();
  }, [dialog]);
}
