import { z } from "zod";
import { sourceId, status, text, year } from "./fields.ts";

/** Only a fact that names its source may be `sourced`. */
const unread = z.literal("indicative");

const minimumWage = z.strictObject({
  amount: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  per: z.enum(["hour", "day", "month"]),
  /** The day, month or year in which it came into force; null if unknown. */
  since: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/)
    .nullable(),
  note: text.nullable(),
  status,
  sources: z.array(sourceId),
});
export type MinimumWage = z.output<typeof minimumWage>;

const rule = z.strictObject({ text, status: unread });

/** What the law requires of an employer. Null means unknown. */
export const hiring = z
  .strictObject({
    /** The lowest general rate. */
    minimumWage: minimumWage.nullable(),
    /**
     * Why there is no rate here: the country has no general one, or it could not be established. Null if there is one.
     */
    noMinimumWage: z.strictObject({ is: z.enum(["none", "unknown"]), note: text }).nullable(),
    /** Normal hours outside farming. */
    weeklyHours: z.strictObject({ hours: z.number().positive(), status: unread }).nullable(),
    /** The minimum for a year of work, in days; `days` is null if only the note states it. */
    annualLeave: z
      .strictObject({
        days: z.number().int().min(2).nullable(),
        unit: z.enum(["working days", "calendar days"]).nullable(),
        note: text.nullable(),
        status: unread,
      })
      .nullable(),
    /** The ILO's count: days of a five-day week in the first year of service. */
    countedLeave: z.strictObject({ days: z.number().int().positive(), year, source: sourceId }).nullable(),
    /** Paid days by the law of that year. The note is general knowledge. */
    maternityLeave: z
      .strictObject({ days: z.number().int().positive(), year, note: text.nullable(), source: sourceId })
      .nullable(),
    probation: rule.nullable(),
    fixedTerm: rule.nullable(),
    notice: rule.nullable(),
    severance: rule.nullable(),
    mainLaw: rule.nullable(),
  })
  .refine(({ minimumWage: wage, noMinimumWage: none }) => (wage === null) === (none !== null), {
    error: "either a minimum wage or why there is none",
  })
  .refine(({ minimumWage: wage }) => wage?.status !== "sourced" || wage.sources.length > 0, {
    error: "a wage that was read names its source",
  });
export type Hiring = z.output<typeof hiring>;
