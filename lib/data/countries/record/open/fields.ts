import { z } from "zod";
import { countrySlugs } from "./slugs.ts";

export const text = z.string().trim().min(1);
export const slug = z.enum(countrySlugs);
export const year = z.number().int().min(1900).max(2100);
export const link = z.url({ protocol: /^https?$/ });
/**
 * The id of a source in lib/data/countries/facts/sources.json. An object that contains one is a sourced fact, wherever
 * it is.
 */
export const sourceId = z.string().trim().min(1);

/** `sourced`: read in the named source. `indicative`: general knowledge, to be confirmed with the office. */
export const status = z.enum(["sourced", "indicative"]);
export type Status = z.output<typeof status>;
