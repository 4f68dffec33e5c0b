import "server-only";
import { caseTopic } from "../cases/index.ts";
import { AppError } from "../errors.ts";
import { eventStream, hasRoomForStream } from "../http/event-stream.ts";
import { listen } from "../live/index.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { stay } from "../presence/index.ts";
import { fault } from "#lib/words/faults.ts";
import { watchDesk } from "./desk-watch.ts";
import { conversationOfCase, type ConversationRow } from "./find-conversation.ts";
import { checkAfter, readLines, standingOf } from "./read-chat.ts";
import { typingTopic, visitorPlace } from "./open/topics.ts";

/** Throws `unavailable` where this instance holds as many streams as it may. */
export function checkRoom(): void {
  if (!hasRoomForStream()) throw new AppError("unavailable", fault("chat.again"), { retryAfterSeconds: 5 });
}

/**
 * A conversation as it goes on, for its visitor: lines after the one they have, how it stands, that a colleague is writing. While
 * the stream is open they are there. Throws as `readChat` does, before anything is sent.
 */
export async function followChat(row: ConversationRow, after: bigint): Promise<Response> {
  checkRoom();
  await checkAfter(row, after);
  const { caseId } = row;
  return eventStream(({ send, end }) => {
    let [last, stood, isOver] = [after, "", false];
    const look = oneAtATime(
      async () => {
        const now = await conversationOfCase(caseId);
        if (!now) return end(); // it was deleted
        for (let more = true; more && !isOver;) {
          const read = await readLines(now, last);
          for (const line of read.lines) {
            send("line", line, line.id);
            last = BigInt(line.id);
          }
          more = read.more;
        }
        const standing = await standingOf(now);
        const stands = JSON.stringify(standing);
        if (stands !== stood) send("state", standing);
        stood = stands;
      },
      () => isOver,
    );
    const ends = [
      listen(caseTopic(caseId), look),
      watchDesk(look),
      listen(typingTopic(caseId), (side) => {
        if (side === "staff") send("typing", {});
      }),
      stay(visitorPlace(caseId), caseTopic(caseId)),
    ];
    look();
    return () => {
      isOver = true;
      for (const stop of ends) stop();
    };
  });
}
