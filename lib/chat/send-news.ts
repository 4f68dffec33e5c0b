import "server-only";
import type { Stream } from "../http/event-stream.ts";
import { coalesceCalls } from "../coalesce-calls.ts";
import { oncePerProcess } from "../per-process.ts";
import { conversationOfCase, type ConversationRow } from "./find-conversation.ts";

/** What is read of a conversation for one side of it. */
type Side = {
  caseId: string;
  /** Names the side: all who follow a conversation from it get the same. */
  side: "visitor" | "staff";
  /** Lines after one of them, in their order. */
  readLines: (
    row: ConversationRow,
    after: bigint,
  ) => Promise<{ lines: readonly { id: string }[]; more: boolean }>;
  readStanding: (row: ConversationRow) => Promise<unknown>;
  /** Calls `look` whenever something may have changed, until what it answers with is called. */
  watch: (look: () => void) => () => void;
};

type Follower = {
  stream: Stream;
  /** The line it was sent last, and how the conversation stood then. */
  last: bigint;
  stood: string;
  /** Whether something was not sent because its reader is behind. */
  isOwed: boolean;
};

type Reading = { followers: Set<Follower>; look: () => void; stop: () => void };

const readings = oncePerProcess("chat readings", () => new Map<string, Reading>());

/** Those who may be sent something now; the others are once their readers have taken what they were sent. */
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

  /** Reads from the line that the last of them has, so that it is read once for all. */
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

  async function sendStanding(row: ConversationRow): Promise<void> {
    if (readyOf(followers).length === 0) return;
    const standing = await readStanding(row);
    const stands = JSON.stringify(standing);
    for (const one of readyOf(followers)) {
      if (stands !== one.stood) one.stream.send("state", standing);
      one.stood = stands;
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
      await sendStanding(row);
    },
    () => followers.size === 0,
  );
  return { followers, look, stop: watch(look) };
}

/**
 * Sends a stream the lines of a conversation after one of them, and how it stands, as they change, until what it answers with
 * is called. A process reads each change once for each side, however many follow. A conversation that was deleted ends the stream.
 */
export function sendNews(stream: Stream, after: bigint, given: Side): () => void {
  const name = `${given.side} ${given.caseId}`;
  const reading = readings.get(name) ?? openReading(given);
  readings.set(name, reading);
  const follower: Follower = { stream, last: after, stood: "", isOwed: false };
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
