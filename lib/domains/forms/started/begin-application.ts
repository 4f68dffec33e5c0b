import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { findOpenVacancy, sayPost } from "#lib/domains/vacancies/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { getForm } from "../definitions/index.ts";
import { checkAnswers, checkStep } from "../shared/check-answers.ts";
import { refuseSecondApplication } from "../submissions/send-limits.ts";
import { lapseOf, openStarted, sealStarted } from "./started.ts";

const form = getForm("hr-vacancy");

/** A form that was begun, and the step to continue with. */
export type BegunApplication = { form: FormId; next: string };

/**
 * Begins an application for an open vacancy, and fills in the name of the vacancy. Answers that the member has begun
 * and not sent for another vacancy are carried over. Throws `conflict` if the vacancy is closed, or they have already
 * applied for it.
 */
export async function beginApplication(
  { member }: Visit,
  vacancyId: string,
  { address, now = new Date() }: { address: string; now?: Date },
): Promise<BegunApplication> {
  await limitCaller("formBegun", address, fault("form.stepsOften"));
  const memberId = member.id;
  const answers = await db().$transaction(async (on) => {
    const owner = `started ${form.id} ${memberId}`;
    await on.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${owner}, 0))::text`;
    const vacancy = await findOpenVacancy(vacancyId, on);
    if (!vacancy) throw new AppError("conflict", fault("vacancy.closed"));
    await refuseSecondApplication(on, { memberId, vacancyId });
    const begun = await on.startedForm.findFirst({
      where: { form: form.id, memberId, amendsId: null, expiresAt: { gt: now } },
      orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
      select: { id: true, sealed: true },
    });
    const id = begun?.id ?? randomUUID();
    const kept = { ...(begun && openStarted(begun)), post: sayPost(vacancy) };
    const fields = {
      vacancyId,
      sealed: sealStarted(id, kept),
      updatedAt: now,
      expiresAt: lapseOf({ memberId }, now),
    };
    await on.startedForm.upsert({
      where: { id },
      create: { id, form: form.id, memberId, createdAt: now, ...fields },
      update: { ...fields, version: { increment: 1 } },
      select: { id: true },
    });
    return kept;
  });
  return { form: form.id, next: checkAnswers(form, answers).open?.name ?? checkStep };
}
