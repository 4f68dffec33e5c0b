import "server-only";
import { fileCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { log } from "#lib/platform/log.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import type { PageFeedback } from "./schema.ts";
import { storeUnderReference } from "#lib/platform/text/reference.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { topicOfPage } from "./topic-of-page.ts";

type Said = {
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
  { address, cited = [], country, now = new Date() }: Said,
): Promise<{ reference: string }> {
  await limitCaller("lead", address, fault("lead.many"));
  const row = { page, isUseful: useful === "yes", words: missing || null, cited: [...cited], filedAt: now };
  const stored = await storeUnderReference((reference) =>
    db().$transaction((on) => create(on, { ...row, reference }, country)),
  );
  log.info({ action: "filePageFeedback" }, "page feedback filed");
  return stored;
}
