import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";

const purpose = "audit check";

export const chainFaults = [
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
  const read = check.safeParse(open(purpose, row.sealed));
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
  await on.auditCheck.create({ data: { number: kept.number, sealed: seal(purpose, kept) } });
}
