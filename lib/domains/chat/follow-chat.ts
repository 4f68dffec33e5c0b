import "server-only";
import { eventStream, type Stream } from "#lib/platform/http/event-stream.ts";
import { coalesceCalls } from "#lib/platform/cache/concurrency.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { caseTopic } from "#lib/domains/cases/index.ts";
import { callerShare, inShares, type Share } from "#lib/platform/http/stream-shares.ts";
import { listen } from "#lib/services/realtime/live/index.ts";
import { stay } from "#lib/services/realtime/presence/index.ts";
import { conversationOfCase, type ConversationRow } from "./find-conversation.ts";
import { watchDesk } from "./desk-watch.ts";
import { checkAfter, readLines, standingOf } from "./read-chat.ts";
import { mostStreamsOfChat } from "./open/limits.ts";
import { typingTopic, visitorPlace } from "./open/topics.ts";

/** How one side reads a conversation. */
type Side = {
  caseId: string;
  /** The name of the side. All followers on it receive the same. */
  side: "visitor" | "staff";
  /** The lines after the given one, in order. */
  readLines: (
    row: ConversationRow,
    after: bigint,
  ) => Promise<{ lines: readonly { id: string }[]; more: boolean }>;
  readStanding: (row: ConversationRow) => Promise<unknown>;
  /** Calls `look` whenever something may have changed. Returns a function that stops this. */
  watch: (look: () => void) => () => void;
};

type Follower = {
  stream: Stream;
  /** The last line that was sent to it, and the last state. */
  last: bigint;
  lastState: string;
  /** Whether something was not sent because its reader is behind. */
  isOwed: boolean;
};

type Reading = { followers: Set<Follower>; look: () => void; stop: () => void };

const readings = oncePerProcess("chat readings", () => new Map<string, Reading>());

/** The followers that can be sent something now. The others are marked, and served once their readers catch up. */
function readyOf(followers: Iterable<Follower>): Follower[] {
  return [...followers].filter((one) => {
    if (!one.stream.isBehind()) return true;
    one.isOwed = true;
    return false;
  });
}

/** Sends a follower the lines it lacks, as many as its reader takes. */
function sendLines(one: Follower, lines: readonly { id: string }[]): void {
  for (const line of lines) {
    const id = BigInt(line.id);
    if (id <= one.last) continue;
    if (one.stream.isBehind()) {
      one.isOwed = true;
      return;
    }
    one.stream.send("line", line, line.id);
    one.last = id;
  }
}

function openReading({ caseId, readLines, readStanding, watch }: Side): Reading {
  const followers = new Set<Follower>();

  /** Reads from the last line of the follower that is furthest behind, so that one read serves all. */
  async function sendAllLines(row: ConversationRow): Promise<void> {
    let hasMore = true;
    while (hasMore) {
      const ready = readyOf(followers);
      const [first] = ready.map(({ last }) => last).sort((one, other) => (one < other ? -1 : 1));
      if (first === undefined) return;
      const { lines, more } = await readLines(row, first);
      for (const one of ready) sendLines(one, lines);
      hasMore = more;
    }
  }

  async function sendState(row: ConversationRow): Promise<void> {
    if (readyOf(followers).length === 0) return;
    const state = await readStanding(row);
    const serialized = JSON.stringify(state);
    for (const one of readyOf(followers)) {
      if (serialized !== one.lastState) one.stream.send("state", state);
      one.lastState = serialized;
    }
  }

  const look = coalesceCalls(
    async () => {
      const row = await conversationOfCase(caseId);
      if (!row) {
        for (const { stream } of [...followers]) stream.end();
        return;
      }
      await sendAllLines(row);
      await sendState(row);
    },
    () => followers.size === 0,
  );
  return { followers, look, stop: watch(look) };
}

/**
 * Sends a stream the lines of a conversation after the given one, and its state, as they change. Returns a function
 * that stops this. A process reads each change once for each side, however many follow. A deleted conversation ends the
 * stream.
 */
export function sendNews(stream: Stream, after: bigint, given: Side): () => void {
  const name = `${given.side} ${given.caseId}`;
  const reading = readings.get(name) ?? openReading(given);
  readings.set(name, reading);
  const follower: Follower = { stream, last: after, lastState: "", isOwed: false };
  reading.followers.add(follower);
  stream.onDrain(() => {
    if (!follower.isOwed) return;
    follower.isOwed = false;
    reading.look();
  });
  reading.look();
  return () => {
    reading.followers.delete(follower);
    if (reading.followers.size > 0) return;
    reading.stop();
    if (readings.get(name) === reading) readings.delete(name);
  };
}

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
