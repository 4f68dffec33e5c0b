import { z } from "zod";
import { bulkPosts } from "../open/bulk.ts";

/** How long the results of a bulk action can be read. */
export const runHours = 24;

const bulkResult = z.discriminatedUnion("outcome", [
  z.object({ reference: z.string(), outcome: z.literal("done") }),
  z.object({ reference: z.string(), outcome: z.literal("held"), until: z.iso.datetime() }),
  z.object({ reference: z.string(), outcome: z.literal("refused"), why: z.string() }),
]);

/** The result for one case. */
export type BulkResult = z.output<typeof bulkResult>;

/** What is stored of a bulk action. */
export const bulkRun = z.object({ action: z.enum(bulkPosts), results: z.array(bulkResult) });
