import { log } from "../log.ts";

/** Where events go. All it holds for a stream that is idle is this. */
export type Sink = {
  write: (text: string) => void;
  end: () => void;
  /** Whether as much waits for the reader as may. */
  isBehind: () => boolean;
  /** Calls `hear` each time the reader has taken what waited. */
  onDrain: (hear: () => void) => void;
};

export type Stream = Pick<Sink, "isBehind" | "onDrain"> & {
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
/** So much waits for a reader before nothing more is read for it. */
const behindBytes = 64 * 1024;
/** A place whose stream was not begun by then is free again: whoever asked had gone. */
const unbegunMs = 30_000;

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
    for (const one of open.sinks) if (!one.isBehind()) one.write(":\n\n");
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

/** The sink of a body of the web, and what its reader calls when it has taken all and asks for more. */
function sinkInto(controller: ReadableStreamDefaultController<Uint8Array>): {
  sink: Sink;
  drained: () => void;
} {
  const encoder = new TextEncoder();
  const hearers: (() => void)[] = [];
  return {
    drained: () => {
      for (const hear of hearers) hear();
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
      onDrain: (hear) => void hearers.push(hear),
    },
  };
}

/**
 * An answer that stays open and carries events (text/event-stream) until either side ends it, and gives its places back then.
 * The server writes them to the socket itself (`sinkOf`), which holds half the memory of a stream of the web; where it does
 * not, the body is one.
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
      // Asked for the first time only once somebody reads it, and again whenever that reader has taken all.
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

/** What fills an answer with events as they come; undefined for every other answer. */
export const sinkOf = (response: Response): ((sink: Sink) => () => void) | undefined =>
  open.begins.get(response);
