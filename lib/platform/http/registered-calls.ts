import type { IncomingMessage, ServerResponse } from "node:http";
import { arrayBuffer } from "node:stream/consumers";
import { sinkOf } from "./event-stream.ts";

/** A call of the API that answers with the envelope, even if something fails. */
export type Call = (request: Request) => Promise<Response>;
/** Calls by method and path: "GET /api/auth/me". */
export type Calls = Readonly<Record<string, Call>>;

/** The server and Next's bundle are two module graphs in one process, which share this. */
const shared = globalThis as { akomaCalls?: Calls };

/**
 * Registers the calls that the server answers itself. They are those that pages make at every visit, or that somebody
 * waits for again and again: Next's routing takes as long as the call, or several times longer.
 */
export function registerCalls(calls: Calls): void {
  shared.akomaCalls = calls;
}

/** A larger body, or one of another type, is left to the route, which refuses it or reads it piece by piece. */
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

/** The most that may be buffered for a reader that is behind. */
const mostBehind = 256 * 1024;

/** Writes events to the connection as they come, until either side closes it. */
function carryEvents(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
  fill: NonNullable<ReturnType<typeof sinkOf>>,
): void {
  response.setHeaders(answer.headers);
  response.writeHead(answer.status);
  response.flushHeaders();
  // The request's headers are no longer needed, and would stay in memory as long as the stream is open.
  request.headers = {};
  request.rawHeaders = [];
  const over = fill({
    write: (text) => {
      response.write(text);
      // A reader that is slower than the stream reconnects, and resumes where it was.
      if (response.writableLength > mostBehind) response.destroy();
    },
    end: () => void response.end(),
    isBehind: () => response.writableNeedDrain,
    onDrain: (listener) => void response.on("drain", listener),
  });
  response.once("close", over);
}

async function answerWith(call: Call, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body =
    request.method === "GET"
      ? null
      : new Uint8Array(await arrayBuffer(request).catch(() => new ArrayBuffer()));
  if (request.errored) return; // the client has disconnected, or was too slow
  const answer = await call(toRequest(request, body));
  const events = sinkOf(answer);
  if (events) {
    if (response.destroyed) return answer.body?.cancel();
    return carryEvents(answer, request, response, events);
  }
  const sent = Buffer.from(await answer.arrayBuffer());
  response.setHeaders(answer.headers);
  // A 304 must not claim a length of zero for what the caller already has (RFC 9110, 8.6).
  if (answer.status !== 304) response.setHeader("content-length", sent.length);
  response.writeHead(answer.status).end(sent);
}

/** What answers such a call; undefined for every other request. */
export function registeredCallOf(
  request: IncomingMessage,
): ((response: ServerResponse) => Promise<void>) | undefined {
  const { method, url = "" } = request;
  const call = shared.akomaCalls?.[`${method} ${url.split("?", 1)[0]}`];
  return call && isShort(request) ? (response) => answerWith(call, request, response) : undefined;
}
