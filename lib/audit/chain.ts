import "server-only";
import { db } from "../db.ts";
import type { AuditEvent } from "../generated/prisma/client.ts";
import { Prisma } from "../generated/prisma/client.ts";
import { log } from "../log.ts";
import { keyedHash } from "../secrets/index.ts";

/** Facts in one order, whichever the database keeps them in. */
const inOrder = (detail: Prisma.JsonValue): string =>
  detail !== null && typeof detail === "object" && !Array.isArray(detail)
    ? JSON.stringify(Object.entries(detail).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : JSON.stringify(detail);

/** What a link says of its event: nobody without AUTH_SECRET can make one that fits another. */
export const digestOf = ({
  id,
  at,
  deed,
  outcome,
  actorId,
  subject,
  requestId,
  detail,
}: AuditEvent): string =>
  keyedHash(
    "audit event",
    String(id),
    at.toISOString(),
    deed,
    outcome,
    actorId ?? "",
    subject ?? "",
    requestId ?? "",
    inOrder(detail),
  );

/** What the chain begins with. */
export const beginning = "";

type Linked = { seq: bigint; eventId: bigint; at: Date; digest: string };

/** All that a link says is in its hash, when its event was too: else one made older could hide that its event was taken out. */
export const hashOf = (before: string, { seq, eventId, at, digest }: Linked): string =>
  keyedHash("audit link", before, String(seq), String(eventId), at.toISOString(), digest);

/** Any number no other part uses: one instance goes on with the chain at a time. */
const chainLock = 7_205_413;
const batchRows = 500;

/** Adds what is new to the chain, in the transaction `on`; answers how many, and nothing while another instance does. */
async function addLinks(on: Prisma.TransactionClient): Promise<number> {
  const [lock] = await on.$queryRaw<{ isHeld: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${chainLock}::bigint) AS "isHeld"`;
  if (!lock?.isHeld) return 0;
  const last = await on.auditLink.findFirst({ orderBy: { seq: "desc" }, select: { seq: true, hash: true } });
  const ids = await on.$queryRaw<{ id: bigint }[]>`
    SELECT e.id FROM audit_events e WHERE NOT EXISTS (SELECT FROM audit_links l WHERE l.event_id = e.id)
    ORDER BY e.id LIMIT ${batchRows}::int`;
  const events = await on.auditEvent.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: { id: "asc" },
  });
  let seq = last?.seq ?? 0n;
  let before = last?.hash ?? beginning;
  const links = events.map((event) => {
    seq += 1n;
    const link = { seq, eventId: event.id, at: event.at, digest: digestOf(event) };
    before = hashOf(before, link);
    return { ...link, hash: before };
  });
  await on.auditLink.createMany({ data: links });
  // Outside the database too: whoever takes away the end of the chain there does not take it from the log.
  if (links.length > 0) log.info({ deed: "chainAudit", seq: String(seq), hash: before }, "audit chained");
  return links.length;
}

/** Goes on with the chain until all that is stored is in it. */
export async function chainAudit(): Promise<number> {
  let added = 0;
  for (;;) {
    const count = await db().$transaction(addLinks);
    added += count;
    if (count < batchRows) return added;
  }
}
