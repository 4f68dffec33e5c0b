import { log } from "../log.ts";

/** Where events go. All it holds for a stream that is idle is this. */
export type Sink = { write: (text: string) => void; end: () => void };

export type Stream = {
  /** Sends one event; `id` is what the reader names when it comes again. */
  send: (event: string, data: unknown, id?: string) => void;
  /** Ends it: the reader comes again. */
  end: () => void;
};

/** Begins what fills a stream, and answers with what ends it. */
type Begin = (stream: Stream) => () => void;

/** So often a stream says that it is there: more often than what stands between gives up a connection on which nothing moves. */
export const beatMs = 20_000;
/** An instance holds so many. */
const mostStreams = 4_000;

type Open = {
  sinks: Set<Sink>;
  begins: WeakMap<Response, (sink: Sink) => () => void>;
  beat?: NodeJS.Timeout | undefined;
  isEnding?: true;
};

/** Calls are made in Next's bundle and carried by the server: two worlds of modules in one process, which share this. */
const shared = globalThis as { akomaStreams?: Open };
const open = (shared.akomaStreams ??= { sinks: new Set(), begins: new WeakMap() });

/** One timer beats for all of them. */
function keep(sink: Sink): void {
  open.sinks.add(sink);
  open.beat ??= setInterval(() => {
    for (const one of open.sinks) one.write(":\n\n");
  }, beatMs).unref();
}

function drop(sink: Sink): void {
  open.sinks.delete(sink);
  if (open.sinks.size > 0) return;
  clearInterval(open.beat);
  open.beat = undefined;
}

/** Whether one more stream can be held. */
export const hasRoomForStream = (): boolean => !open.isEnding && open.sinks.size < mostStreams;

/** Ends all of them, and holds no more: the process goes, and their readers come again to another. */
export function endStreams(): void {
  open.isEnding = true;
  for (const sink of open.sinks) sink.end();
}

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // A proxy that gathers what it passes on would hold every event back.
  "x-accel-buffering": "no",
};

function fill(begin: Begin, sink: Sink): () => void {
  keep(sink);
  const state: { isOver?: true; stop?: () => void } = {};
  const over = () => {
    if (state.isOver) return;
    state.isOver = true;
    drop(sink);
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
  state.stop = begin({ send, end });
  return over;
}

/**
 * An answer that stays open and carries events (text/event-stream) until either side ends it. The server writes them to the
 * socket itself (`sinkOf`), which holds half the memory of a stream of the web; where it does not, the body is one.
 */
export function eventStream(begin: Begin): Response {
  const fillWith = (sink: Sink) => fill(begin, sink);
  let over: (() => void) | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      // Asked for the first time only once somebody reads it.
      pull(controller) {
        if (over) return new Promise(() => undefined);
        const encoder = new TextEncoder();
        const sink = {
          write: (text: string) => controller.enqueue(encoder.encode(text)),
          end: () => {
            try {
              controller.close();
            } catch (err) {
              log.debug({ err }, "a stream had ended already");
            }
          },
        };
        over = fillWith(sink);
        return undefined;
      },
      cancel: () => over?.(),
    },
    { highWaterMark: 0 },
  );
  const response = new Response(body, { headers });
  open.begins.set(response, fillWith);
  return response;
}

/** What fills an answer with events as they come; undefined for every other answer. */
export const sinkOf = (response: Response): ((sink: Sink) => () => void) | undefined =>
  open.begins.get(response);
