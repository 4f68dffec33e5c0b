import "server-only";
import { findCase, type CaseRow } from "#lib/domains/cases/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { kindsOf } from "./open/rights.ts";

/** The case with this reference. Throws `not_found` unless this member of staff may read its kind. */
export async function requireCase({ member }: Visit, reference: string): Promise<CaseRow> {
  const row = await findCase(reference, { kinds: kindsOf(member.role) });
  if (!row) throw new AppError("not_found", fault("case.unknown"));
  return row;
}

/**
 * Whether a member of staff may read a file of a submission: one of a kind they may read, except letters, which are
 * private to their sender. Each access is recorded in the audit log.
 */
export async function mayReadFileOfCase({ member }: Visit, submissionId: string): Promise<boolean> {
  const kinds = kindsOf(member.role).filter((kind) => kind !== "letter");
  const found = await db().case.findFirst({
    where: { submissionId, kind: { in: kinds } },
    select: { reference: true },
  });
  if (!found) return false;
  const detail = { reference: found.reference };
  await record({ action: "file.read", outcome: "done", actorId: member.id, detail });
  return true;
}

/** Whether a member of staff may read a file of a conversation. Each access is recorded in the audit log. */
export async function mayReadFileOfChat({ member }: Visit, conversation: string): Promise<boolean> {
  if (!isUuid(conversation)) return false;
  const found = await db().case.findFirst({
    where: { conversation: { id: conversation }, kind: { in: kindsOf(member.role) } },
    select: { reference: true },
  });
  if (!found) return false;
  const detail = { reference: found.reference };
  await record({ action: "file.read", outcome: "done", actorId: member.id, detail });
  return true;
}
