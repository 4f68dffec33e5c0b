import { isLater } from "#lib/domains/chat/open/is-later.ts";
import type { KeptChat } from "./kept-chat.ts";

/** The delivery state of a message of the visitor. */
export type Mark = "waiting" | "sent" | "seen";

export type ShownLine = {
  /** Stays the same from the moment it is written until it is seen. */
  key: string;
  isOwn: boolean;
  text: string;
  at: string;
  file?: string;
  mark?: Mark;
};

/** The conversation as it is shown: what the server has, in order, then what waits. */
export function shownLines({ lines, waiting, standing }: KeptChat): ShownLine[] {
  const seen = standing?.seenByStaff;
  const markOf = (id: string): Mark => (seen !== undefined && !isLater(id, seen) ? "seen" : "sent");
  return [
    ...lines.map(({ id, key = id, from, text, at, file }) => {
      const isOwn = from === "visitor";
      return { key, isOwn, text, at, ...(file && { file }), ...(isOwn && { mark: markOf(id) }) };
    }),
    ...waiting.map(({ id, text, at, file }) => ({
      key: id,
      isOwn: true,
      text,
      at,
      ...(file && { file: file.name }),
      mark: "waiting" as const,
    })),
  ];
}
