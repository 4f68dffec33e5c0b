import { useLayoutEffect, type RefObject } from "react";
import { afterPaint } from "./after-paint.ts";
import { around, coverPage, holdPage, releaseAfterPaint } from "./hold-page.ts";

/** Whether the browser has reached the fragment of the page's URL, which it does once. */
let isAtPart = false;

/**
 * Restores the focus of a field when the browser takes it away because a page that is still loading reaches the
 * fragment of its URL. It does so once per page, and not after a press: a phone that hides its keyboard takes the focus
 * in the same way.
 */
function keepFocus(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let isPressed = false;
  const notePress = ({ type }: Event) => (isPressed = type === "pointerdown");
  for (const type of ["pointerdown", "pointerup", "pointercancel"])
    document.addEventListener(type, notePress, { signal, capture: true });
  dialog.addEventListener(
    "focusout",
    ({ target, relatedTarget }) => {
      if (isAtPart || location.hash === "" || relatedTarget || isPressed) return;
      if (!document.hasFocus() || !(target instanceof HTMLElement)) return;
      setTimeout(() => {
        if (signal.aborted || !dialog.open || document.activeElement !== document.body) return;
        isAtPart = true;
        target.focus();
      });
    },
    { signal },
  );
}

/**
 * Shows a dialog; after the next paint it darkens the rest of the page, makes it inert and stops its scrolling. The
 * browser's own `showModal` does all of that before it paints, which takes a slow phone a tenth of a second on a long
 * page. Escape, a press outside the dialog, and the next thing to cover the page close it, and the focus returns to
 * where it was. A dialog is best placed as a sibling of the page's parts: the part that had the focus can then be
 * released without waiting for the others.
 */
function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const uncovered = coverPage(() => close());
  const cameFrom = document.activeElement;
  const gone = new AbortController();
  const { signal } = gone;
  let releases: (() => void)[] = [];
  dialog.setAttribute("aria-modal", "true");
  dialog.dataset["modal"] = "";
  dialog.show();

  const unplan = afterPaint(() => {
    document.body.dataset["veiled"] = "";
    const others = around(dialog);
    const isBefore = (one: HTMLElement) => cameFrom !== document.body && one.contains(cameFrom);
    releases = [holdPage(others.filter(isBefore)), holdPage(others.filter((one) => !isBefore(one)))];
  });
  const giveBack = () => {
    if (signal.aborted) return;
    unplan();
    gone.abort();
    uncovered();
    delete document.body.dataset["veiled"];
    const [before, rest] = releases;
    before?.();
    // A hidden field would otherwise keep receiving keys for a moment.
    if (dialog.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    if (rest) releaseAfterPaint(rest);
  };
  // The browser reports the closing later than the next key, so everything that can be is restored at once.
  const close = () => {
    dialog.close();
    giveBack();
  };
  const isBeside = ({ target }: Event) => target instanceof Node && !dialog.contains(target);
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    { signal, capture: true },
  );
  document.addEventListener("pointerdown", (event) => isBeside(event) && close(), { signal });
  keepFocus(dialog, signal);
  dialog.addEventListener("close", () => !dialog.open && giveBack(), { signal });
}

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
