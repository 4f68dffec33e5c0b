/**
 * An event of a stream: `text/event-stream` as browsers read it, without `retry`, which nothing here sends, and `id`,
 * which the lines of a conversation contain themselves.
 */
export type StreamEvent = { name: string; data: string };

/**
 * The events of a stream, in one list per chunk. A chunk without a complete event is an empty list, so that the reader
 * knows that the connection is alive. Events, lines and characters may be cut anywhere.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent[]> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  let event = { name: "", data: [] as string[] };

  function take(line: string): StreamEvent | undefined {
    if (line === "") {
      const { name, data } = event;
      event = { name: "", data: [] };
      return data.length > 0 ? { name, data: data.join("\n") } : undefined;
    }
    const [, field = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []; // a comment has no name
    if (field === "event") event.name = value;
    else if (field === "data") event.data.push(value);
    return undefined;
  }

  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // The second half of a line ending may still be on its way.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      yield lines.flatMap((line) => take(line) ?? []);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** cut: it reconnects automatically. over: the server refused it, and would refuse it again. */
export type StreamState = "open" | "cut" | "over";

type Given = {
  url: string;
  /** The id of the last event that arrived, after which the stream continues; read on each connection. */
  after?: () => string | undefined;
  onEvent: (name: string, data: unknown) => void;
  onState?: (state: StreamState) => void;
};

const firstWaitMs = 1_000;
const mostWaitMs = 30_000;
/** A live stream sends something more often than this. */
const silenceMs = 60_000;

/** The delay that a refusing server asks for, in milliseconds. */
const retryAfterMs = (answer: Response): number =>
  Number(answer.headers.get("retry-after") ?? 0) * 1_000 || 0;

const mayComeAgain = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/** Waits for `ms`, or until the network is back or `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}

/**
 * Follows an event stream until the returned function is called. A cut stream reconnects with exponential backoff from
 * one second, never before a refusing server's `Retry-After`, and with jitter, so that not everybody who was cut
 * returns at the same moment.
 */
export function followStream({ url, after, onEvent, onState }: Given): () => void {
  const stop = new AbortController();
  let waitMs = firstWaitMs;
  let leastMs = 0;

  /** Resolves to whether to reconnect. */
  async function follow(): Promise<boolean> {
    leastMs = 0;
    const line = new AbortController();
    const cut = () => line.abort();
    stop.signal.addEventListener("abort", cut);
    // A page in the back/forward cache keeps no connection.
    addEventListener("pagehide", cut);
    let timer = setTimeout(cut, silenceMs);
    try {
      const last = after?.();
      const headers = { accept: "text/event-stream", ...(last !== undefined && { "last-event-id": last }) };
      const answer = await fetch(url, { headers, cache: "no-store", signal: line.signal });
      leastMs = answer.ok ? 0 : retryAfterMs(answer);
      if (!answer.ok || !answer.body) return mayComeAgain(answer.status);
      onState?.("open");
      for await (const events of readEvents(answer.body)) {
        clearTimeout(timer);
        timer = setTimeout(cut, silenceMs);
        waitMs = firstWaitMs;
        for (const { name, data } of events) onEvent(name, JSON.parse(data));
      }
      return true;
    } catch {
      return true;
    } finally {
      clearTimeout(timer);
      stop.signal.removeEventListener("abort", cut);
      removeEventListener("pagehide", cut);
    }
  }

  async function keepFollowing(): Promise<void> {
    while (!stop.signal.aborted) {
      const again = await follow();
      if (stop.signal.aborted) return;
      onState?.(again ? "cut" : "over");
      if (!again) return;
      await pause(leastMs + waitMs * (0.5 + Math.random() / 2), stop.signal);
      waitMs = Math.min(waitMs * 2, mostWaitMs);
    }
  }
  void keepFollowing();
  return () => stop.abort();
}
