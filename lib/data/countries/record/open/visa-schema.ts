import { z } from "zod";
import { slug, sourceId, status, text } from "./fields.ts";
import { passportCodes } from "./passports.ts";
import { source } from "./schema.ts";

/** What a destination requires of a passport, least demanding first. */
const visaRules = ["visa_free", "visa_on_arrival", "eta", "e_visa", "visa_required", "no_admission"] as const;
export type VisaRule = (typeof visaRules)[number];

const passport = z.enum(passportCodes);
const rule = z.enum(visaRules);
/** Days of one stay; null if no length is stated. */
const days = z.number().int().positive().nullable();
/** A day, or a month if the source names no day. */
const date = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/);
/** Codes in one string, because a list of hundreds is easier to read on one line. */
const passports = z
  .string()
  .regex(/^[A-Z]{2}( [A-Z]{2})*$/, { error: "these are no codes of passports with a space between them" });

/** What became known after the date of the file, or in addition to it. */
const visaOverride = z.strictObject({
  id: text,
  destination: slug,
  passports,
  /** What the list says about these passports. */
  listed: z.array(rule).min(1),
  rule,
  days,
  /** Whether the rules already include it; if not, it is shown beside them. */
  applied: z.boolean(),
  since: date.nullable(),
  confidence: text,
  note: text,
  status,
  sources: z.array(sourceId),
});
export type VisaOverride = z.output<typeof visaOverride>;

/** One file for all countries: what each of the 54 destinations requires of each passport but its own. */
export const visa = z.strictObject({
  /** The date of the list. */
  asOf: z.iso.date(),
  source: sourceId,
  /** What applies to every pair, one sentence each. */
  caveats: z.array(text).min(1),
  passports,
  destinations: z.record(slug, z.array(z.strictObject({ rule, days, passports })).min(1)),
  overrides: z.array(visaOverride),
  /** Single pairs that general knowledge does not confirm. */
  doubts: z.array(z.strictObject({ passport, destination: slug, note: text, status })),
  /** What is known about a destination for many passports. */
  remarks: z.array(
    z.strictObject({
      id: text,
      destinations: z.array(slug).min(1),
      note: text,
      status,
      sources: z.array(sourceId),
    }),
  ),
  /** Sources that only this file names. */
  sources: z.array(source),
});
export type Visa = z.output<typeof visa>;
