import "server-only";
import { db } from "#lib/platform/db.ts";
import { findLastCheck, type Check } from "./checks.ts";
import { readMark } from "./mark.ts";

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
