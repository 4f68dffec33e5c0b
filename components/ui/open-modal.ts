import { afterPaint } from "./after-paint.ts";
import { around, coverPage, holdPage, releaseAfterPaint } from "./hold-page.ts";

/** Whether the browser has come to the part that the page's address names: it does so once. */
let isAtPart = false;

/**
 * Gives a field back the focus that the browser takes from it when a page that is still loading comes to the part its address
 * names. Once a page only, and not after a press: a phone that puts its keyboard away takes the focus in the same way.
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
 * Shows a dialog, and once it has been painted makes the rest of the page dark and inert and stops its scrolling. The
 * browser's own `showModal` does all of it before it paints, which takes a slow phone a tenth of a second on a long
 * page. Escape, a press beside the dialog, and the next thing to cover the page close it; the focus goes back to where
 * it was. A dialog had best stand beside the parts of the page: the one with that focus then need not wait for the
 * others to be given back with it.
 */
export function openModal(dialog: HTMLDialogElement): void {
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
    // A field that is gone from sight would otherwise go on taking keys for a moment.
    if (dialog.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    if (rest) releaseAfterPaint(rest);
  };
  // The browser tells of the closing later than of the next key: what can be is given back at once.
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
