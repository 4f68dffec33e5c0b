import "server-only";
import { fileCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { findForm } from "../definitions/index.ts";
import { caseOfForm, turnOf } from "./case-of-form.ts";
import { openSubmission } from "./submission-body.ts";

/**
 * Files a case for submissions without one: sent before the queue existed, or by a server of the previous version.
 * Returns how many.
 */
export async function fileMissingCases(take: number): Promise<number> {
  const rows = await db().submission.findMany({
    where: { case: null },
    take,
    select: {
      id: true,
      reference: true,
      form: true,
      state: true,
      memberId: true,
      countrySlug: true,
      sealed: true,
      sentAt: true,
    },
  });
  for (const { id, form: name, state, sealed, sentAt: filedAt, ...row } of rows) {
    const form = findForm(name);
    if (!form) continue;
    const { address } = openSubmission(row.reference, sealed);
    const stands = { ...caseOfForm(form), state: turnOf(state) };
    await fileCase(db(), { submissionId: id }, { ...row, ...stands, address, filedAt });
  }
  return rows.length;
}
