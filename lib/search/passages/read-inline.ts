import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** What stands in a stretch of a page: its words, and what is said about them beside. */
export type Said = {
  /** In pieces as they are drawn; words of one piece stand in one line. */
  pieces: string[];
  dates: string[];
  marks: string[];
  sources: string[];
  links: { href: string; text: string }[];
};

/** Reads the name of a source by the id of its line at the end of the page. */
type SourceNames = ReadonlyMap<string, string>;

export const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node;

export const attribute = (node: Tree.Element, name: string): string | undefined =>
  node.attrs.find((one) => one.name === name)?.value;

const unread = new Set(["script", "style", "svg", "nav", "form", "button", "template", "input", "select"]);

/** Whether nothing of an element is read out: controls, pictures, what is hidden or only speaks when something happens. */
export const isUnread = (node: Tree.Element): boolean =>
  unread.has(node.tagName) ||
  attribute(node, "hidden") !== undefined ||
  attribute(node, "aria-hidden") === "true" ||
  attribute(node, "role") === "status" ||
  attribute(node, "role") === "img";

/** All the words of a stretch, whatever they are, with one space between them. */
export function wordsIn(node: Tree.Node): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  return node.childNodes.map(wordsIn).join(" ");
}

export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Remarks in small letters that say how something is known; what else stands there belongs to the text. */
const remark =
  /^\(?(?:estimated?|to be confirmed|older than \d{4}|low confidence|year of the edition|address not confirmed|last known|indicative|lists differ)\b/i;
const unstated = "year not stated";
/** Where a visitor writes to the site from within a page. */
const form = /#(?:ask|correct)$/;
const invitation = /^(?:Ask|Correct|Say|Send|Tell|Write)\b/;
/** Takes the place of an invitation until its piece ends; no page has it. */
const invited = "\0";
/** The sign of one more source: "[3]". */
const sign = /^\[\d+\]$/;

/** Elements that begin a line of their own. */
const block = new Set(["p", "div", "li", "ul", "ol", "dd", "br", "td", "h3", "h4", "blockquote"]);

const endsInWord = /[\p{L}\p{N}%).]$/u;
const beginsWithWord = /^[\p{L}\p{N}+$€£]/u;
/** A remark in small letters that is a sentence of its own. */
const ownRemark = /^\s*(?:\p{Lu}|\d)/u;

/** What is drawn on a line, or in a place, of its own: a block, or a tag such as "Allowed". */
const isPlaced = (node: Tree.Element): boolean =>
  block.has(node.tagName) || / tag /.test(` ${attribute(node, "class") ?? ""} `);

/** What would run into the word before it is drawn apart too; so is a remark. */
const standsApart = (node: Tree.Element, text: string, before: string): boolean =>
  isPlaced(node) ||
  (node.tagName === "small" && ownRemark.test(text)) ||
  (endsInWord.test(before) && beginsWithWord.test(text));

/** Whether a remark is nothing but ways on, such as to the portal where a visa is asked for. */
const isRemarkOfLinks = (node: Tree.Element): boolean =>
  node.tagName === "small" &&
  node.childNodes.every((child) =>
    isElement(child) ? child.tagName === "a" : "value" in child && /^[\s·,]*$/.test(child.value),
  );

/** A mark of its own: what stands beside it, such as its source, is read apart. */
const isMark = (node: Tree.Node): boolean => isElement(node) && node.tagName === "i";

/** Reads what stands in some nodes of a page. `skip`: elements that are read on their own. */
export function readInline(
  nodes: readonly Tree.Node[],
  names: SourceNames,
  skip: (node: Tree.Element) => boolean = () => false,
): Said {
  const said: Said = { pieces: [], dates: [], marks: [], sources: [], links: [] };
  let piece = "";
  const end = () => {
    // The year, a source or a mark was taken out of the line: what only held it in place goes with it.
    const text = plain(piece.replace(/\0[^.!?]*[.!?]?/g, ""))
      .replace(unstated, "")
      .replace(/(?:[;,]\s*)+(?=[;,.]|$)/g, "")
      .replace(/\s+([,.;:)])/g, "$1")
      .replace(/\(\s*\)/g, "")
      .replace(/(?<=\S)\s+from\s*$/, "")
      .replace(/^[\s,;:·]+|[\s,;:·]+$/g, "");
    if (/^(?:19|20)\d\d$/.test(text) && said.pieces.length > 0) said.dates.push(text);
    else if (/[\p{L}\p{N}]/u.test(text)) said.pieces.push(text);
    piece = "";
  };
  const readSource = (id: string, text: string) => {
    const name = names.get(id);
    if (name) said.sources.push(name);
    if (sign.test(text)) return;
    // "Passport Index, 2026" names its source as well; "B-READY 2025" is the year of an index.
    const date = /^(?:[^\d]*, )?(.*\d.*)$/.exec(text)?.[1];
    if (date) said.dates.push(date);
    else if (!name && text !== "source") said.sources.push(text);
  };
  const readLink = (node: Tree.Element) => {
    const href = attribute(node, "href") ?? "";
    if (/^https?:/.test(href)) said.links.push({ href, text: plain(wordsIn(node)) });
  };
  const walkAll = (all: readonly Tree.Node[]): void =>
    all.forEach((node, at) => {
      const before = all[at - 1];
      // What follows an element without a gap is drawn apart from it by its style.
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
      if (text !== "sourced") said.marks.push(text);
      return;
    } else if (node.tagName === "small" && remark.test(text) && !node.childNodes.some(isMark)) {
      said.marks.push(text.replace(/^\(|\)$/g, ""));
      return;
    }
    if (isRemarkOfLinks(node)) {
      for (const link of node.childNodes.filter(isElement)) readLink(link);
      return;
    }
    if (standsApart(node, words, piece)) end();
    walkAll(node.childNodes);
    if (isPlaced(node)) end();
  };
  walkAll(nodes);
  end();
  if (said.pieces.some((one) => /to be confirmed/i.test(one)) && !said.marks.includes("indicative"))
    said.marks.push("indicative");
  return said;
}
