import { z } from "zod";
import { citedSource } from "../record/open/cited-source.ts";
import { writtenText as text } from "../written-text.ts";
import type { CountryHistory } from "./open/types.ts";

/** What a file of lib/data/countries/histories contains. */
export const historySchema = z.strictObject({
  lead: text,
  events: z
    .array(z.strictObject({ when: text, year: z.number().int(), title: text, text }))
    .min(8)
    .max(12),
  sources: z.tuple([citedSource], citedSource),
  reviewedOn: z.iso.date(),
}) satisfies z.ZodType<CountryHistory>;
