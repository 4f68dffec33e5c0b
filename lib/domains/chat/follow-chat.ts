import "server-only";
import { caseTopic } from "#lib/domains/cases/index.ts";
import { eventStream } from "#lib/platform/http/event-stream.ts";
import { callerShare, inShares, type Share } from "#lib/platform/http/stream-shares.ts";
import { listen } from "#lib/services/realtime/live/index.ts";
import { stay } from "#lib/services/realtime/presence/index.ts";
import { watchDesk } from "./desk-watch.ts";
import type { ConversationRow } from "./find-conversation.ts";
import { checkAfter, readLines, standingOf } from "./read-chat.ts";
import { sendNews } from "./send-news.ts";
import { mostStreamsOfChat } from "./open/limits.ts";
import { typingTopic, visitorPlace } from "./open/topics.ts";

/** Limits the open streams of one conversation for one browser or one colleague. */
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
 * Streams a conversation to its visitor: lines after the last one they have, its state, and that a colleague is typing.
 * An open stream counts as the visitor's presence. `find` looks the conversation up once a slot for the stream is free.
 * Throws as `inShares` and `readChat` do, before anything is sent.
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
