import "server-only";
import { db } from "#lib/platform/db.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { FieldFaults } from "../shared/check-answers.ts";
import type { Answers, Field } from "#lib/domains/fields/open/fields.ts";
import { pathOf } from "#lib/domains/fields/open/field-names.ts";
import type { Started } from "./started.ts";

/** Checks answers that name files: each must be a complete file of this form, or of the submission it changes. */
export async function checkFiles(
  fields: readonly Field[],
  answers: Answers,
  started: Started | undefined,
): Promise<FieldFaults> {
  const faults: FieldFaults = {};
  for (const field of fields) {
    const ids = answers[field.name] as string[] | undefined;
    if (field.kind !== "file" || !ids || ids.length === 0) continue;
    const count = started
      ? await db().upload.count({
          where: {
            id: { in: ids },
            field: field.name,
            state: { in: ["scanning", "unscanned", "clean"] },
            OR: [
              { draftId: started.id, submissionId: null },
              ...(started.amendsId ? [{ submissionId: started.amendsId }] : []),
            ],
          },
        })
      : 0;
    if (count !== new Set(ids).size) faults[pathOf(field)] = [wordsOf("uploads")("fault.notKept")];
  }
  return faults;
}
