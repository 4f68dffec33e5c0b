import "server-only";
import { db } from "../db.ts";
import { log } from "../log.ts";
import { keyedHash } from "../secrets/index.ts";

export type AuditDeed =
  | "sign_in.code_requested"
  | "sign_in.attempted"
  | "sign_in.locked"
  | "sign_out"
  | "session.ended"
  | "device.forgotten"
  | "registration.completed"
  | "grant.requested"
  | "grant.decided"
  | "access.checked"
  | "role.given"
  | "account.exported"
  | "account.deleted";

export type AuditOutcome = "done" | "refused" | "failed";

type Entry = {
  deed: AuditDeed;
  outcome: AuditOutcome;
  /** The member who did it, where known. */
  actorId?: string | undefined;
  /** The e-mail address concerned; only its keyed hash is kept. */
  address?: string | undefined;
  /** Small facts. Never an address, a code, a token or anything a visitor wrote. */
  detail?: Record<string, string | number | boolean>;
};

/** Writes down what happened. Throws when it cannot: what must be audited does not happen unseen. */
export async function record({ deed, outcome, actorId, address, detail }: Entry): Promise<void> {
  await db().auditEvent.create({
    data: {
      deed,
      outcome,
      actorId: actorId ?? null,
      subject: address ? keyedHash("audit subject", address) : null,
      ...(detail && { detail }),
    },
    select: { id: true },
  });
  log.info({ deed, outcome }, "audit");
}
