export type Toast = {
  /** What happened, in one sentence. Never the only place where it is said. */
  text: string;
  /** A way on, as a link. */
  action?: { label: string; href: string };
};

/** Where toasts are asked for; the part that draws them loads with the first one. */
export const toastEvent = "ak:toast";

/** Shows a toast, in place of the one that stands. In the browser only. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }));
}
