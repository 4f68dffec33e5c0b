import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";

const checkPurpose = "audit check";

const chainFaults = [
  "changed",
  "missing",
  "link",
  "unchained",
  "inserted",
  "cut",
  "rebuilt",
  "checks",
  "mark",
] as const;

/** A fault of the audit, and where it is. */
const chainFault = z.object({
  /**
   * The id of the event; for "cut" and "rebuilt" that of the link, for "checks" that of the check, empty for "mark".
   */
  id: z.string(),
  fault: z.enum(chainFaults),
});
export type ChainFault = z.output<typeof chainFault>;

/** The head of the chain. It never decreases from check to check, whatever a check finds. */
const head = z.object({ seq: z.string(), hash: z.string() });
export type Head = z.output<typeof head>;

const check = z.object({
  number: z.number(),
  startedAt: z.coerce.date(),
  finishedAt: z.coerce.date(),
  links: z.number(),
  /** The hash of the last link that was found. */
  head: z.string(),
  faults: z.array(chainFault),
  kept: head,
  /** The previous check with its stored head; null for the first. */
  before: head.extend({ number: z.number() }).nullable(),
});
export type Check = z.output<typeof check>;

const openCheck = (row: { number: number; sealed: Uint8Array }): Check | undefined => {
  const read = check.safeParse(open(checkPurpose, row.sealed));
  return read.success && read.data.number === row.number ? read.data : undefined;
};

/** All checks after this number, in order; `check` is undefined if no server sealed it. */
export async function listChecks(after: number): Promise<{ number: number; check: Check | undefined }[]> {
  const rows = await db().auditCheck.findMany({
    where: { number: { gt: after } },
    orderBy: { number: "asc" },
  });
  return rows.map((row) => ({ number: row.number, check: openCheck(row) }));
}

/** The last check that a server sealed. */
export async function findLastCheck(on: Prisma.TransactionClient = db()): Promise<Check | undefined> {
  const rows = await on.auditCheck.findMany({ orderBy: { number: "desc" }, take: 10 });
  return rows.map(openCheck).find((one) => one !== undefined);
}

export async function storeCheck(on: Prisma.TransactionClient, kept: Check): Promise<void> {
  await on.auditCheck.create({ data: { number: kept.number, sealed: seal(checkPurpose, kept) } });
}

const markPurpose = "audit mark";

/**
 * The point from which the chain is verified: events up to `eventId` need no MAC, and links up to `seq` are accepted as
 * they are.
 */
const baseline = z.object({
  eventId: z.string(),
  seq: z.string(),
  hash: z.string(),
  /** The last check before it. */
  check: z.number(),
  at: z.string(),
});
const mark = z.object({
  /** The last link and its hash. */
  seq: z.string(),
  hash: z.string(),
  /** The number of the last check. */
  check: z.number(),
  baseline,
});
export type Baseline = z.output<typeof baseline>;
export type Mark = z.output<typeof mark>;

/** The last stored mark of the chain; undefined if the row is missing or the site did not seal it. */
export async function readMark(on: Prisma.TransactionClient): Promise<Mark | undefined> {
  const row = await on.auditMark.findUnique({ where: { id: 1 } });
  const read = row ? mark.safeParse(open(markPurpose, row.sealed)) : undefined;
  return read?.success ? read.data : undefined;
}

export async function writeMark(on: Prisma.TransactionClient, noted: Mark): Promise<void> {
  const sealed = seal(markPurpose, noted);
  await on.auditMark.upsert({ where: { id: 1 }, create: { sealed }, update: { sealed } });
}

/**
 * The first mark of a site. Events older than the first one with a MAC were written before MACs existed. Undefined if
 * the site had a mark before, which checks and links with a creation time prove: links have had one only since marks
 * exist.
 */
export async function firstMark(on: Prisma.TransactionClient, now: Date): Promise<Mark | undefined> {
  const [links, checks, [oldest]] = await Promise.all([
    on.auditLink.count({ where: { madeAt: { not: null } }, take: 1 }),
    on.auditCheck.count({ take: 1 }),
    on.$queryRaw<{ eventId: string }[]>`
      SELECT coalesce((SELECT min(id) - 1 FROM audit_events WHERE mac IS NOT NULL),
        (SELECT max(id) FROM audit_events), 0)::text AS "eventId"`,
  ]);
  if (links > 0 || checks > 0) return undefined;
  const start = { seq: "0", hash: "", check: 0 };
  return {
    ...start,
    baseline: { ...start, eventId: oldest?.eventId ?? "0", at: now.toISOString() },
  };
}
