import "server-only";
import { db } from "../db.ts";
import { log } from "../log.ts";
import { leadRetentionMonths } from "./limits.ts";

/** Deletes enquiries older than the time the forms promise. Answers how many. Safe to run at any time. */
export async function purgeLeads(now: Date): Promise<number> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - leadRetentionMonths);
  const { count } = await db().lead.deleteMany({ where: { filedAt: { lt: oldest } } });
  return count;
}

let purgedOn = "";

/** Keeps the promise without a job runner: the first enquiry of a day clears what is too old. Never fails the caller. */
export async function purgeLeadsDaily(now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  if (purgedOn === today) return;
  purgedOn = today;
  try {
    const count = await purgeLeads(now);
    if (count) log.info({ deed: "purgeLeads", count }, "old leads deleted");
  } catch (thrown) {
    purgedOn = "";
    log.warn({ err: thrown, deed: "purgeLeads" }, "old leads not deleted");
  }
}
