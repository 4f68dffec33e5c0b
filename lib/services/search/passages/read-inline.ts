import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** The content of a stretch of a page: its words, and what is noted beside them. */
export type InlineContent = {
  /** Pieces of text as rendered; the words of one piece are on one line. */
  pieces: string[];
  dates: string[];
  marks: string[];
  sources: string[];
  links: { href: string; text: string }[];
  facts: string[];
};

/** The name of a source by the id of its line at the end of the page. */
type SourceNames = ReadonlyMap<string, string>;

export const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node;

export const attribute = (node: Tree.Element, name: string): string | undefined =>
  node.attrs.find((one) => one.name === name)?.value;

/** The keys of the facts that an element has. */
export const factsOf = (node: Tree.Element): string[] => attribute(node, "data-fact")?.split(" ") ?? [];

const unread = new Set(["script", "style", "svg", "nav", "form", "button", "template", "input", "select"]);

/** Whether an element is not read: controls, pictures, and what is hidden or appears only after an event. */
export const isUnread = (node: Tree.Element): boolean =>
  unread.has(node.tagName) ||
  attribute(node, "hidden") !== undefined ||
  attribute(node, "aria-hidden") === "true" ||
  attribute(node, "role") === "status" ||
  attribute(node, "role") === "img";

/** All the words of a node, whatever they are, joined by spaces. */
export function wordsIn(node: Tree.Node): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  return node.childNodes.map(wordsIn).join(" ");
}

export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Remarks in small print that say how something is known. Other small print belongs to the text. */
const remark =
  /^\(?(?:estimated?|to be confirmed|older than \d{4}|low confidence|year of the edition|address not confirmed|last known|indicative|lists differ)\b/i;
const unstated = "year not stated";
/** Links to where a visitor writes to the site from a page. */
const form = /#(?:ask|correct)$/;
const invitation = /^(?:Ask|Correct|Say|Send|Tell|Write)\b/;
/** A placeholder for an invitation until its piece ends. No page contains it. */
const invited = "\0";
/** A reference to one more source: "[3]". */
const sign = /^\[\d+\]$/;

/** Elements that begin a new line. */
const block = new Set(["p", "div", "li", "ul", "ol", "dd", "br", "td", "h3", "h4", "blockquote"]);

const endsInWord = /[\p{L}\p{N}%).]$/u;
const beginsWithWord = /^[\p{L}\p{N}+$€£]/u;
/** Small print that is a sentence of its own. */
const ownRemark = /^\s*(?:\p{Lu}|\d)/u;

/** Whether an element is rendered on a line or in a place of its own: a block, or a tag such as "Allowed". */
const isPlaced = (node: Tree.Element): boolean =>
  block.has(node.tagName) || / tag /.test(` ${attribute(node, "class") ?? ""} `);

/**
 * Whether an element begins a new piece. An element that would run into the word before it does too, and so does a
 * remark.
 */
const isApart = (node: Tree.Element, text: string, before: string): boolean =>
  isPlaced(node) ||
  (node.tagName === "small" && ownRemark.test(text)) ||
  (endsInWord.test(before) && beginsWithWord.test(text));

/** Whether a remark is only links, such as to the portal where a visa is applied for. */
const isRemarkOfLinks = (node: Tree.Element): boolean =>
  node.tagName === "small" &&
  node.childNodes.every((child) =>
    isElement(child) ? child.tagName === "a" : "value" in child && /^[\s·,]*$/.test(child.value),
  );

/** Whether a node is a mark. What is beside it, such as its source, is read separately. */
const isMark = (node: Tree.Node): boolean => isElement(node) && node.tagName === "i";

/** Reads the content of some nodes of a page. `skip`: elements that are read separately. */
export function readInline(
  nodes: readonly Tree.Node[],
  names: SourceNames,
  skip: (node: Tree.Element) => boolean = () => false,
): InlineContent {
  const content: InlineContent = { pieces: [], dates: [], marks: [], sources: [], links: [], facts: [] };
  let piece = "";
  const end = () => {
    // The year, a source or a mark was taken out of the line, so the punctuation around it is removed too.
    const text = plain(piece.replace(/\0[^.!?]*[.!?]?/g, ""))
      .replace(unstated, "")
      .replace(/(?:[;,]\s*)+(?=[;,.]|$)/g, "")
      .replace(/\s+([,.;:)])/g, "$1")
      .replace(/\(\s*\)/g, "")
      .replace(/(?<=\S)\s+from\s*$/, "")
      .replace(/^[\s,;:·]+|[\s,;:·]+$/g, "");
    if (/^(?:19|20)\d\d$/.test(text) && content.pieces.length > 0) content.dates.push(text);
    else if (/[\p{L}\p{N}]/u.test(text)) content.pieces.push(text);
    piece = "";
  };
  const readSource = (id: string, text: string) => {
    const name = names.get(id);
    if (name) content.sources.push(name);
    if (sign.test(text)) return;
    // "Passport Index, 2026" names its source too; "B-READY 2025" is the year of an index.
    const date = /^(?:[^\d]*, )?(.*\d.*)$/.exec(text)?.[1];
    if (date) content.dates.push(date);
    else if (!name && text !== "source") content.sources.push(text);
  };
  const readLink = (node: Tree.Element) => {
    const href = attribute(node, "href") ?? "";
    if (/^https?:/.test(href)) content.links.push({ href, text: plain(wordsIn(node)) });
  };
  const walkAll = (all: readonly Tree.Node[]): void =>
    all.forEach((node, at) => {
      const before = all[at - 1];
      // Text directly after an element is separated from it by style.
      const isGlued = before && isElement(before) && "value" in node;
      if (isGlued && endsInWord.test(piece) && beginsWithWord.test(node.value)) end();
      walk(node);
    });
  const walk = (node: Tree.Node): void => {
    if ("value" in node) {
      piece += node.value;
      return;
    }
    if (!isElement(node) || isUnread(node) || skip(node)) return;
    content.facts.push(...factsOf(node));
    const words = wordsIn(node);
    const text = plain(words);
    if (node.tagName === "a") {
      const id = /^#(src-.+)/.exec(attribute(node, "href") ?? "")?.[1];
      if (id) return readSource(id, text);
      // "Tell us if you know them." says nothing about the place.
      if (form.test(attribute(node, "href") ?? "") && invitation.test(text)) {
        piece += invited;
        return;
      }
      readLink(node);
    } else if (node.tagName === "i" && text.length > 1) {
      if (text !== "sourced") content.marks.push(text);
      return;
    } else if (node.tagName === "small" && remark.test(text) && !node.childNodes.some(isMark)) {
      content.marks.push(text.replace(/^\(|\)$/g, ""));
      return;
    }
    if (isRemarkOfLinks(node)) {
      for (const link of node.childNodes.filter(isElement)) readLink(link);
      return;
    }
    if (isApart(node, words, piece)) end();
    walkAll(node.childNodes);
    if (isPlaced(node)) end();
  };
  walkAll(nodes);
  end();
  if (content.pieces.some((one) => /to be confirmed/i.test(one)) && !content.marks.includes("indicative"))
    content.marks.push("indicative");
  return content;
}
