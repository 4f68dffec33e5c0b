import {
  chatKeyHeader,
  chatLiveCall,
  chatMessageCall,
  chatMessagesCall,
  chatTellCall,
} from "#lib/domains/chat/open/paths.ts";
import type { ChatShown, ChatTaken } from "#lib/domains/chat/open/shown-chat.ts";
import type { Envelope } from "#lib/platform/http/envelope.ts";
import type { Waiting } from "./kept-chat.ts";
import type { StreamChunk } from "./read-stream.ts";

/** `again`: it failed through no fault of the message, and the same one may be sent once more. */
export type Sent =
  | ({ is: "taken" } & ChatTaken)
  | { is: "again"; seconds: number }
  | { is: "prove" }
  | { is: "refused"; problem: string; isOfContact: boolean };

/**
 * How following ended: cut off, too many followers, no such conversation, or the server does not know the last line
 * given.
 */
export type Followed = "cut" | "busy" | "gone" | "lost";

export type Signal = { seen: string } | { typing: true } | { helped: boolean };

/** Slow connections are common; one that is silent for this long is treated as broken. */
const patienceMs = 45_000;
/** A stream that sends nothing else sends three heartbeats in this time. */
const silenceMs = 60_000;

const passing = [408, 412, 425, 429];

type Asking = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

const ask = (path: string, key: string, { headers, ...asking }: Asking = {}): Promise<Response> =>
  fetch(path, {
    cache: "no-store",
    signal: AbortSignal.timeout?.(patienceMs) ?? null, // older browsers do not support `AbortSignal.timeout`
    ...asking,
    headers: { [chatKeyHeader]: key, ...headers },
  });

const post = (path: string, key: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, key, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** The response envelope; undefined if the response was cut or is not one of ours. */
const read = <T>(answer: Response): Promise<Envelope<T> | undefined> =>
  answer.json().catch(() => undefined) as Promise<Envelope<T> | undefined>;

/** Why a stream or a poll was not answered. */
const endOf = (status: number): Followed => {
  if (status === 404) return "gone";
  if (status === 422) return "lost";
  return status === 429 || status === 503 ? "busy" : "cut";
};

/** The API calls of a conversation. None of them throws. */
export const chatCalls = {
  async send(key: string, { at: _, file, ...message }: Waiting, proof?: number): Promise<Sent> {
    try {
      const answer = await post(chatMessageCall, key, { ...message, file: file?.id, proof });
      const envelope = await read<ChatTaken>(answer);
      if (envelope?.ok) return { is: "taken", ...envelope.data };
      const { status, headers } = answer;
      if (status === 412 && proof === undefined) return { is: "prove" };
      const seconds = Number(headers.get("retry-after")) || 0;
      if (!envelope || status >= 500 || passing.includes(status)) return { is: "again", seconds };
      const isOfContact = Object.keys(envelope.fields ?? {}).some((field) => field.startsWith("contact"));
      const [[sentence] = []] = Object.values(envelope.fields ?? {});
      return { is: "refused", problem: sentence ?? envelope.error, isOfContact };
    } catch {
      return { is: "again", seconds: 0 };
    }
  },

  /** Proof of work, which slows down a program that sends a lot; undefined if its code cannot be fetched now. */
  prove: (id: string): Promise<number | undefined> =>
    import("#lib/services/proof/open/work.ts").then(
      ({ doWork }) => doWork(id),
      () => undefined,
    ),

  /** Passes on what a stream sends until it ends, or until `signal` aborts. */
  async follow(
    key: string,
    last: string | undefined,
    take: (chunk: StreamChunk) => Promise<void>,
    signal: AbortSignal,
  ): Promise<Followed> {
    const broken = new AbortController();
    const stop = () => broken.abort();
    signal.addEventListener("abort", stop);
    let timer = setTimeout(stop, silenceMs);
    try {
      const headers = { accept: "text/event-stream", ...(last !== undefined && { "last-event-id": last }) };
      const answer = await ask(chatLiveCall, key, { headers, signal: broken.signal });
      if (!answer.ok || !answer.body) return endOf(answer.status);
      const { readStream: readStream } = await import("./read-stream.ts");
      for await (const chunk of readStream(answer.body)) {
        clearTimeout(timer);
        timer = setTimeout(stop, silenceMs);
        await take(chunk);
      }
      return "cut";
    } catch {
      return "cut";
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    }
  },

  /** Polls for what there is after a line, when no stream is available. */
  async poll(key: string, last: string | undefined): Promise<ChatShown | Followed> {
    try {
      const after = last === undefined ? "" : `?${new URLSearchParams({ after: last }).toString()}`;
      const answer = await ask(`${chatMessagesCall}${after}`, key);
      const envelope = await read<ChatShown>(answer);
      return envelope?.ok ? envelope.data : endOf(answer.status);
    } catch {
      return "cut";
    }
  },

  /** Resolves to whether the server accepted it. */
  tell: (key: string, signal: Signal): Promise<boolean> =>
    post(chatTellCall, key, signal).then(
      ({ ok }) => ok,
      () => false,
    ),
};

export type ChatCalls = typeof chatCalls;
