import { useLayoutEffect, type RefObject } from "react";
import { openModal } from "./open-modal.ts";

/**
 * Opens a dialog each time `asked` changes (0: not yet). A dialog that is removed while it is open, for example by an
 * error in it, is closed first: the page would otherwise stay dark and inert under nothing.
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
