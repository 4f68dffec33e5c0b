/** Sent on the window by React's side of the page; its detail takes what was collected until then. */
export const handOverEvent = "ak:mutations";
export type HandOver = CustomEvent<(records: readonly MutationRecord[]) => void>;

/** What a translation may do to texts: move them, replace them, or write others into them. */
export const watched: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterDataOldValue: true,
};

/**
 * Collects what changes in the page before React's script is there (own-children.ts says what for). Part of the page's
 * own script, because a browser may translate a page long before anybody reaches for it.
 */
export function collectMutations(): void {
  let collected: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    collected = collected.concat(records);
  });
  observer.observe(document, watched);
  addEventListener(handOverEvent, (event) => {
    (event as HandOver).detail(collected.concat(observer.takeRecords()));
    collected = [];
    observer.disconnect();
  });
}
