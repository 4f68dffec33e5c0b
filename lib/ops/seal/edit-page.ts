import type { PageElement, Stretch } from "./parse-page.ts";

/** Replaces a stretch with `text`, which may be empty. */
export type Edit = Stretch & { text: string };

export const cut = ({ start, end }: Stretch): Edit => ({ start, end, text: "" });
export const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** Removes an attribute; no edits if the element does not have it. */
export const cutAttribute = (element: PageElement, attribute: string): Edit[] => {
  const found = element.at(attribute);
  return found ? [cut(found)] : [];
};

/** The keys of facts are for search, which reads them before a page is sealed. Visitors do not pay for them. */
export const cutFactKey = (element: PageElement): Edit[] => cutAttribute(element, "data-fact");

/** Applies edits and leaves the rest of the page unchanged. Skips an edit inside another one that begins before it. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let out = "";
  let done = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < done) continue;
    out += html.slice(done, start) + text;
    done = end;
  }
  return out + html.slice(done);
}
