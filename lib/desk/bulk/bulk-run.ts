import { z } from "zod";
import { bulkPosts } from "../open/bulk.ts";

/** So long what came of several cases can be read again. */
export const runHours = 24;

const bulkResult = z.discriminatedUnion("outcome", [
  z.object({ reference: z.string(), outcome: z.literal("done") }),
  z.object({ reference: z.string(), outcome: z.literal("held"), until: z.iso.datetime() }),
  z.object({ reference: z.string(), outcome: z.literal("refused"), why: z.string() }),
]);

/** What came of one case. */
export type BulkResult = z.output<typeof bulkResult>;

/** What is kept of a deed with several cases. */
export const bulkRun = z.object({ deed: z.enum(bulkPosts), results: z.array(bulkResult) });
