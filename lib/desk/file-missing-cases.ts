import "server-only";
import { fileMissingCases as ofForms } from "../forms/index.ts";
import { fileMissingCases as ofLeads } from "../leads/index.ts";
import { log } from "../log.ts";
import { fileMissingCases as ofPortals } from "../portals/index.ts";
import { fileMissingCases as ofRatings } from "../ratings/index.ts";

const atOnce = 500;

/** Puts into the queue what stands in no case yet: rows of the time before the queue, or of a server that knows none. */
export async function fileMissingCases(): Promise<number> {
  let filed = 0;
  for (const file of [ofForms, ofLeads, ofPortals, ofRatings]) filed += await file(atOnce);
  if (filed > 0) log.info({ deed: "fileMissingCases", filed }, "cases filed");
  return filed;
}
