import type { Passage, Unit } from "./passage.ts";

/** The most words in a text directive: the fewer there are, the more surely a browser finds them as rendered. */
const mostWords = 6;

/** Escapes what has a special meaning in a text directive. */
const escaped = (text: string): string => encodeURIComponent(text).replaceAll("-", "%2D");

/** Separates the parts of a unit that are rendered apart. */
export const between = "; ";

const begin = (text: string): string => {
  const [first = ""] = text.split(between);
  return first.split(" ").slice(0, mostWords).join(" ");
};

export const hrefOfPassage = ({ path, anchor }: Pick<Passage, "path" | "anchor">): string =>
  anchor === "" ? path : `${path}#${anchor}`;

/**
 * Links to a unit on its page: browsers that support text directives scroll to its words, the others to its section.
 * The label precedes the words, so that the same words elsewhere do not match.
 */
export function hrefOfUnit(
  passage: Pick<Passage, "path" | "anchor" | "heading">,
  { label, text, found }: Pick<Unit, "label" | "text" | "found">,
): string {
  const words = begin(found ?? text);
  // A row with its own id is found by that.
  if (words === "" || (found && found === passage.heading)) return hrefOfPassage(passage);
  const before = label && !found ? `${escaped(label)}-,` : "";
  return `${passage.path}#${passage.anchor}:~:text=${before}${escaped(words)}`;
}
