import { log } from "#lib/platform/log.ts";

/** Where events are written. An idle stream keeps nothing else in memory. */
export type Sink = {
  write: (text: string) => void;
  end: () => void;
  /** Whether the buffer of the reader is full. */
  isBehind: () => boolean;
  /** Calls `listener` each time the reader has drained its buffer. */
  onDrain: (listener: () => void) => void;
};

export type Stream = Pick<Sink, "isBehind" | "onDrain"> & {
  /** Sends one event; `id` is what the reader names when it reconnects. */
  send: (event: string, data: unknown, id?: string) => void;
  /** Ends the stream, after which the reader reconnects. */
  end: () => void;
};

/** Starts filling a stream, and returns what stops that. */
type Begin = (stream: Stream) => () => void;

/** The heartbeat interval: shorter than the time after which proxies in between close an idle connection. */
export const beatMs = 20_000;
/** The maximum number of streams per instance. */
const mostStreams = 4_000;
/** How much may be buffered for a reader before nothing more is read for it. */
const behindBytes = 64 * 1024;
/** After this, the place of a stream that was not started is freed: its client had disconnected. */
const unbegunMs = 30_000;

type Open = {
  sinks: Set<Sink>;
  begins: WeakMap<Response, (sink: Sink) => () => void>;
  beat?: NodeJS.Timeout | undefined;
  isEnding?: true;
};

/**
 * Calls run in Next's bundle and the server sends their responses: two module graphs in one process, which share this.
 */
const shared = globalThis as { akomaStreams?: Open };
const open = (shared.akomaStreams ??= { sinks: new Set(), begins: new WeakMap() });

/** One timer sends the heartbeats of all streams. */
function keep(sink: Sink): void {
  open.sinks.add(sink);
  open.beat ??= setInterval(() => {
    for (const one of open.sinks) if (!one.isBehind()) one.write(":\n\n");
  }, beatMs).unref();
}

function drop(sink: Sink): void {
  open.sinks.delete(sink);
  if (open.sinks.size > 0) return;
  clearInterval(open.beat);
  open.beat = undefined;
}

/** Whether there is room for one more stream. */
export const canOpenStream = (): boolean => !open.isEnding && open.sinks.size < mostStreams;

/** Ends all streams and accepts no more: the process shuts down, and their readers reconnect to another. */
export function endStreams(): void {
  open.isEnding = true;
  for (const sink of open.sinks) sink.end();
}

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // A proxy that buffers responses would hold back every event.
  "x-accel-buffering": "no",
};

function fill(begin: Begin, sink: Sink, leave: () => void): () => void {
  keep(sink);
  const state: { isOver?: true; stop?: () => void } = {};
  const over = () => {
    if (state.isOver) return;
    state.isOver = true;
    drop(sink);
    leave();
    state.stop?.();
  };
  const send: Stream["send"] = (event, data, id) => {
    if (state.isOver) return;
    sink.write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const end = () => {
    over();
    sink.end();
  };
  state.stop = begin({ send, end, isBehind: sink.isBehind, onDrain: sink.onDrain });
  return over;
}

/** The sink of a web stream, and what its reader calls when it has drained the stream and asks for more. */
function sinkInto(controller: ReadableStreamDefaultController<Uint8Array>): {
  sink: Sink;
  drained: () => void;
} {
  const encoder = new TextEncoder();
  const drainListeners: (() => void)[] = [];
  return {
    drained: () => {
      for (const listener of drainListeners) listener();
    },
    sink: {
      write: (text) => controller.enqueue(encoder.encode(text)),
      end: () => {
        try {
          controller.close();
        } catch (err) {
          log.debug({ err }, "a stream had ended already");
        }
      },
      isBehind: () => -(controller.desiredSize ?? 0) >= behindBytes,
      onDrain: (listener) => void drainListeners.push(listener),
    },
  };
}

/**
 * A response that stays open and carries events (text/event-stream) until either side ends it, and then frees its
 * places. The server writes the events to the socket itself (`sinkOf`), which takes half the memory of a web stream;
 * elsewhere the body is a web stream.
 */
export function eventStream(begin: Begin, leave: () => void): Response {
  const unbegun = setTimeout(leave, unbegunMs).unref();
  const fillWith = (sink: Sink) => {
    clearTimeout(unbegun);
    return fill(begin, sink, leave);
  };
  let over: (() => void) | undefined;
  let drained: (() => void) | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      // Called for the first time when somebody starts to read, and again whenever that reader has drained the stream.
      pull(controller) {
        if (drained) return drained();
        const into = sinkInto(controller);
        drained = into.drained;
        over = fillWith(into.sink);
      },
      cancel: () => (over ?? leave)(),
    },
    { highWaterMark: 0, size: (chunk) => chunk.byteLength },
  );
  const response = new Response(body, { headers });
  open.begins.set(response, fillWith);
  return response;
}

/** What fills a response with events as they come; undefined for every other response. */
export const sinkOf = (response: Response): ((sink: Sink) => () => void) | undefined =>
  open.begins.get(response);
