import {
  chatKeyHeader,
  chatLiveCall,
  chatMessageCall,
  chatMessagesCall,
} from "#lib/domains/chat/open/paths.ts";
import type { ChatLine, ChatStanding } from "#lib/domains/chat/open/shown-chat.ts";

type Posted = { id: string; text: string; proof?: number };
/** An unusual answer to a call. "cut": the action is taken, and the response does not arrive. */
export type Odd = Response | "offline" | "cut";

const ok = (data: unknown) => Response.json({ ok: true, data });
export const refusal = (status: number, error: string, more: object = {}, headers: HeadersInit = {}) =>
  Response.json({ ok: false, error, code: "conflict", ...more }, { status, headers });

/**
 * A server with the conversation of the last key that wrote, with lib/domains/chat's responses. The responses in `odd`
 * are given to the next messages instead.
 */
export function aChatServer() {
  const lines: ChatLine[] = [];
  const posted: Posted[] = [];
  const received: unknown[] = [];
  const keys = new Set<string>();
  let writer: string | undefined;
  const odd: Odd[] = [];
  const standing: ChatStanding = { state: "open", staffHere: true };
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  /** `liveStatus` is the status of every new stream. */
  const state = { liveStatus: 200, looked: 0, followed: 0 };

  const write = (text: string) => {
    for (const stream of streams) stream.enqueue(new TextEncoder().encode(text));
  };
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const after = (last: string | null) => lines.filter(({ id }) => Number(id) > Number(last ?? 0));

  function add(line: Omit<ChatLine, "id" | "at">): ChatLine {
    const whole = { id: String(lines.length + 1), at: "2026-11-26T10:00:00.000Z", ...line };
    lines.push(whole);
    write(`id: ${whole.id}\n${event("line", whole)}`);
    return whole;
  }

  function take({ id, text }: Posted): ChatLine {
    return lines.find(({ key }) => key === id) ?? add({ key: id, from: "visitor", text });
  }

  function message(body: Posted, key: string | null): Response {
    posted.push(body);
    if (writer !== undefined && writer !== key) lines.length = 0;
    writer = key ?? undefined;
    const other = odd.shift();
    if (other === "offline") throw new TypeError("offline");
    if (other instanceof Response) return other;
    const line = take(body);
    if (other === "cut") throw new TypeError("cut");
    return ok({ reference: "AK-2345-6789", line });
  }

  function live(last: string | null, signal: AbortSignal | null | undefined): Response {
    state.followed += 1;
    if (state.liveStatus !== 200) return refusal(state.liveStatus, "Not now.");
    const text = [event("state", standing), ...after(last).map((line) => event("line", line))].join("");
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        streams.add(controller);
        controller.enqueue(new TextEncoder().encode(text));
      },
      cancel: () => void streams.delete(own),
    });
    signal?.addEventListener("abort", () => {
      if (streams.delete(own)) own.error(new DOMException("gone", "AbortError"));
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  }

  async function fetch(address: string, { headers, body, signal }: RequestInit = {}): Promise<Response> {
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const given = new Headers(headers);
    keys.add(given.get(chatKeyHeader) ?? "none");
    if (pathname === chatMessageCall)
      return message(JSON.parse(String(body)) as Posted, given.get(chatKeyHeader));
    if (pathname === chatLiveCall) return live(given.get("last-event-id"), signal);
    if (pathname !== chatMessagesCall) {
      received.push(JSON.parse(String(body)));
      return ok({});
    }
    state.looked += 1;
    const shown = {
      ...standing,
      reference: "AK-2345-6789",
      lines: after(searchParams.get("after")),
      more: false,
    };
    return ok(shown);
  }

  return {
    fetch,
    lines,
    posted,
    found: received,
    keys,
    odd,
    standing,
    state,
    streams,
    /** Adds a message by a colleague. */
    answer: (text: string) => add({ from: "staff", text }),
    tell: (change: Partial<ChatStanding>) => write(event("state", Object.assign(standing, change))),
    write,
    texts: () => lines.map(({ text }) => text),
  };
}
