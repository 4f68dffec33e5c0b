import { afterPaint } from "./after-paint.ts";
import { around, holdPage } from "./hold-page.ts";

/**
 * Shows a dialog, and once it has been painted makes the rest of the page inert and stops its scrolling. The browser's
 * own `showModal` does all of it before it paints, which takes a slow phone a tenth of a second on a long page. Escape
 * and a press beside the dialog close it; the focus goes back to where it was. A dialog that stands nowhere yet is put
 * beside the parts of the page: the one with that focus then need not wait for the others to be given back with it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (!dialog.isConnected) (document.querySelector(".site") ?? document.body).append(dialog);
  const cameFrom = document.activeElement;
  const gone = new AbortController();
  const { signal } = gone;
  let releases: (() => void)[] = [];
  dialog.setAttribute("aria-modal", "true");
  dialog.dataset["modal"] = "";
  dialog.show();

  const unplan = afterPaint(() => {
    const others = around(dialog);
    const isBefore = (one: HTMLElement) => cameFrom !== document.body && one.contains(cameFrom);
    releases = [holdPage(others.filter(isBefore)), holdPage(others.filter((one) => !isBefore(one)))];
  });
  const giveBack = () => {
    if (signal.aborted) return;
    unplan();
    gone.abort();
    const [before, rest] = releases;
    before?.();
    // A field that is gone from sight would otherwise go on taking keys for a moment.
    if (dialog.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    if (rest) afterPaint(rest);
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
  dialog.addEventListener("close", () => !dialog.open && giveBack(), { signal });
}
