import { randomBytes, randomUUID } from "node:crypto";
import { POST as write } from "#app/api/chat/message/route.ts";
import { conversationId } from "#lib/domains/chat/open/conversation-id.ts";
import { chatKeyHeader } from "#lib/domains/chat/open/paths.ts";
import type { ChatTaken } from "#lib/domains/chat/open/shown-chat.ts";
import { aNetwork } from "./sign-in.ts";

export type Answered = {
  status: number;
  retryAfter: string | null;
  data?: ChatTaken;
  error?: string;
  code?: string;
  fields?: Record<string, string[]>;
};

/** A visitor's browser with a key of its own, which calls the chat's API routes. */
export function aChat({ email = `chat_${randomUUID()}@example.org`, network = aNetwork() } = {}) {
  const key = randomBytes(32).toString("base64url");
  const headers = { [chatKeyHeader]: key, "x-forwarded-for": network, "content-type": "application/json" };
  const ask = (path: string, more: Record<string, string> = {}): Request =>
    new Request(`http://localhost${path}`, { headers: { ...headers, ...more } });
  const post = (path: string, body: unknown): Request =>
    new Request(`http://localhost${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const message = (text: string, parts: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    text,
    contact: { email },
    page: "/start-business/ghana",
    begun: 9_000,
    ...parts,
  });
  const send = async (body: unknown): Promise<Answered> => {
    const answer = await write(post("/api/chat/message", body));
    const answered = (await answer.json()) as Omit<Answered, "status" | "retryAfter">;
    return { status: answer.status, retryAfter: answer.headers.get("retry-after"), ...answered };
  };
  return { key, email, network, id: () => conversationId(key), ask, post, message, send };
}

export type Chat = ReturnType<typeof aChat>;

export type StreamEvent = { event: string; id: string | undefined; data: unknown };

/** Reads the events of a stream, one for each call of `next`. `cut` closes it from the reader's side. */
export function readEvents(answer: Response) {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let kept = "";
  async function next(): Promise<StreamEvent> {
    for (;;) {
      const end = kept.indexOf("\n\n");
      if (end >= 0) {
        const block = kept.slice(0, end);
        kept = kept.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
        const event = field("event");
        if (event) return { event, id: field("id"), data: JSON.parse(field("data") ?? "null") };
        continue;
      }
      const { done, value } = await reader.read();
      if (done) throw new Error("the stream ended");
      kept += value;
    }
  }
  /** The next event with this name; events before it are skipped. */
  async function nextOf(event: string): Promise<StreamEvent> {
    for (;;) {
      const message = await next();
      if (message.event === event) return message;
    }
  }
  return { next, nextOf, cut: () => reader.cancel() };
}
