/** Browsers, and most extensions, put translated words into <font> elements, which nothing else creates any more. */
export const isOfTranslation = (node: Node | null): boolean => node?.nodeName === "FONT";

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** Where a missing child of a list would be: which of its neighbours are missing too, and what is in their place. */
type Gap = { missing: readonly Node[]; extras: readonly ChildNode[]; next: ChildNode | null };

const hasMovedText = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
  [...removedNodes].some((node) => isText(node) && node.data.trim() !== "") ||
  [...addedNodes].some(isOfTranslation);

/**
 * The children of an element before the mutations in `records`, which must be complete and in order. Elements of a
 * translation are left out: they may have come with earlier mutations.
 */
function childrenBefore(parent: Node, records: readonly MutationRecord[]): Node[] {
  const children: Node[] = [...parent.childNodes];
  for (const { previousSibling, addedNodes, removedNodes } of records.toReversed()) {
    const at = previousSibling ? children.indexOf(previousSibling) + 1 : 0;
    children.splice(at, addedNodes.length, ...removedNodes);
  }
  return children.filter((node) => !isOfTranslation(node));
}

/** Undefined if the children that are present are in another order than in the list. */
function gapAt(parent: Node, list: readonly Node[], node: Node): Gap | undefined {
  const children = [...parent.childNodes];
  const isMissing = (at: number) => list[at]?.parentNode !== parent;
  let first = list.indexOf(node);
  let last = first;
  while (first > 0 && isMissing(first - 1)) first -= 1;
  while (last < list.length - 1 && isMissing(last + 1)) last += 1;
  const start = children.indexOf(list[first - 1] as ChildNode) + 1;
  const end = last < list.length - 1 ? children.indexOf(list[last + 1] as ChildNode) : children.length;
  if (end < start) return undefined;
  const extras = children.slice(start, end).filter((one) => !list.includes(one));
  const translated = extras.filter(isOfTranslation);
  const missing = list.slice(first, last + 1);
  return {
    missing,
    extras: translated.length === missing.length ? translated : extras,
    next: children[end] ?? null,
  };
}

/** Which elements of a gap replace one of the missing nodes; undefined if that is ambiguous. */
function standInsIn({ missing, extras }: Gap, node: Node): readonly ChildNode[] | undefined {
  if (missing.length === 1) return extras;
  if (missing.length !== extras.length) return undefined;
  return extras.slice(missing.indexOf(node), missing.indexOf(node) + 1);
}

/**
 * What the page's own scripts know of its texts, where something else has changed them. A browser's translation takes a
 * text out of its element and puts elements with other words there (Chrome and most extensions), takes all children out
 * and puts some of them back (Firefox), or writes into the text itself (Safari). React, however, neither hydrates nor
 * changes an element whose children are not the ones it knows. So for each element whose texts were moved, the original
 * list of children is kept, and what React reads or changes is found through that list.
 */
export class OwnChildren {
  #lists = new WeakMap<Node, Node[]>();
  /** The element whose list contains a node, or contained it. */
  #parents = new WeakMap<Node, Node>();
  /** The content of a text before something else wrote into it. */
  #texts = new WeakMap<Node, string>();
  #isHydrated = false;
  /** Whether React would find something other than the server sent. */
  hasChanges = false;

  /**
   * Before hydration React must not see a child that it does not know; after it, only a missing child makes it fail.
   */
  #isNeeded(parent: Node, list: readonly Node[]): boolean {
    if (this.#isHydrated) return list.some((node) => node.parentNode !== parent);
    const { childNodes } = parent;
    return list.length !== childNodes.length || list.some((node, at) => node !== childNodes[at]);
  }

  #keep(parent: Node, list: Node[]): void {
    if (!this.#isNeeded(parent, list)) return void this.#lists.delete(parent);
    this.hasChanges = true;
    this.#lists.set(parent, list);
    for (const node of list) this.#parents.set(node, parent);
  }

  #noteText(text: Text, before: string): void {
    if (this.#isHydrated) return; // it is still in its place, so that what React writes into it is visible
    const own = this.#texts.get(text) ?? before;
    if (own === text.data) return void this.#texts.delete(text);
    this.hasChanges = true;
    this.#texts.set(text, own);
  }

