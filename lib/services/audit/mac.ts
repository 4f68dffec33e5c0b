import "server-only";
import type { AuditEvent, Prisma } from "#lib/generated/prisma/client.ts";
import { keyedHash, newToken } from "#lib/platform/secrets/index.ts";

/** Serializes details in one order, whichever order the database stores them in. */
const inOrder = (detail: Prisma.JsonValue): string =>
  detail !== null && typeof detail === "object" && !Array.isArray(detail)
    ? JSON.stringify(Object.entries(detail).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : JSON.stringify(detail);

/** An event before it is inserted into the database, which assigns its id. */
export type WrittenEvent = Omit<AuditEvent, "id" | "mac">;

/** The fields of an event in the order in which they are hashed. */
export const contentOf = ({
  at,
  action,
  outcome,
  actorId,
  subject,
  requestId,
  detail,
}: WrittenEvent): string[] => [
  at.toISOString(),
  action,
  outcome,
  actorId ?? "",
  subject ?? "",
  requestId ?? "",
  inOrder(detail),
];

const hashOfWritten = (nonce: string, event: WrittenEvent): string =>
  keyedHash("audit event as written", nonce, ...contentOf(event));

/**
 * The MAC stored with an event: a random nonce, so that no two are the same, and the keyed hash of the nonce and the
 * event.
 */
export function macOf(event: WrittenEvent): string {
  const nonce = newToken();
  return `${nonce}.${hashOfWritten(nonce, event)}`;
}

export const hasShapeOfMac = (mac: string | null): mac is string =>
  mac !== null && /^[\w-]{43}\.[\w-]{43}$/.test(mac);

/**
 * Whether the event is as the site wrote it. That is true of a copy of an event too: only one event per MAC is added to
 * the chain.
 */
export function fitsMac(event: AuditEvent): boolean {
  if (!hasShapeOfMac(event.mac)) return false;
  const [nonce = "", hash] = event.mac.split(".");
  return hash === hashOfWritten(nonce, event);
}
