import type { IncomingMessage, ServerResponse } from "node:http";
import { arrayBuffer } from "node:stream/consumers";
import { sinkOf } from "./event-stream.ts";

/** A call of the API that answers with the envelope, also when something fails. */
export type Call = (request: Request) => Promise<Response>;
/** Calls by method and path: "GET /api/auth/me". */
export type Calls = Readonly<Record<string, Call>>;

/** The server and Next's bundle are two worlds of modules in one process; this is the one thing they share. */
const shared = globalThis as { akomaCalls?: Calls };

/**
 * Names the calls that the server answers itself. For those that pages make at every visit, or that somebody waits for
 * again and again: Next's way to a route and back takes as long as the call, or several times longer.
 */
export function takeShortWay(calls: Calls): void {
  shared.akomaCalls = calls;
}

/** A larger body, or one of another kind, is refused or read piece by piece: the route knows how. */
const mostBytes = 64 * 1024;

const isShort = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" ||
  (headers["content-type"] === "application/json" && Number(headers["content-length"]) <= mostBytes);

function toRequest(
  { url = "/", method = "GET", headers }: IncomingMessage,
  body: Uint8Array<ArrayBuffer> | null,
): Request {
  const plain = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === "string") plain.set(name, value);
  return new Request(new URL(url, "http://localhost"), { method, headers: plain, body });
}

/** What is written to a reader who is behind all the same may not come to more than this. */
const mostBehind = 256 * 1024;

/** Writes events to the connection as they come, until it is closed from either side. */
function carryEvents(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
  fill: NonNullable<ReturnType<typeof sinkOf>>,
): void {
  response.setHeaders(answer.headers);
  response.writeHead(answer.status);
  response.flushHeaders();
  // What came with the request is asked for no more, and would be held as long as the stream is open.
  request.headers = {};
  request.rawHeaders = [];
  const over = fill({
    write: (text) => {
      response.write(text);
      // Who reads slower than it is written comes again, and asks from where they were.
      if (response.writableLength > mostBehind) response.destroy();
    },
    end: () => void response.end(),
    isBehind: () => response.writableNeedDrain,
    onDrain: (hear) => void response.on("drain", hear),
  });
  response.once("close", over);
}

async function answerWith(call: Call, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body =
    request.method === "GET"
      ? null
      : new Uint8Array(await arrayBuffer(request).catch(() => new ArrayBuffer()));
  if (request.errored) return; // whoever asked has gone, or was too slow
  const answer = await call(toRequest(request, body));
  const events = sinkOf(answer);
  if (events) {
    if (response.destroyed) return answer.body?.cancel();
    return carryEvents(answer, request, response, events);
  }
  const sent = Buffer.from(await answer.arrayBuffer());
  response.setHeaders(answer.headers);
  // What the caller holds already has the length it has, not none (RFC 9110, 8.6).
  if (answer.status !== 304) response.setHeader("content-length", sent.length);
  response.writeHead(answer.status).end(sent);
}

/** The way to answer such a call; undefined for every other request. */
export function shortWayOf(
  request: IncomingMessage,
): ((response: ServerResponse) => Promise<void>) | undefined {
  const { method, url = "" } = request;
  const call = shared.akomaCalls?.[`${method} ${url.split("?", 1)[0]}`];
  return call && isShort(request) ? (response) => answerWith(call, request, response) : undefined;
}
