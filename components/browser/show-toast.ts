export type Message = {
  /** What happened, in one sentence. Never the only place where it is said. */
  text: string;
  /** A way on, as a link. */
  action?: { label: string; href: string };
};

/** A message, or the tip about Search: its words are where it is drawn, and it is told only where it has a free place. */
export type Toast = Message | { isTip: true };

/** Where toasts are asked for; what draws them comes with the first one. */
export const toastEvent = "ak:toast";

/** Shows a toast, in place of the one that stands. In the browser only. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }));
}

/** On the window: the last toast that was asked for before there was anything to draw it. */
type Waiting = { akToast?: Toast | undefined };

const hear = (tell: (toast: Toast) => void, signal?: AbortSignal): void =>
  addEventListener(toastEvent, (event) => tell((event as CustomEvent<Toast>).detail), signal && { signal });

/** Has what draws toasts brought with the first that is asked for; it waits for it. */
export function waitWithToasts(bring: () => void, signal: AbortSignal): void {
  hear((toast) => {
    (globalThis as Waiting).akToast = toast;
    bring();
  }, signal);
}

/** `show` is told of the toast that waits, and of every later one. */
export function takeToasts(show: (toast: Toast) => void): void {
  const { akToast } = globalThis as Waiting;
  hear(show);
  if (akToast) show(akToast);
}
