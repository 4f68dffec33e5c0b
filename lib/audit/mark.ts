import "server-only";
import { z } from "zod";
import type { Prisma } from "../generated/prisma/client.ts";
import { open, seal } from "../secrets/index.ts";

const purpose = "audit mark";

/** Where the chain is believed from: events up to `eventId` need no mac, and links up to `seq` are taken as they are. */
const baseline = z.object({
  eventId: z.string(),
  seq: z.string(),
  hash: z.string(),
  /** The last check before it. */
  check: z.number(),
  at: z.string(),
});
const mark = z.object({
  /** The last link there was, and its hash. */
  seq: z.string(),
  hash: z.string(),
  /** The number of the last check. */
  check: z.number(),
  baseline,
});
export type Baseline = z.output<typeof baseline>;
export type Mark = z.output<typeof mark>;

/** What the site last noted of the chain; `undefined` where the row is gone or was not sealed by the site. */
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
 * The first mark of a site: events that are older than the first one with a mac were written before there were any. Undefined where
 * there was a mark before: links say when they were made only since there are marks.
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
