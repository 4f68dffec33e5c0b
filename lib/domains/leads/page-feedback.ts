import "server-only";
import { fileCase, moveCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { log } from "#lib/platform/log.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { storeUnderReference } from "#lib/platform/text/reference.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { PageFeedback } from "./schema.ts";

/** The topic of a case about a page: its path. The query string may be long, and is read with the case. */
export const topicOfPage = (page: string): string => page.split("?")[0] ?? page;

type FeedbackContext = {
  /** The sender's address, for the limit of its network. */
  address: string;
  /** The places in pages whose sentences an answer cited, if one was shown. */
  cited?: readonly string[];
  /** The slug of the country it is about. */
  country?: string | undefined;
  now?: Date;
};

/** Stores the row, and its case if there is text. Undefined if the reference is taken. */
async function create(
  on: Prisma.TransactionClient,
  row: Prisma.PageFeedbackCreateManyInput,
  countrySlug: string | undefined,
) {
  const [kept] = await on.pageFeedback.createManyAndReturn({
    data: [row],
    skipDuplicates: true,
    select: { id: true, reference: true, filedAt: true },
  });
  if (!kept) return undefined;
  const { id, reference, filedAt } = kept;
  if (row.words)
    await fileCase(
      on,
      { feedbackId: id },
      {
        kind: "feedback",
        topic: topicOfPage(row.page),
        countrySlug: countrySlug ?? null,
        reference,
        filedAt,
      },
    );
  return { reference };
}

/**
 * Files a visitor's feedback about a page. It is anonymous, and two visitors may say the same, so each one counts. The
 * limit for one network is the one of enquiries. Text waits for a moderator.
 */
export async function filePageFeedback(
  { page, useful, missing }: PageFeedback,
  { address, cited = [], country, now = new Date() }: FeedbackContext,
): Promise<{ reference: string }> {
  await limitCaller("lead", address, fault("lead.many"));
  const row = { page, isUseful: useful === "yes", words: missing || null, cited: [...cited], filedAt: now };
  const stored = await storeUnderReference((reference) =>
    db().$transaction((on) => create(on, { ...row, reference }, country)),
  );
  log.info({ action: "filePageFeedback" }, "page feedback filed");
  return stored;
}

/** Page feedback with text that awaits moderation. */
export type WaitingFeedback = { id: string; page: string; useful: boolean; words: string; filedAt: Date };

/** A bare yes or no needs no moderation. */
const waits = { words: { not: null }, moderatedAt: null } satisfies Prisma.PageFeedbackWhereInput;

/** The oldest waiting feedback, and the total number. */
export async function listWaitingFeedback(
  take: number,
): Promise<{ waiting: WaitingFeedback[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().pageFeedback.findMany({
      where: waits,
      select: { id: true, page: true, isUseful: true, words: true, filedAt: true },
      orderBy: [{ filedAt: "asc" }, { id: "asc" }],
      take,
    }),
    db().pageFeedback.count({ where: waits }),
  ]);
  const waiting = rows.flatMap(({ isUseful, words, ...row }) =>
    words === null ? [] : [{ ...row, useful: isUseful, words }],
  );
  return { waiting, total };
}

/**
 * Keeps a visitor's text about a page, or erases it and leaves the yes or no, in the transaction `on`. Returns whether
 * it was there to decide.
 */
export async function decideFeedback(
  { id, decision }: { id: string; decision: "keep" | "remove" },
  on: Prisma.TransactionClient,
): Promise<boolean> {
  const changed = await on.$executeRaw`
    UPDATE page_feedback SET moderated_at = now(), words = CASE WHEN ${decision === "keep"} THEN words END
    WHERE id = ${id}::uuid AND words IS NOT NULL AND moderated_at IS NULL`;
  if (changed === 0) return false;
  await moveCase(on, { feedbackId: id }, "done");
  return true;
}

type FeedbackOf = {
  yes: number;
  no: number;
  /** The newest that said no. */
  newest: readonly {
    page: string;
    cited: readonly string[];
    words: string | null;
    filedAt: Date;
  }[];
};

/** The feedback since `since` on the page at `path`, for any query string. */
export async function readFeedbackOf(
  path: `/${string}`,
  { since, take }: { since: Date; take: number },
): Promise<FeedbackOf> {
  const where = { page: { startsWith: `${path}?` }, filedAt: { gte: since } };
  const [counts, newest] = await Promise.all([
    db().pageFeedback.groupBy({ by: ["isUseful"], where, _count: true }),
    db().pageFeedback.findMany({
      where: { ...where, isUseful: false },
      select: { page: true, cited: true, words: true, filedAt: true },
      orderBy: [{ filedAt: "desc" }, { id: "desc" }],
      take,
    }),
  ]);
  const countOf = (isUseful: boolean) => counts.find((row) => row.isUseful === isUseful)?._count ?? 0;
  return { yes: countOf(true), no: countOf(false), newest };
}
