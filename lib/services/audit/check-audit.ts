import "server-only";
import { db } from "#lib/platform/db.ts";
import { findLastCheck, type Check, storeCheck, type ChainFault, readMark, writeMark } from "./checks.ts";
import { beginning, chainLock } from "./chain.ts";
import { record } from "./record.ts";
import { verifyChain } from "./verify-chain.ts";

/** The state of the chain, without verifying it. */
export type ChainRead = {
  /** The last link: its number, its hash, and the time of its event. */
  last: { seq: bigint; hash: string; at: Date } | null;
  /** Events of the last day that are in no link yet. */
  unchained: number;
  /** The sealed result of the last check; null before the first. */
  check: Check | null;
  /** Entries before this time are accepted as they are; null before the job has run, or if the mark is missing. */
  baseline: Date | null;
};

export async function readChain(): Promise<ChainRead> {
  const [last, [counted], check, mark] = await Promise.all([
    db().auditLink.findFirst({ orderBy: { seq: "desc" }, select: { seq: true, hash: true, at: true } }),
    db().$queryRaw<{ unchained: number }[]>`
      SELECT count(*)::int AS unchained FROM audit_events e
      WHERE e.at > now() - interval '1 day' AND NOT EXISTS (SELECT FROM audit_links l WHERE l.event_id = e.id)`,
    findLastCheck(),
    readMark(db()),
  ]);
  return {
    last,
    unchained: counted?.unchained ?? 0,
    check: check ?? null,
    baseline: mark ? new Date(mark.baseline.at) : null,
  };
}

/**
 * Accepts audit and chain as they are now: after a database was restored from a backup, or once it is known who changed
 * what. Present entries are not verified any more; later ones are. The acceptance is recorded in the audit.
 */
export const acceptAudit = (): Promise<void> =>
  db().$transaction(async (on) => {
    await on.$executeRaw`SELECT pg_advisory_xact_lock(${chainLock}::bigint)`;
    const [last, [counted]] = await Promise.all([
      on.auditLink.findFirst({ orderBy: { seq: "desc" }, select: { seq: true, hash: true } }),
      on.$queryRaw<{ eventId: string; check: number }[]>`
        SELECT (SELECT coalesce(max(id), 0)::text FROM audit_events) AS "eventId",
          (SELECT coalesce(max(number), 0)::int FROM audit_checks) AS check`,
    ]);
    const start = {
      seq: String(last?.seq ?? 0n),
      hash: last?.hash ?? beginning,
      check: counted?.check ?? 0,
    };
    const at = new Date().toISOString();
    await writeMark(on, { ...start, baseline: { ...start, eventId: counted?.eventId ?? "0", at } });
    await record({ action: "audit.accepted", outcome: "done", detail: { by: "npm run audit" } }, on);
  });

/** Faults after which the chain is not the one that was checked before. */
const isRollback = ({ fault }: ChainFault): boolean => ["cut", "rebuilt", "checks", "mark"].includes(fault);

/**
 * Verifies the whole chain and stores the result, with the number and the head of the previous check. The head of a
 * longer chain stays stored, so that every later check finds a cut too.
 */
export async function checkAudit(signal?: AbortSignal): Promise<void> {
  const startedAt = new Date();
  const { links, seq, head, faults } = await verifyChain({ ...(signal && { signal }) });
  await db().$transaction(async (on) => {
    await on.$executeRaw`SELECT pg_advisory_xact_lock(${chainLock}::bigint)`;
    const [before, mark, [numbered]] = await Promise.all([
      findLastCheck(on),
      readMark(on),
      on.$queryRaw<{ last: number }[]>`SELECT coalesce(max(number), 0)::int AS last FROM audit_checks`,
    ]);
    const number = Math.max(numbered?.last ?? 0, mark?.check ?? 0) + 1;
    const found = { seq: String(seq), hash: head };
    await storeCheck(on, {
      number,
      startedAt,
      finishedAt: new Date(),
      links,
      head,
      faults: [...faults],
      kept: before && faults.some(isRollback) ? before.kept : found,
      before: before ? { number: before.number, ...before.kept } : null,
    });
    if (mark && !faults.some(isRollback)) await writeMark(on, { ...mark, check: number });
  });
}
