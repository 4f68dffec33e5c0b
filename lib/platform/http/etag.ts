import { createHash } from "node:crypto";
import type { Envelope } from "./envelope.ts";

/** A strong validator: equal for the same bytes, and only for the same bytes. */
export const etagOf = (body: string | Buffer): string =>
  `"${createHash("sha256").update(body).digest("base64url")}"`;

/** Whether the caller, by its If-None-Match, already has what `etag` names (RFC 9110, 13.1.2: weak comparison). */
export function isHeld(given: string | null | undefined, etag: string): boolean {
  if (!given) return false;
  return given.split(",").some((entry) => {
    const held = entry.trim();
    return held === "*" || held.replace(/^W\//, "") === etag;
  });
}

/** Answers with the envelope and an ETag of its content, or with 304 if the caller already has that content. */
export function succeedUnlessHeld<T>(request: Request, data: T, cacheControl: string): Response {
  const body = JSON.stringify({ ok: true, data } satisfies Envelope<T>);
  const etag = etagOf(body);
  const headers = { "cache-control": cacheControl, etag };
  return isHeld(request.headers.get("if-none-match"), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, "content-type": "application/json" } });
}
