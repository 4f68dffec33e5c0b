import "server-only";
import { db } from "../db.ts";
import type { AuditEvent } from "../generated/prisma/client.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { log } from "../log.ts";
import { keyedHash } from "../secrets/index.ts";
import { contentOf, fitsMac } from "./mac.ts";
import { firstMark, readMark, writeMark, type Baseline } from "./mark.ts";

/** What a link says of its event: nobody without AUTH_SECRET can make one that fits another. */
export const digestOf = (event: AuditEvent): string =>
  keyedHash(
    "audit event",
    String(event.id),
    ...contentOf(event),
    ...(event.mac === null ? [] : [event.mac]), // events from before there were macs are in links without
  );

/** What the chain begins with. */
export const beginning = "";

type Linked = {
  seq: bigint;
  eventId: bigint;
  at: Date;
  digest: string;
  mac: string | null;
  madeAt: Date | null;
};

/** All that a link says is in its hash, when its event was and when it was made too: else one could hide that its event was taken out. */
export const hashOf = (before: string, { seq, eventId, at, digest, mac, madeAt }: Linked): string =>
  keyedHash(
    "audit link",
    before,
    String(seq),
    String(eventId),
    at.toISOString(),
    digest,
    ...(madeAt ? [mac ?? "", madeAt.toISOString()] : []), // links from before say neither
  );

/** Any number no other part uses: one instance goes on with the chain at a time. */
export const chainLock = 7_205_413;
const batchRows = 500;

/**
 * Which of these events are taken into the chain: those that the site wrote, each once, and those that are older than macs are.
 * In the order of their numbers.
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

/** Adds what is new after the event `after` to the chain, in the transaction `on`; nothing while another instance does. */
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
      { deed: "chainAudit", refused: events.length - genuine.length },
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
  // A chain that lost what the mark says keeps it: what was taken away is not to be forgotten by the next run.
  if (mark && (await goesOnFrom(on, mark))) await writeMark(on, { ...mark, seq: String(seq), hash: before });
  // Outside the database too: whoever takes away the end of the chain there does not take it from the log.
  if (links.length > 0) log.info({ deed: "chainAudit", seq: String(seq), hash: before }, "audit chained");
  return { added: links.length, last: events.length < batchRows ? undefined : events.at(-1)?.id };
}

/** Whether the chain still has the link that was the last one. */
async function goesOnFrom(
  on: Prisma.TransactionClient,
  { seq, hash, baseline }: { seq: string; hash: string; baseline: Baseline },
): Promise<boolean> {
  if (seq === baseline.seq) return true;
  const link = await on.auditLink.findUnique({ where: { seq: BigInt(seq) }, select: { hash: true } });
  return link?.hash === hash;
}

/** Goes on with the chain until all that the site wrote is in it. Answers how many links it added. */
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
