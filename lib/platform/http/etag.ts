import { createHash } from "node:crypto";

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
