export type Message = {
  /** What happened, in one sentence. Never the only place that says it. */
  text: string;
  /** What to do next, as a link. */
  action?: { label: string; href: string };
};

/**
 * A message, or the tip about Search: its text is where it is rendered, and it is shown only if there is free space for
 * it.
 */
export type Toast = Message | { isTip: true };

/** Requests a toast; the code that renders toasts loads with the first one. */
export const toastEvent = "ak:toast";

/** Shows a toast, replacing the current one. In the browser only. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }));
}

/** On the window: the last toast that was requested before there was code to render it. */
type Waiting = { akToast?: Toast | undefined };

const onToast = (tell: (toast: Toast) => void, signal?: AbortSignal): void =>
  addEventListener(toastEvent, (event) => tell((event as CustomEvent<Toast>).detail), signal && { signal });

/** Loads the code that renders toasts on the first request; the toast waits for it. */
export function waitWithToasts(bring: () => void, signal: AbortSignal): void {
  onToast((toast) => {
    (globalThis as Waiting).akToast = toast;
    bring();
  }, signal);
}

/** `show` receives the toast that waits, and every later one. */
export function takeToasts(show: (toast: Toast) => void): void {
  const { akToast } = globalThis as Waiting;
  onToast(show);
  if (akToast) show(akToast);
}
