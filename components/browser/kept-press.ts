import { awakeEvent, partsId } from "#lib/platform/next/open/page-parts.ts";
import { isPlainPress } from "./links.ts";

/**
 * Whether a click on this link waits for script, however long that takes: the chat. Its URL is for visitors without
 * script, or whose script cannot load.
 */
export const isKeptPress = (link: HTMLElement): boolean => link.dataset["opens"] === "chat";

/** Marks the link as busy until what it opens has loaded (components/ui/island.tsx). */
export const showBusy = (link: HTMLElement): void => link.setAttribute("aria-busy", "true");

/**
 * Does the same on pages that include their script and have no loader (app/scripts/reach.ts): a click before React
 * listens is replayed once it does.
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
  // Load errors do not bubble.
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
