import "server-only";
import { db } from "#lib/platform/db.ts";
import { chainLock } from "./chain.ts";
import { findLastCheck, storeCheck, type ChainFault } from "./checks.ts";
import { readMark, writeMark } from "./mark.ts";
import { verifyChain } from "./verify-chain.ts";

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
