import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { addCaseEvent, moveCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { limit } from "#lib/services/limits/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { mayAnswerNow } from "./invitation-row.ts";
import { sealAnswer, type QuoteAnswer } from "./quote-body.ts";

type Answered = { requestId: string; caseId: string | null };

/**
 * Stores a vendor's answer to an invitation of their own, in place of an earlier answer; staff have to act next. One
 * conditional update decides. Throws `not_found` if the member is not invited, `conflict` once the invitation is
 * withdrawn, the quote is handed over or the last day is past, `rate_limited`.
 */
export async function answerInvitation(
  { member }: Visit,
  id: string,
  answer: QuoteAnswer,
): Promise<{ id: string }> {
  await limit("quote", member.id, fault("quote.often"));
  const state = "quote" in answer ? "quoted" : "declined";
  await db().$transaction(async (on) => {
    const sealed = sealAnswer(id, answer);
    const [row] = await on.$queryRaw<Answered[]>`
      UPDATE quote_invitations q SET state = ${state}::quote_state, sealed = ${sealed}, answered_at = now()
      FROM submissions r LEFT JOIN cases c ON c.submission_id = r.id
      WHERE q.id = ${id}::uuid AND q.member_id = ${member.id}::uuid AND r.id = q.request_id AND ${mayAnswerNow}
      RETURNING q.request_id::text AS "requestId", c.id::text AS "caseId"`;
    if (!row) {
      const isTheirs = (await on.quoteInvitation.count({ where: { id, memberId: member.id } })) > 0;
      throw isTheirs
        ? new AppError("conflict", fault("quote.over"))
        : new AppError("not_found", fault("quote.unknown"));
    }
    if (row.caseId) await addCaseEvent(on, row.caseId, { kind: state });
    await moveCase(on, { submissionId: row.requestId }, "open");
    const detail = { invitation: id, state };
    await record({ action: "quote.answered", outcome: "done", actorId: member.id, detail }, on);
  });
  return { id };
}
