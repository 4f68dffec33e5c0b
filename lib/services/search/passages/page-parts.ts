import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, isElement, plain, wordsIn } from "./read-inline.ts";

export const mainOf = (html: string): string => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";

export function find(
  node: Tree.ParentNode,
  is: (element: Tree.Element) => boolean,
): Tree.Element | undefined {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    const found = is(child) ? child : find(child, is);
    if (found) return found;
  }
  return undefined;
}

/** Names of the sources listed on a page, by the id of their line. */
export function namesOfSources(main: Tree.ParentNode): Map<string, string> {
  const names = new Map<string, string>();
  const walk = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!isElement(child)) continue;
      const id = attribute(child, "id");
      if (id?.startsWith("src-")) {
        const named = find(child, ({ tagName }) => tagName === "a" || tagName === "b" || tagName === "cite");
        const [name = ""] = plain(wordsIn(named ?? child)).split(/ ?\. /);
        names.set(id, name);
      } else walk(child);
    }
  };
  walk(main);
  return names;
}

/** The column headings of a table. */
export const columnsOf = (table: Tree.Element): string[] => {
  const head = find(table, ({ tagName }) => tagName === "thead");
  const row = head && find(head, ({ tagName }) => tagName === "tr");
  return (row?.childNodes ?? []).filter(isElement).map((cell) => plain(wordsIn(cell)));
};

export const rowsOf = (node: Tree.ParentNode): Tree.Element[] =>
  node.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName === "thead") return [];
    return child.tagName === "tr" ? [child] : rowsOf(child);
  });

/** Whether a paragraph says how all of its group is known: it then begins with the mark. */
export function isLineOfSources(node: Tree.Element): boolean {
  const first = node.childNodes.find((child) => !("value" in child && child.value.trim() === ""));
  return node.tagName === "p" && first !== undefined && isElement(first) && first.tagName === "i";
}

/** Whether nodes are only links to other places of the site: a row of buttons, or what skips a map. */
export function areLinks(nodes: readonly Tree.Node[]): boolean {
  const inside = nodes.filter((child) => !("value" in child && child.value.trim() === ""));
  return (
    inside.length > 0 &&
    inside.every(
      (child) => isElement(child) && child.tagName === "a" && /^[/#]/.test(attribute(child, "href") ?? ""),
    )
  );
}

/** "1880s to 1898", "3 February 1953", "About 250 BCE" */
const dateLine = /^(?=.{2,40}$).*(?:\d{3,4}|century|BCE)/i;

/** The line before the heading of an item that says when it was. */
export function dateLineOf(item: Tree.Element): Tree.Element | undefined {
  const [first] = item.childNodes.filter(isElement);
  return first?.tagName === "p" && dateLine.test(plain(wordsIn(first))) ? first : undefined;
}
