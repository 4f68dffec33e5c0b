import "server-only";
import { z } from "zod";
import { db } from "../db.ts";
import type { ChainFault } from "./verify-chain.ts";

/** How it stands with the chain, without walking along it. */
export type ChainRead = {
  /** The last link: its number, its hash, and when its event was. */
  last: { seq: bigint; hash: string; at: Date } | null;
  /** Events of the last day that are in no link yet. */
  unchained: number;
  /** What the last walk found; null before the first. */
  check: {
    startedAt: Date;
    finishedAt: Date;
    links: number;
    head: string;
    faults: readonly ChainFault[];
  } | null;
};

const faults = z.array(
  z.object({ id: z.string(), fault: z.enum(["changed", "missing", "link", "unchained"]) }),
);

export async function readChain(): Promise<ChainRead> {
  const [last, [counted], check] = await Promise.all([
    db().auditLink.findFirst({ orderBy: { seq: "desc" }, select: { seq: true, hash: true, at: true } }),
    db().$queryRaw<{ unchained: number }[]>`
      SELECT count(*)::int AS unchained FROM audit_events e
      WHERE e.at > now() - interval '1 day' AND NOT EXISTS (SELECT FROM audit_links l WHERE l.event_id = e.id)`,
    db().auditCheck.findUnique({ where: { id: 1 } }),
  ]);
  return {
    last,
    unchained: counted?.unchained ?? 0,
    check: check && { ...check, faults: faults.parse(check.faults) },
  };
}
