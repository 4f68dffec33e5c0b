import type { Stretch } from "./parse-page.ts";

/** Something else, or nothing, in place of a stretch. */
export type Edit = Stretch & { text: string };

export const cut = ({ start, end }: Stretch): Edit => ({ start, end, text: "" });
export const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** What no edit names stays to the letter. An edit inside one that begins before it is part of that. */
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
