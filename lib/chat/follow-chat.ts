import "server-only";
import { caseTopic } from "../cases/index.ts";
import { AppError } from "../errors.ts";
import { eventStream, hasRoomForStream } from "../http/event-stream.ts";
import { listen } from "../live/index.ts";
import { stay } from "../presence/index.ts";
import { fault } from "#lib/words/faults.ts";
import { watchDesk } from "./desk-watch.ts";
import type { ConversationRow } from "./find-conversation.ts";
import { checkAfter, readLines, standingOf } from "./read-chat.ts";
import { sendNews } from "./send-news.ts";
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
  return eventStream((stream) => {
    const { look, stop } = sendNews(stream, { caseId, after, readLines, readStanding: standingOf });
    const ends = [
      stop,
      listen(caseTopic(caseId), look),
      watchDesk(look),
      listen(typingTopic(caseId), (side) => {
        if (side === "staff") stream.send("typing", {});
      }),
      stay(visitorPlace(caseId), visitorPlace(caseId)),
    ];
    look();
    return () => {
      for (const one of ends) one();
    };
  });
}
