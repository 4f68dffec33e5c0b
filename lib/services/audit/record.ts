import "server-only";
import { db } from "#lib/platform/db.ts";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { log } from "#lib/platform/log.ts";
import { currentRequest } from "#lib/platform/request-scope.ts";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import { macOf } from "./chain.ts";
import type { AuditAction, AuditOutcome } from "./open/actions.ts";
import { consume } from "#lib/services/limits/index.ts";

type Entry = {
  action: AuditAction;
  outcome: AuditOutcome;
  /** The member who did it, if known. */
  actorId?: string | undefined;
  /** The e-mail address concerned; only its keyed hash is stored. */
  address?: string | undefined;
  /** Small facts. Never an address, a code, a token or anything a visitor wrote. */
  detail?: Record<string, string | number | boolean>;
};

/** The form in which an audit row contains an address. */
export const auditSubject = (address: string): string => keyedHash("audit subject", address);

/**
 * Records an operation in the audit. Its keyed hash exposes rows that were inserted past the site. `on` is the
 * transaction of the operation itself, so that both are stored or neither. Throws if it fails: an operation that must
 * be audited does not happen unrecorded.
 */
export async function record(entry: Entry, on: Prisma.TransactionClient = db()): Promise<void> {
  const { action, outcome, actorId, address, detail } = entry;
  const event = {
    at: new Date(),
    action,
    outcome,
    actorId: actorId?.toLowerCase() ?? null,
    subject: address ? auditSubject(address) : null,
    requestId: currentRequest()?.id ?? null,
    detail: detail ? (JSON.parse(JSON.stringify(detail)) as Prisma.JsonObject) : null,
  };
  const stored = { ...event, detail: event.detail ?? Prisma.DbNull, mac: macOf(event) };
  await on.auditEvent.create({ data: stored, select: { id: true } });
  log.info({ action, outcome }, "audit");
}

type Refusal = {
  actorId: string;
  address?: string | undefined;
  /** What was refused and why: a repetition within the hour is not recorded again. */
  detail: Record<string, string>;
};

/** Records that a member was refused, once an hour for the same detail: endless attempts do not fill the table. */
export async function recordRefusal({ actorId, address, detail }: Refusal): Promise<void> {
  const { admitted } = await consume("refusalAudit", `${actorId} ${JSON.stringify(detail)}`);
  if (admitted) await record({ action: "access.checked", outcome: "refused", actorId, address, detail });
}
