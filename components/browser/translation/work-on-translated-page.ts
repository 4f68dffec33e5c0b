import { hydratedEvent } from "#lib/platform/next/open/page-parts.ts";
import { handOverEvent, watched, type HandOver } from "./collect-mutations.ts";
import { isOfTranslation, OwnChildren } from "./own-children.ts";

type Accessor = "firstChild" | "nextSibling" | "nodeValue" | "textContent";

/** Overrides parts of a property of all nodes. Returns a function that restores the original. */
function redefine<T>(name: Accessor, by: (native: { get: () => T; set: (value: T) => void }) => object) {
  const native = Object.getOwnPropertyDescriptor(Node.prototype, name) as PropertyDescriptor;
  const { get, set } = native as { get: () => T; set: (value: T) => void };
  Object.defineProperty(Node.prototype, name, { ...native, ...by({ get, set }) });
  return () => Object.defineProperty(Node.prototype, name, native);
}

/**
 * Lets React keep working on a page whose texts a translation has moved. React hydrates against the texts that the
 * server sent while the translated ones stay in the page, and later inserts, changes and removes nodes where they were.
 * Only what would otherwise fail, or be written into a text that is no longer in the page, is done differently. Must
 * run before React.
 */
export function workOnTranslatedPage(): () => void {
  const own = new OwnChildren();
  const { insertBefore, appendChild, removeChild } = Node.prototype;
  const gone = new AbortController();
  const { signal } = gone;
  let shownAsSent: (() => void)[] = [];
  let isHydrated = false;

  const note = (records: readonly MutationRecord[]) => {
    if (records.length === 0) return;
    own.note(records);
    if (own.hasChanges && !isHydrated && shownAsSent.length === 0) shownAsSent = showAsSent(own);
  };
  const observer = new MutationObserver(note);

  /** What is noted before `work` was changed by others; what `work` itself changes is ignored. */
  function byOurselves<T>(work: () => T): T {
    note(observer.takeRecords());
    const result = work();
    observer.takeRecords();
    return result;
  }

  function insert<T extends Node>(parent: Node, node: T, before: Node | null): T {
    const nodes = node.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? [...node.childNodes] : [node];
    for (const one of nodes) own.takeOut(one);
    const position = before && own.isMissingIn(before, parent) ? own.positionOf(before) : before;
    insertBefore.call(parent, node, position);
    own.putIn(parent, nodes, before);
    return node;
  }

  /** React first builds what it inserts outside the page, where nothing else knows of it. */
  const isOutside = (parent: Node, node: Node) => !parent.isConnected && !node.isConnected;

  /** A script in the page itself may translate it as well; its changes are not React's. */
  const isForeign = (parent: Node, node: Node, before: Node | null): boolean =>
    isOfTranslation(node) ||
    isOfTranslation(parent) ||
    (isOfTranslation(before) && own.isMissingIn(node, parent));

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (isOutside(this, node)) return insertBefore.call(this, node, before) as T;
    note(observer.takeRecords());
    return isForeign(this, node, before)
      ? (insertBefore.call(this, node, before) as T)
      : byOurselves(() => insert(this, node, before));
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    if (isOutside(this, node)) return appendChild.call(this, node) as T;
    return isForeign(this, node, null)
      ? (appendChild.call(this, node) as T)
      : byOurselves(() => insert(this, node, null));
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    note(observer.takeRecords());
    if (isOfTranslation(node) || isOfTranslation(this) || own.isBeingReplaced(node, this))
      return removeChild.call(this, node) as T;
    return byOurselves(() => {
      if (own.placeOf(node)?.parent === this) own.takeOut(node);
      else removeChild.call(this, node);
      return node;
    });
  };
  const restore = [
    redefine<string | null>("nodeValue", ({ set }) => ({
      set(this: Node, value: string | null) {
        byOurselves(() => {
          own.putBack(this);
          own.forget(this);
          set.call(this, value);
        });
      },
    })),
    redefine<string | null>("textContent", ({ set }) => ({
      set(this: Node, value: string | null) {
        if (!this.isConnected) return set.call(this, value);
        byOurselves(() => {
          own.forget(this);
          set.call(this, value);
        });
      },
    })),
  ];

  observer.observe(document, watched);
  const takeOver = (detail: HandOver["detail"]) => dispatchEvent(new CustomEvent(handOverEvent, { detail }));
  takeOver(note);
  // The script that collects may run after this one: what it has collected is noted here already.
  document.addEventListener("DOMContentLoaded", () => takeOver(() => undefined), { signal });
  const finish = () => {
    note(observer.takeRecords());
    isHydrated = true;
    own.finishHydration();
    for (const undo of shownAsSent.splice(0)) undo();
  };
  addEventListener(hydratedEvent, finish, { signal });

  return () => {
    gone.abort();
    observer.disconnect();
    finish();
    Object.assign(Node.prototype, { insertBefore, appendChild, removeChild });
    for (const undo of restore.toReversed()) undo();
  };
}

/** Shows hydration the page as the server sent it, in the properties that hydration reads. */
function showAsSent(own: OwnChildren): (() => void)[] {
  return [
    redefine<Node | null>("firstChild", ({ get }) => ({
      get(this: Node) {
        const list = own.childrenOf(this);
        return list ? (list[0] ?? null) : get.call(this);
      },
    })),
    redefine<Node | null>("nextSibling", ({ get }) => ({
      get(this: Node) {
        const list = own.placeOf(this)?.list;
        return list ? (list[list.indexOf(this) + 1] ?? null) : get.call(this);
      },
    })),
    redefine<string | null>("nodeValue", ({ get }) => ({
      get(this: Node) {
        return own.textOf(this) ?? get.call(this);
      },
    })),
    redefine<string | null>("textContent", ({ get }) => ({
      get(this: Node) {
        const list =
          own.childrenOf(this) ?? (this.childNodes.length === 1 ? [...this.childNodes] : undefined);
        if (!list) return own.textOf(this) ?? get.call(this);
        return list.map((one) => own.textOf(one) ?? one.textContent).join("");
      },
    })),
  ];
}
