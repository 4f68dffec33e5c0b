import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** A range of a page: the index of its first character and the index after its last. */
export type Stretch = { start: number; end: number };

export type PageElement = Stretch & {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** The end of its opening tag. */
  opened: number;
  /** Its text content, such as the code of a script. */
  text: string;
  /** It contains nothing but comments. */
  isEmpty: boolean;
  /** The range of an attribute, including the space before it. */
  at: (attribute: string) => Stretch | undefined;
};

export type ParsedPage = {
  html: string;
  /** In document order, parents before the elements inside them. */
  elements: readonly PageElement[];
  comments: readonly Stretch[];
};

/** The element as written in the page; undefined for one that the parser had to add. */
function describe(node: Tree.Element): PageElement | undefined {
  const place = node.sourceCodeLocation;
  if (!place) return undefined;
  return {
    tag: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    start: place.startOffset,
    end: place.endOffset,
    opened: place.startTag?.endOffset ?? place.endOffset,
    at: (attribute) => {
      const found = place.attrs?.[attribute];
      return found && { start: found.startOffset - 1, end: found.endOffset };
    },
    text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
    isEmpty: node.childNodes.every((child) => child.nodeName === "#comment"),
  };
}

/** Parses a page as a browser without script does; all ranges are indices into `html`. */
export function parsePage(html: string): ParsedPage {
  const elements: PageElement[] = [];
  const comments: Stretch[] = [];
  const visit = (parent: Tree.ParentNode): void => {
    for (const node of parent.childNodes) {
      if (node.nodeName === "#comment") {
        const place = node.sourceCodeLocation;
        if (place) comments.push({ start: place.startOffset, end: place.endOffset });
      } else if ("tagName" in node) {
        const element = describe(node);
        if (element) elements.push(element);
        visit(node.nodeName === "template" && "content" in node ? node.content : node);
      }
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return { html, elements, comments };
}
