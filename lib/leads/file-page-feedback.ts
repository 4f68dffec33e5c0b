import "server-only";
import { db } from "../db.ts";
import { log } from "../log.ts";
import { limitCaller } from "../rate-limit/index.ts";
import type { PageFeedback } from "./schema.ts";
import { storeUnderReference } from "../reference.ts";
import { fault } from "#lib/words/faults.ts";

/**
 * Files what a visitor says of a page. Nobody is named, and two visitors may say the same, so each one counts; how many
 * come from one network is limited as for enquiries. What they wrote waits for a moderator.
 */
export async function filePageFeedback(
  { page, useful, missing }: PageFeedback,
  { address, now = new Date() }: { address: string; now?: Date },
): Promise<{ reference: string }> {
  await limitCaller("lead", address, fault("lead.many"));
  const row = { page, isUseful: useful === "yes", words: missing || null, filedAt: now };
  const stored = await storeUnderReference(async (reference) => {
    const [kept] = await db().pageFeedback.createManyAndReturn({
      data: [{ ...row, reference }],
      skipDuplicates: true,
      select: { reference: true },
    });
    return kept;
  });
  log.info({ deed: "filePageFeedback" }, "page feedback filed");
  return stored;
}
