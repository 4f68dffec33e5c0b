import type { Envelope } from "./envelope.ts";
import { etagOf, isHeld } from "./etag.ts";

/** Answers with the envelope and an ETag of its content, or with 304 if the caller already has that content. */
export function succeedUnlessHeld<T>(request: Request, data: T, cacheControl: string): Response {
  const body = JSON.stringify({ ok: true, data } satisfies Envelope<T>);
  const etag = etagOf(body);
  const headers = { "cache-control": cacheControl, etag };
  return isHeld(request.headers.get("if-none-match"), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, "content-type": "application/json" } });
}
