import type { IncomingMessage, ServerResponse } from "node:http";

/** A GET of the API that answers with the envelope, also when something fails. */
type Call = (request: Request) => Promise<Response>;

/** The server and Next's bundle are two worlds of modules in one process; this is the one thing they share. */
const shared = globalThis as { akomaCalls?: Readonly<Record<string, Call>> };

/**
 * Names the calls, by path, that the server answers itself. For calls that pages make at every visit: Next's way to a
 * route and back takes several times longer than the call.
 */
export function takeShortWay(calls: Readonly<Record<string, Call>>): void {
  shared.akomaCalls = calls;
}

function toRequest({ url = "/", headers }: IncomingMessage): Request {
  const plain = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === "string") plain.set(name, value);
  return new Request(new URL(url, "http://localhost"), { headers: plain });
}

async function answerWith(call: Call, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await call(toRequest(request));
  const body = Buffer.from(await answer.arrayBuffer());
  response.setHeaders(answer.headers);
  response.setHeader("content-length", body.length);
  response.writeHead(answer.status).end(body);
}

/** The way to answer such a call; undefined for every other request. */
export function shortWayOf(
  request: IncomingMessage,
): ((response: ServerResponse) => Promise<void>) | undefined {
  const pathname = request.url?.split("?", 1)[0] ?? "";
  const call = request.method === "GET" ? shared.akomaCalls?.[pathname] : undefined;
  return call && ((response) => answerWith(call, request, response));
}
