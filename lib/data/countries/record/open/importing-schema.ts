import { z } from "zod";
import { link, sourceId, status, text } from "./fields.ts";

/** What an importer of goods asks, in the order in which it comes up. */
export const importTopics = [
  "tariff",
  "levies",
  "conformity",
  "declaration",
  "tracking_note",
  "single_window",
  "entry_points",
  "allowance",
] as const;
export type ImportTopic = (typeof importTopics)[number];

const row = z
  .strictObject({
    topic: z.enum(importTopics),
    text,
    /** The office's own site. That of an indicative row was not opened. */
    url: link.nullable(),
    status,
    sources: z.array(sourceId),
  })
  .refine((one) => one.status !== "sourced" || one.sources.length > 0, {
    error: "a row that was read names its source",
  });
export type ImportRow = z.output<typeof row>;

/** Bringing goods in: what is known, and the topics on which nothing was established. */
export const importing = z.strictObject({
  rows: z.array(row),
  notEstablished: z.array(z.enum(importTopics)),
});
