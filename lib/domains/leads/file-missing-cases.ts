import "server-only";
import { fileCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { caseOfLead, leadOfCase } from "./file-lead.ts";
import { topicOfPage } from "./page-feedback.ts";

/** Files cases for rows older than the queue, or written by a server of the previous version. Returns their number. */
export async function fileMissingCases(take: number): Promise<number> {
  const leads = await db().lead.findMany({ where: { case: null }, take, select: leadOfCase });
  for (const { id, ...row } of leads) await fileCase(db(), { leadId: id }, caseOfLead(row));
  const feedback = await db().pageFeedback.findMany({
    where: { case: null, words: { not: null } },
    take,
    select: { id: true, reference: true, page: true, filedAt: true, moderatedAt: true },
  });
  for (const { id, page, moderatedAt, ...row } of feedback)
    await fileCase(
      db(),
      { feedbackId: id },
      { ...row, kind: "feedback", topic: topicOfPage(page), state: moderatedAt ? "done" : "open" },
    );
  return leads.length + feedback.length;
}
