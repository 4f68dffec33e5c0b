import "server-only";
import type { AuditEvent, Prisma } from "#lib/generated/prisma/client.ts";
import { keyedHash, newToken } from "#lib/platform/secrets/index.ts";
import { db } from "#lib/platform/db.ts";
import { log } from "#lib/platform/log.ts";
import { firstMark, readMark, writeMark, type Baseline } from "./checks.ts";

/** Serializes details in one order, whichever order the database stores them in. */
const inOrder = (detail: Prisma.JsonValue): string =>
  detail !== null && typeof detail === "object" && !Array.isArray(detail)
    ? JSON.stringify(Object.entries(detail).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : JSON.stringify(detail);

/** An event before it is inserted into the database, which assigns its id. */
type WrittenEvent = Omit<AuditEvent, "id" | "mac">;

/** The fields of an event in the order in which they are hashed. */
const contentOf = ({ at, action, outcome, actorId, subject, requestId, detail }: WrittenEvent): string[] => [
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

/** The digest of an event in its link: without AUTH_SECRET nobody can make one that fits another event. */
export const digestOf = (event: AuditEvent): string =>
  keyedHash(
    "audit event",
    String(event.id),
    ...contentOf(event),
    ...(event.mac === null ? [] : [event.mac]), // links of events from before MACs existed have none
  );

/** The hash before the first link. */
export const beginning = "";

type Linked = {
  seq: bigint;
  eventId: bigint;
  at: Date;
  digest: string;
  mac: string | null;
  madeAt: Date | null;
};

/**
 * The hash of a link covers all its fields, including the times of its event and of the link: otherwise the removal of
 * its event could be hidden.
 */
export const hashOf = (before: string, { seq, eventId, at, digest, mac, madeAt }: Linked): string =>
  keyedHash(
    "audit link",
    before,
    String(seq),
    String(eventId),
    at.toISOString(),
    digest,
    ...(madeAt ? [mac ?? "", madeAt.toISOString()] : []), // links from before MACs have neither
  );

/** Any number that no other module uses: one instance extends the chain at a time. */
export const chainLock = 7_205_413;
const batchRows = 500;

/**
 * The events that belong in the chain: those that the site wrote, each once, and those older than MACs. In the order of
 * their ids.
 */
export async function takeGenuine(
  on: Prisma.TransactionClient,
  events: readonly AuditEvent[],
  baseline: Baseline | undefined,
): Promise<AuditEvent[]> {
  const oldest = BigInt(baseline?.eventId ?? 0);
  const macs = events.flatMap(({ mac }) => mac ?? []);
  const linked = await on.auditLink.findMany({ where: { mac: { in: macs } }, select: { mac: true } });
  const seen = new Set(linked.map(({ mac }) => mac));
  return events.filter((event) => {
    const isOld = event.id <= oldest;
    if (event.mac === null) return isOld;
    if (seen.has(event.mac) || !(isOld || fitsMac(event))) return false;
    seen.add(event.mac);
    return true;
  });
}

type Batch = { added: number; last: bigint | undefined };

/**
 * Adds the events after the event `after` that are new to the chain, in the transaction `on`; does nothing while
 * another instance adds.
 */
async function addLinks(on: Prisma.TransactionClient, after: bigint): Promise<Batch> {
  const [lock] = await on.$queryRaw<{ isHeld: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${chainLock}::bigint) AS "isHeld"`;
  if (!lock?.isHeld) return { added: 0, last: undefined };
  const now = new Date();
  const mark = (await readMark(on)) ?? (await firstMark(on, now));
  const last = await on.auditLink.findFirst({ orderBy: { seq: "desc" }, select: { seq: true, hash: true } });
  const ids = await on.$queryRaw<{ id: bigint }[]>`
    SELECT e.id FROM audit_events e
    WHERE e.id > ${after}::bigint AND NOT EXISTS (SELECT FROM audit_links l WHERE l.event_id = e.id)
    ORDER BY e.id LIMIT ${batchRows}::int`;
  const events = await on.auditEvent.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: { id: "asc" },
  });
  const genuine = await takeGenuine(on, events, mark?.baseline);
  if (genuine.length < events.length)
    log.error(
      { action: "chainAudit", refused: events.length - genuine.length },
      "audit holds what no server wrote",
    );
  let seq = last?.seq ?? BigInt(mark?.baseline.seq ?? 0);
  let before = last?.hash ?? mark?.baseline.hash ?? beginning;
  const links = genuine.map((event) => {
    seq += 1n;
    const link = {
      seq,
      eventId: event.id,
      at: event.at,
      digest: digestOf(event),
      mac: event.mac,
      madeAt: now,
    };
    before = hashOf(before, link);
    return { ...link, hash: before };
  });
  await on.auditLink.createMany({ data: links });
  // If the chain lost the link in the mark, the mark stays: the next run must still notice what was removed.
  if (mark && (await goesOnFrom(on, mark))) await writeMark(on, { ...mark, seq: String(seq), hash: before });
  // Also logged outside the database: an attacker who removes the end of the chain there does not remove it from the
  // log.
  if (links.length > 0) log.info({ action: "chainAudit", seq: String(seq), hash: before }, "audit chained");
  return { added: links.length, last: events.length < batchRows ? undefined : events.at(-1)?.id };
}

/** Whether the chain still contains the link that the mark names as the last. */
async function goesOnFrom(
  on: Prisma.TransactionClient,
  { seq, hash, baseline }: { seq: string; hash: string; baseline: Baseline },
): Promise<boolean> {
  if (seq === baseline.seq) return true;
  const link = await on.auditLink.findUnique({ where: { seq: BigInt(seq) }, select: { hash: true } });
  return link?.hash === hash;
}

/** Extends the chain until all events that the site wrote are in it. Returns how many links it added. */
export async function chainAudit(): Promise<number> {
  let added = 0;
  let after = -(2n ** 63n);
  for (;;) {
    const batch = await db().$transaction((on) => addLinks(on, after));
    added += batch.added;
    if (batch.last === undefined) return added;
    after = batch.last;
  }
}
