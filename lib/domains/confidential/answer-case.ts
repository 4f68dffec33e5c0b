import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { addPart } from "./add-part.ts";
import { receiptsOf } from "./file-case.ts";
import { isSealed } from "./open/is-sealed.ts";
import { requireLiveKeys } from "./recipients.ts";
import type { AnswerInput } from "./schema.ts";

/** Adds an answer that the caseworker's browser has sealed to all caseworkers and to the receipt. */
export async function answerCase(
  { member }: Visit,
  { id, parts, answer }: AnswerInput,
): Promise<{ id: string }> {
  if (!isSealed(answer.sealed, answer.keys.length + receiptsOf("answer")))
    throw new AppError("invalid_input", fault("confidential.call"));
  await requireLiveKeys(answer.keys);
  await db().$transaction(async (on) => {
    await addPart(on, { caseId: id, kind: "answer", seen: parts, ...answer });
    await record({ action: "confidential.answered", outcome: "done", actorId: member.id }, on);
  });
  return { id };
}
