import "server-only";
import { db } from "#lib/platform/db.ts";
import { pageFeedbackType, type FiledType } from "#lib/data/content/lead-types.ts";
import { topicOfPage } from "./topic-of-page.ts";

export type Receipt = {
  reference: string;
  leadType: FiledType;
  country: string | null;
  filedAt: Date;
  /** For page feedback: the path of the page, without its query string, which may contain the visitor's words. */
  page?: string;
};

/** What anybody who knows a reference may read: never the words, the name or the address. */
export async function findReceipt(reference: string): Promise<Receipt | undefined> {
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
