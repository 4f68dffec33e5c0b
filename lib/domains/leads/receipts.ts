import "server-only";
import { db } from "#lib/platform/db.ts";
import { pageFeedbackType, type FiledType } from "#lib/data/content/lead-types.ts";
import { AppError } from "#lib/platform/errors.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import { isBlank } from "#lib/platform/text/clean.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { topicOfPage } from "./page-feedback.ts";

export type Receipt = {
  reference: string;
  leadType: FiledType;
  country: string | null;
  filedAt: Date;
  /** For page feedback: the path of the page, without its query string, which may contain the visitor's words. */
  page?: string;
};

/** What anybody who knows a reference may read: never the words, the name or the address. */
async function findReceipt(reference: string): Promise<Receipt | undefined> {
  const where = { reference };
  const [lead, feedback] = await Promise.all([
    db().lead.findUnique({
      where,
      select: { reference: true, leadType: true, filedAt: true, country: { select: { name: true } } },
    }),
    db().pageFeedback.findUnique({ where, select: { reference: true, page: true, filedAt: true } }),
  ]);
  if (lead) return { ...lead, leadType: lead.leadType as FiledType, country: lead.country?.name ?? null };
  if (!feedback) return undefined;
  return { ...feedback, page: topicOfPage(feedback.page), leadType: pageFeedbackType, country: null };
}

/** The result of looking up a reference. */
export type ReceiptAnswer =
  | { state: "none" }
  | { state: "malformed" }
  | { state: "unknown"; reference: string }
  | { state: "away"; reference: string }
  /** Too many lookups from this network; `sentence` says when to try again. */
  | { state: "limited"; reference: string; sentence: string }
  | { state: "found"; receipt: Receipt };

async function lookUp(reference: string, address: string): Promise<ReceiptAnswer> {
  try {
    await limitCaller("receipt", address, fault("receiptsOften"));
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== "rate_limited") throw thrown;
    return { state: "limited", reference, sentence: thrown.message };
  }
  const receipt = await findReceipt(reference);
  return receipt ? { state: "found", receipt } : { state: "unknown", reference };
}

/**
 * Looks up a reference for a caller at `address`. Never throws: without the database the reference is still worth
 * showing.
 */
export async function lookUpReceipt(typed: string | undefined, address: string): Promise<ReceiptAnswer> {
  if (!typed || isBlank(typed)) return { state: "none" };
  const reference = readReference(typed);
  if (!reference) return { state: "malformed" };
  return (
    (await unlessAway("lookUpReceipt", () => lookUp(reference, address))) ?? { state: "away", reference }
  );
}
