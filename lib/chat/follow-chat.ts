import "server-only";
import { caseTopic } from "../cases/index.ts";
import { eventStream } from "../http/event-stream.ts";
import { callerShare, inShares, type Share } from "../http/stream-shares.ts";
import { listen } from "../live/index.ts";
import { stay } from "../presence/index.ts";
import { watchDesk } from "./desk-watch.ts";
import type { ConversationRow } from "./find-conversation.ts";
import { checkAfter, readLines, standingOf } from "./read-chat.ts";
import { sendNews } from "./send-news.ts";
import { mostStreamsOfChat } from "./open/limits.ts";
import { typingTopic, visitorPlace } from "./open/topics.ts";

/** Streams of one conversation that one browser, or one colleague, holds at once. */
export const chatShare = (of: string): Share => ({ name: `chat ${of}`, most: mostStreamsOfChat });

const watchOf =
  (caseId: string) =>
  (look: () => void): (() => void) => {
    const ends = [listen(caseTopic(caseId), look), watchDesk(look)];
    return () => {
      for (const one of ends) one();
    };
  };

/**
 * A conversation as it goes on, for its visitor: lines after the one they have, how it stands, that a colleague is writing. While
 * the stream is open they are there. `find` looks it up once there is room for the stream. Throws as `inShares` and `readChat`
 * do, before anything is sent.
 */
export function followChat(
  { id, address }: { id: string; address: string },
  find: () => Promise<{ row: ConversationRow; after: bigint }>,
): Promise<Response> {
  return inShares([chatShare(id), callerShare(address)], async (leave) => {
    const { row, after } = await find();
    await checkAfter(row, after);
    const { caseId } = row;
    return eventStream((stream) => {
      const ends = [
        sendNews(stream, after, {
          caseId,
          side: "visitor",
          readLines,
          readStanding: standingOf,
          watch: watchOf(caseId),
        }),
        listen(typingTopic(caseId), (side) => {
          if (side === "staff" && !stream.isBehind()) stream.send("typing", {});
        }),
        stay(visitorPlace(caseId), visitorPlace(caseId)),
      ];
      return () => {
        for (const one of ends) one();
      };
    }, leave);
  });
}
