import "server-only";
import type { Stream } from "../http/event-stream.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { conversationOfCase, type ConversationRow } from "./find-conversation.ts";

type Given = {
  caseId: string;
  /** The line after which it goes on. */
  after: bigint;
  /** Lines after one of them, in their order, as whoever follows gets them. */
  readLines: (
    row: ConversationRow,
    after: bigint,
  ) => Promise<{ lines: readonly { id: string }[]; more: boolean }>;
  readStanding: (row: ConversationRow) => Promise<unknown>;
};

/**
 * What sends, each time it is called, the lines of a conversation that were not sent yet, and how it stands where that changed;
 * `stop` ends it. A conversation that was deleted ends the stream.
 */
export function sendNews(
  { send, end }: Stream,
  { caseId, after, readLines, readStanding }: Given,
): { look: () => void; stop: () => void } {
  let [last, stood, isOver] = [after, "", false];
  const look = oneAtATime(
    async () => {
      const row = await conversationOfCase(caseId);
      if (!row) return end();
      for (let more = true; more && !isOver;) {
        const read = await readLines(row, last);
        for (const line of read.lines) {
          send("line", line, line.id);
          last = BigInt(line.id);
        }
        more = read.more;
      }
      const standing = await readStanding(row);
      const stands = JSON.stringify(standing);
      if (stands !== stood) send("state", standing);
      stood = stands;
    },
    () => isOver,
  );
  return {
    look,
    stop: () => {
      isOver = true;
    },
  };
}
