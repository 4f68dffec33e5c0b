import "server-only";
import { z } from "zod";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";

const purpose = "audit mark";

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
  const read = row ? mark.safeParse(open(purpose, row.sealed)) : undefined;
  return read?.success ? read.data : undefined;
}

export async function writeMark(on: Prisma.TransactionClient, noted: Mark): Promise<void> {
  const sealed = seal(purpose, noted);
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
