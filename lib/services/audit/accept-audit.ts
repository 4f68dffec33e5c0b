import "server-only";
import { db } from "#lib/platform/db.ts";
import { beginning, chainLock } from "./chain.ts";
import { writeMark } from "./mark.ts";
import { record } from "./record.ts";

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
