import type { Passage, Unit } from "./passage.ts";

/** Words that a browser is asked to find: the fewer, the surer it finds them as they are drawn. */
const mostWords = 6;

/** Escapes what has a meaning of its own in a text directive. */
const escaped = (text: string): string => encodeURIComponent(text).replaceAll("-", "%2D");

/** Where one thing of a unit ends, and the next is drawn apart. */
export const between = "; ";

const begin = (text: string): string => {
  const [first = ""] = text.split(between);
  return first.split(" ").slice(0, mostWords).join(" ");
};

export const hrefOfPassage = ({ path, anchor }: Pick<Passage, "path" | "anchor">): string =>
  anchor === "" ? path : `${path}#${anchor}`;

/**
 * Leads to a unit in its page: browsers that know text directives scroll to its words, the others to its section. The label
 * stands before the words, so that the same words elsewhere are not meant.
 */
export function hrefOfUnit(
  passage: Pick<Passage, "path" | "anchor" | "heading">,
  { label, text, found }: Pick<Unit, "label" | "text" | "found">,
): string {
  const words = begin(found ?? text);
  // A row with an id of its own is found by that.
  if (words === "" || (found && found === passage.heading)) return hrefOfPassage(passage);
  const before = label && !found ? `${escaped(label)}-,` : "";
  return `${passage.path}#${passage.anchor}:~:text=${before}${escaped(words)}`;
}