  /**
   * Records what something other than React has changed since the last call. The records must be complete and in order.
   */
  note(records: readonly MutationRecord[]): void {
    const moves = new Map<Node, MutationRecord[]>();
    const written = new Map<Text, string>();
    for (const record of records) {
      const { type, target, oldValue } = record;
      if (oldValue !== null && isText(target)) written.set(target, written.get(target) ?? oldValue);
      else if (type === "childList" && !isOfTranslation(target))
        moves.set(target, [...(moves.get(target) ?? []), record]);
    }
    for (const [text, before] of written) this.#noteText(text, before);
    for (const [parent, all] of moves) {
      const list = this.#lists.get(parent);
      if (list) this.#keep(parent, list);
      else if (all.some(hasMovedText)) this.#keep(parent, childrenBefore(parent, all));
    }
  }

  /** From now on React holds its texts, wherever they are. */
  finishHydration(): void {
    this.#isHydrated = true;
    this.#texts = new WeakMap();
  }

  childrenOf = (parent: Node): readonly Node[] | undefined => this.#lists.get(parent);
  textOf = (text: Node): string | undefined => this.#texts.get(text);

  /** The element among whose original children a node is, with the list of them. */
  placeOf(node: Node): { parent: Node; list: Node[] } | undefined {
    const parent = this.#parents.get(node);
    const list = parent && this.#lists.get(parent);
    return parent && list?.includes(node) ? { parent, list } : undefined;
  }

  /** The same for a node that was taken out of its place. */
  #missingPlaceOf(node: Node) {
    const place = this.placeOf(node);
    return place && node.parentNode !== place.parent ? place : undefined;
  }

  isMissingIn = (node: Node, parent: Node): boolean => this.#missingPlaceOf(node)?.parent === parent;

  /** Whether a translation has put its own element beside a text, and is about to remove the text. */
  isBeingReplaced(text: Node, parent: Node): boolean {
    const { previousSibling, nextSibling } = text;
    if (!isText(text) || !(isOfTranslation(previousSibling) || isOfTranslation(nextSibling))) return false;
    const list = this.#lists.get(parent);
    if (!list) return true;
    const children = [...parent.childNodes];
    const extras = children.filter((one) => isOfTranslation(one)).length;
    return extras > list.filter((one) => one.parentNode !== parent).length;
  }

  /** Puts a removed text back in its place, and removes whatever replaced it. */
  putBack(node: Node): void {
    const place = this.#missingPlaceOf(node);
    if (!place) return;
    const { parent, list } = place;
    const gap = gapAt(parent, list, node);
    const standIns = gap && standInsIn(gap, node);
    const [nodes, out, next] = standIns
      ? [[node], standIns, standIns[0] ?? gap.next]
      : gap
        ? [gap.missing, gap.extras, gap.extras[0] ?? gap.next]
        : [list, [...parent.childNodes].filter((one) => !list.includes(one)), null];
    const fragment = document.createDocumentFragment();
    fragment.append(...nodes);
    if (next) next.before(fragment);
    else (parent as ParentNode & Node).append(fragment);
    for (const one of out) one.remove();
    this.#keep(parent, list);
  }

  /** Removes a node, or what replaces it, from its place and from the list. */
  takeOut(node: Node): void {
    const place = this.placeOf(node);
    if (!place) return;
    const { parent, list } = place;
    if (node.parentNode !== parent) {
      const gap = gapAt(parent, list, node);
      const standIns = gap && standInsIn(gap, node);
      if (standIns) for (const one of standIns) one.remove();
      else this.putBack(node);
    }
    if (node.parentNode === parent) (node as ChildNode).remove();
    this.#keep(
      parent,
      list.filter((one) => one !== node),
    );
  }

  /** The child before which to insert something that belongs before `node`. */
  positionOf(node: Node): Node | null {
    const place = this.#missingPlaceOf(node);
    if (!place) return node;
    const gap = gapAt(place.parent, place.list, node);
    const standIns = gap && standInsIn(gap, node);
    if (gap && standIns) return standIns[0] ?? gap.next;
    this.putBack(node);
    return node;
  }

  /** Records that nodes were inserted among the children of an element, before that one or at their end. */
  putIn(parent: Node, nodes: readonly Node[], before: Node | null): void {
    const list = this.#lists.get(parent);
    if (!list) return;
    let next: Node | null = before;
    while (next && !list.includes(next)) next = next.nextSibling;
    const at = next ? list.indexOf(next) : list.length;
    this.#keep(parent, list.toSpliced(at, 0, ...nodes));
  }

  /** Records that all children of an element were replaced. */
  forget(node: Node): void {
    this.#lists.delete(node);
    this.#texts.delete(node);
  }
}
