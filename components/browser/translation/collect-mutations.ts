/** Dispatched on the window by React's side of the page; its `detail` receives what was collected until then. */
export const handOverEvent = "ak:mutations";
export type HandOver = CustomEvent<(records: readonly MutationRecord[]) => void>;

/** What a translation may do to text nodes: move them, replace them, or write into them. */
export const watched: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterDataOldValue: true,
};

/**
 * Collects the mutations of the page before React's script has loaded (own-children.ts says why). It is part of the
 * page's own script, because a browser may translate a page long before the visitor interacts with it.
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
