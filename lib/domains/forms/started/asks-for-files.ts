import "server-only";
import { db } from "#lib/platform/db.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import type { Asked } from "#lib/services/uploads/open/kinds.ts";
import { findForm } from "../definitions/index.ts";
import { fieldsOf } from "../open/form.ts";
import { ownSubmission, type Sender } from "../submissions/sender.ts";
import { ownStarted, type Filler } from "./started.ts";

/** What a file question takes in a form that this filler is filling in; undefined if it is not one of theirs. */
export async function asksForFiles(
  { draft, field: name }: { draft: string; field: string },
  filler: Filler,
): Promise<{ upTo: number; kinds: readonly Asked[] } | undefined> {
  const own = ownStarted(filler);
  if (!own || !isUuid(draft)) return undefined;
  const row = await db().startedForm.findFirst({
    where: { id: draft, expiresAt: { gt: new Date() }, ...own },
    select: { form: true },
  });
  const form = row && findForm(row.form);
  const field = form ? fieldsOf(form).find((one) => one.name === name) : undefined;
  return field?.kind === "file" ? { upTo: field.upTo, kinds: field.kinds } : undefined;
}

/**
 * Whether a sender may read a file: before the form is sent the filler may, afterwards anyone who may read all its
 * answers.
 */
export async function mayReadFile(
  { draft, submission }: { draft: string; submission: string | undefined },
  sender: Sender,
): Promise<boolean> {
  if (submission !== undefined) {
    const { whole } = ownSubmission(sender);
    return (
      whole.OR?.length !== 0 && (await db().submission.count({ where: { id: submission, ...whole } })) > 0
    );
  }
  const own = ownStarted(sender);
  return own !== undefined && (await db().startedForm.count({ where: { id: draft, ...own } })) > 0;
}
