import "server-only";
import { db } from "#lib/platform/db.ts";
import { liveStates, openSubmission } from "#lib/domains/forms/index.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { readReference } from "#lib/platform/text/reference.ts";

/** A buyer's request for quotes, as the desk sees it. */
export type QuoteRequest = {
  id: string;
  reference: string;
  caseId: string | undefined;
  memberId: string | null;
  answers: Answers;
  /** Why it cannot be passed on: its buyer did not agree, or it is over. */
  stop: "passOn" | "over" | undefined;
};

/** The request under a reference; undefined for anything else. For staff only. */
export async function findRequest(
  typed: string,
  on: Prisma.TransactionClient = db(),
): Promise<QuoteRequest | undefined> {
  const reference = readReference(typed);
  if (!reference) return undefined;
  const row = await on.submission.findFirst({
    where: { reference, form: "quote-request" },
    select: { id: true, memberId: true, state: true, sealed: true, case: { select: { id: true } } },
  });
  if (!row) return undefined;
  const { answers } = openSubmission(reference, row.sealed);
  const isLive = liveStates.includes(row.state);
  return {
    id: row.id,
    reference,
    caseId: row.case?.id,
    memberId: row.memberId,
    answers,
    stop: !isLive ? "over" : answers["passOn"] === true ? undefined : "passOn",
  };
}
