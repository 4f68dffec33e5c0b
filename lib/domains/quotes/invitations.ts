import "server-only";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { liveStates, openSubmission } from "#lib/domains/forms/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { record } from "#lib/services/audit/index.ts";
import { addCaseEvent, getCase, noteReply, moveCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { caseMail, kickOutbox, newsSeconds, queueMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import { limit } from "#lib/services/limits/index.ts";
import { sealAnswer, type QuoteAnswer } from "./quote-body.ts";

/** Whether vendors may be asked about a request `r`, and answer: it is undecided or accepted, and not withdrawn. */
const requestIsLive = Prisma.sql`r.state = ANY(${[...liveStates]}::submission_state[])`;

/** The status of an invitation `q` to a request `r` now, by the database clock; its last day counts in full. */
export const standingNow = Prisma.sql`
  CASE
    WHEN q.handed_at IS NOT NULL THEN 'handed'
    WHEN q.state = 'withdrawn' OR NOT (${requestIsLive}) THEN 'withdrawn'
    WHEN q.state = 'asked' AND q.until < (now() AT TIME ZONE 'UTC')::date THEN 'over'
    ELSE q.state::text
  END AS standing`;

/** Whether its vendor may answer it now, or change the answer. */
export const mayAnswerNow = Prisma.sql`
  (q.handed_at IS NULL AND q.state <> 'withdrawn' AND q.until >= (now() AT TIME ZONE 'UTC')::date
    AND ${requestIsLive})`;

/** The request that an invitation is about, in the transaction `on`. Throws `not_found`. */
async function getInvitation(
  id: string,
  on: Prisma.TransactionClient,
): Promise<{ requestId: string; reference: string; sealedRequest: Uint8Array; caseId: string | undefined }> {
  const row = await on.quoteInvitation.findUnique({
    where: { id },
    select: {
      request: { select: { id: true, reference: true, sealed: true, case: { select: { id: true } } } },
    },
  });
  if (!row) throw new AppError("not_found", fault("quote.unknown"));
  const { id: requestId, reference, sealed, case: filed } = row.request;
  return { requestId, reference, sealedRequest: sealed, caseId: filed?.id };
}

/**
 * Withdraws an invitation and deletes its answer; a quote that was handed over stays. Of two concurrent calls one
 * succeeds.
 */
export async function withdrawInvitation({ member }: Visit, id: string): Promise<{ reference: string }> {
  return db().$transaction(async (on) => {
    const { reference, caseId } = await getInvitation(id, on);
    const { count } = await on.quoteInvitation.updateMany({
      where: { id, state: { not: "withdrawn" }, handedAt: null },
      data: { state: "withdrawn", sealed: null },
    });
    if (count === 0) throw new AppError("conflict", fault("quote.notNow"));
    if (caseId) await addCaseEvent(on, caseId, { kind: "taken_back", byId: member.id });
    const detail = { reference, invitation: id };
    await record({ action: "quote.taken_back", outcome: "done", actorId: member.id, detail }, on);
    return { reference };
  });
}

/**
 * Hands a quote to the buyer as it is; its vendor cannot change it after that. It is shown on the buyer's request. The
 * buyer is notified by mail that there is something, once until they have read it. Event, audit line and mail are one
 * transaction; of two concurrent calls one succeeds. Throws `not_found`, `conflict` if there is no quote any more or it
 * is handed over.
 */
export async function handOver({ member }: Visit, id: string): Promise<{ reference: string }> {
  const reference = await db().$transaction(async (on) => {
    const { reference: asked, sealedRequest, caseId } = await getInvitation(id, on);
    const count = await on.$executeRaw`
      UPDATE quote_invitations q SET handed_at = now() FROM submissions r
      WHERE q.id = ${id}::uuid AND q.state = 'quoted' AND q.handed_at IS NULL
        AND r.id = q.request_id AND ${requestIsLive}`;
    if (count === 0) throw new AppError("conflict", fault("quote.notNow"));
    const detail = { reference: asked, invitation: id };
    await record({ action: "quote.handed_over", outcome: "done", actorId: member.id, detail }, on);
    const row = caseId ? await getCase(caseId, on) : null;
    if (!row) return asked;
    await addCaseEvent(on, row.id, { kind: "handed_over", byId: member.id });
    const { mustNotify } = await noteReply(on, row);
    if (!mustNotify) return asked;
    const { address } = openSubmission(asked, sealedRequest);
    const url = new URL(statusOf(asked), env.SITE_URL).href;
    const letter = caseMail({ title: formTitle("quote-request"), reference: asked, url });
    await queueMail({ kind: "case", to: address, ...letter, secondsToLive: newsSeconds }, on);
    return asked;
  });
  kickOutbox();
  return { reference };
}

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
