import "server-only";
import { fileMissingCases as ofForms } from "#lib/domains/forms/index.ts";
import { fileMissingCases as ofLeads } from "#lib/domains/leads/index.ts";
import { log } from "#lib/platform/log.ts";
import { fileMissingCases as ofPortals } from "#lib/domains/portals/index.ts";
import { fileMissingCases as ofRatings } from "#lib/domains/ratings/index.ts";

const atOnce = 500;

/** Files a case for each row that has none: rows older than the queue, or written by a server version without it. */
export async function fileMissingCases(): Promise<number> {
  let filed = 0;
  for (const file of [ofForms, ofLeads, ofPortals, ofRatings]) filed += await file(atOnce);
  if (filed > 0) log.info({ action: "fileMissingCases", filed }, "cases filed");
  return filed;
}
