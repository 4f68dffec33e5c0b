import { isLater } from "#lib/domains/chat/open/is-later.ts";
import type { TalkLine } from "#lib/backoffice/desk/open/talk.ts";

/** Inserts a line in order. A line that is already present is not added again. */
export function addLine(lines: readonly TalkLine[], line: TalkLine): readonly TalkLine[] {
  if (lines.some(({ id }) => id === line.id)) return lines;
  return [
    ...lines.filter(({ id }) => isLater(line.id, id)),
    line,
    ...lines.filter(({ id }) => isLater(id, line.id)),
  ];
}
