import { readEvents } from "#components/browser/event-stream.ts";
import type { ChatLine, ChatStanding } from "#lib/domains/chat/open/shown-chat.ts";

export type StreamChunk = { lines: ChatLine[]; standing?: ChatStanding; isTyping: boolean };

/** Adds the data of one event of the stream. */
function addEvent(chunk: StreamChunk, name: string, data: string): StreamChunk {
  if (name === "line") return { ...chunk, lines: [...chunk.lines, JSON.parse(data) as ChatLine] };
  if (name === "state") return { ...chunk, standing: JSON.parse(data) as ChatStanding };
  return name === "typing" ? { ...chunk, isTyping: true } : chunk;
}

/**
 * The data of each chunk of a conversation's stream. Its code loads with the first stream: without a connection there
 * is none.
 */
export async function* readStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamChunk> {
  for await (const events of readEvents(body)) {
    const nothing: StreamChunk = { lines: [], isTyping: false };
    yield events.reduce((chunk, { name, data }) => addEvent(chunk, name, data), nothing);
  }
}
