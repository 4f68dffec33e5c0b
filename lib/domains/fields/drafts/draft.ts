import "server-only";
import { z } from "zod";
import { statusOf, type ErrorCode } from "#lib/platform/errors.ts";

const codes = Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]];

/** The sealed content: the fields of a plain form post in order, and what was wrong with them. */
export const draftBody = z.object({
  entries: z.array(z.tuple([z.string(), z.string()])),
  fault: z.object({
    code: z.enum(codes),
    message: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
  }),
});
export type DraftBody = z.output<typeof draftBody>;
