import "server-only";
import { db } from "../db.ts";
import { findLastCheck, type Check } from "./checks.ts";
import { readMark } from "./mark.ts";

/** How it stands with the chain, without walking along it. */
export type ChainRead = {
  /** The last link: its number, its hash, and when its event was. */
  last: { seq: bigint; hash: string; at: Date } | null;
  /** Events of the last day that are in no link yet. */
  unchained: number;
  /** What the last check found, as it was sealed; null before the first. */
  check: Check | null;
  /** Since when what is stored before is taken as it is; null before the job has run, or where the note of it was taken away. */
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
