import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { holderOf } from "#lib/domains/fields/index.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { findForm } from "../definitions/index.ts";
import { checkAnswers } from "../shared/check-answers.ts";
import { changeableStates } from "../open/form.ts";
import { lapseOf, sealStarted } from "../started/started.ts";
import { openSubmission } from "./submission-body.ts";
import { ownSubmission, type Sender } from "./sender.ts";

/**
 * Opens a submission for changes, as a started form with its answers. Sent again, it replaces the first under the same
 * reference. If it is opened twice, the later one counts. Throws `conflict` once somebody works on it.
 */
export async function amendSubmission(
  reference: string,
  { address, ...sender }: Sender & { address: string },
  now: Date = new Date(),
): Promise<{ form: FormId }> {
  await limitCaller("submission", address, fault("form.sentOften"));
  const row = await db().submission.findFirst({
    where: { reference, ...ownSubmission(sender).whole },
    select: { id: true, form: true, state: true, sealed: true },
  });
  const form = row && findForm(row.form);
  if (!row || !form) throw new AppError("not_found", fault("form.notYours"));
  if (!changeableStates(form).includes(row.state)) throw new AppError("conflict", fault("form.inHand"));
  const { answers } = openSubmission(reference, row.sealed);
  // Questions that were left out count as answered, so a step with only optional questions need not be sent again.
  const asked = checkAnswers(form, answers).steps.flatMap(({ fields }) => fields);
  const kept = { ...Object.fromEntries(asked.map(({ name }) => [name, null])), ...answers };
  const { memberId, token } = sender;
  const owner = memberId ? { memberId } : { holder: token ? holderOf(token) : null };
  const id = randomUUID();
  await db().$transaction([
    db().startedForm.deleteMany({ where: { amendsId: row.id } }),
    db().startedForm.create({
      data: {
        id,
        form: form.id,
        amendsId: row.id,
        sealed: sealStarted(id, kept),
        createdAt: now,
        updatedAt: now,
        expiresAt: lapseOf({ memberId }, now),
        ...owner,
      },
      select: { id: true },
    }),
  ]);
  return { form: form.id };
}
