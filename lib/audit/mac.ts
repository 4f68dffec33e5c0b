import "server-only";
import type { AuditEvent, Prisma } from "../generated/prisma/client.ts";
import { keyedHash, newToken } from "../secrets/index.ts";

/** Facts in one order, whichever the database keeps them in. */
const inOrder = (detail: Prisma.JsonValue): string =>
  detail !== null && typeof detail === "object" && !Array.isArray(detail)
    ? JSON.stringify(Object.entries(detail).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : JSON.stringify(detail);

/** An event as the site hands it to the database, which gives it its number. */
export type WrittenEvent = Omit<AuditEvent, "id" | "mac">;

/** What an event says, in the order in which it is hashed. */
export const contentOf = ({
  at,
  deed,
  outcome,
  actorId,
  subject,
  requestId,
  detail,
}: WrittenEvent): string[] => [
  at.toISOString(),
  deed,
  outcome,
  actorId ?? "",
  subject ?? "",
  requestId ?? "",
  inOrder(detail),
];

const hashOfWritten = (nonce: string, event: WrittenEvent): string =>
  keyedHash("audit event as written", nonce, ...contentOf(event));

/** What an event is stored with: a random number, so that no two are the same, and the keyed hash of it and of the event. */
export function macOf(event: WrittenEvent): string {
  const nonce = newToken();
  return `${nonce}.${hashOfWritten(nonce, event)}`;
}

export const hasShapeOfMac = (mac: string | null): mac is string =>
  mac !== null && /^[\w-]{43}\.[\w-]{43}$/.test(mac);

/** Whether the event is as the site wrote it. A copy of one is too: only one event of a mac is taken into the chain. */
export function fitsMac(event: AuditEvent): boolean {
  if (!hasShapeOfMac(event.mac)) return false;
  const [nonce = "", hash] = event.mac.split(".");
  return hash === hashOfWritten(nonce, event);
}
