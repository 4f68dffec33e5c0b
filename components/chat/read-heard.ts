import { readEvents } from "#components/browser/event-stream.ts";
import type { ChatLine, ChatStanding } from "#lib/domains/chat/open/shown-chat.ts";

export type Heard = { lines: ChatLine[]; standing?: ChatStanding; isTyping: boolean };

/** Adds the data of one event of the stream. */
function hear(heard: Heard, name: string, data: string): Heard {
  if (name === "line") return { ...heard, lines: [...heard.lines, JSON.parse(data) as ChatLine] };
  if (name === "state") return { ...heard, standing: JSON.parse(data) as ChatStanding };
  return name === "typing" ? { ...heard, isTyping: true } : heard;
}

/**
 * The data of each chunk of a conversation's stream. Its code loads with the first stream: without a connection there
 * is none.
 */
export async function* readHeard(body: ReadableStream<Uint8Array>): AsyncGenerator<Heard> {
  for await (const events of readEvents(body)) {
    const nothing: Heard = { lines: [], isTyping: false };
    yield events.reduce((heard, { name, data }) => hear(heard, name, data), nothing);
  }
}
