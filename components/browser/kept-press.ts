import { awakeEvent, partsId } from "#lib/next/open/page-parts.ts";
import { isPlainPress } from "./is-plain-press.ts";

/**
 * Whether a press on this link waits for script, however long that takes: the chat. Its address is for who has no script, or
 * whose script cannot come.
 */
export const isKeptPress = (link: HTMLElement): boolean => link.dataset["opens"] === "chat";

/** Until what it opens is there (components/ui/island.tsx). */
export const showBusy = (link: HTMLElement): void => link.setAttribute("aria-busy", "true");

/**
 * The same on pages that bring their script along and have no loader (app/scripts/reach.ts): a press before React listens is
 * done again once it does.
 */
export function keepEarlyPress(): void {
  if (document.querySelector(`#${partsId}, html[data-awake]`)) return;
  let held: HTMLAnchorElement | undefined;
  const over = new AbortController();
  const lasts = { signal: over.signal };
  addEventListener(
    "click",
    (event) => {
      const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>("a[data-opens]");
      if (!link || !isKeptPress(link) || !isPlainPress(event)) return;
      event.preventDefault();
      held = link;
      showBusy(link);
    },
    lasts,
  );
  // Errors of loading do not bubble.
  addEventListener(
    "error",
    ({ target }) => target instanceof HTMLScriptElement && held && location.assign(held.href),
    { ...lasts, capture: true },
  );
  addEventListener(
    awakeEvent,
    () => {
      over.abort();
      held?.click();
    },
    lasts,
  );
}
