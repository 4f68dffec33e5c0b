import "server-only";
import { db } from "../db.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { log } from "../log.ts";
import { currentRequest } from "../request-scope.ts";
import { keyedHash } from "../secrets/index.ts";

type AuditDeed =
  | "sign_in.code_requested"
  | "sign_in.attempted"
  | "sign_in.locked"
  | "sign_out"
  | "session.ended"
  | "device.forgotten"
  | "registration.completed"
  | "grant.requested"
  | "grant.listed"
  | "grant.decided"
  | "form.sent"
  | "form.listed"
  | "form.read"
  | "form.asked"
  | "form.answered"
  | "form.withdrawn"
  | "form.unlisted"
  | "form.decided"
  | "form.tracked"
  | "access.checked"
  | "role.given"
  | "account.exported"
  | "account.deleted"
  | "case.read"
  | "case.assigned"
  | "case.noted"
  | "case.held"
  | "case.undone"
  | "case.done"
  | "case.failed"
  | "case.reopened"
  | "case.bulk"
  | "case.exported"
  | "reply.added"
  | "reply.changed"
  | "reply.removed"
  | "view.saved"
  | "view.removed"
  | "file.read"
  | "case.written"
  | "words.listed"
  | "words.moderated";

type AuditOutcome = "done" | "refused" | "failed";

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

/** What of an address stands in an audit row. */
export const auditSubject = (address: string): string => keyedHash("audit subject", address);

/**
 * Writes down what happened; `on` is the transaction of the deed itself, so that both are stored or neither. Throws
 * when it cannot: what must be audited does not happen unseen.
 */
export async function record(entry: Entry, on: Prisma.TransactionClient = db()): Promise<void> {
  const { deed, outcome, actorId, address, detail } = entry;
  await on.auditEvent.create({
    data: {
      deed,
      outcome,
      actorId: actorId ?? null,
      subject: address ? auditSubject(address) : null,
      requestId: currentRequest()?.id ?? null,
      ...(detail && { detail }),
    },
    select: { id: true },
  });
  log.info({ deed, outcome }, "audit");
}
