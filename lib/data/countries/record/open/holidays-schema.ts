import { z } from "zod";
import { sourceId, status, text, year } from "./fields.ts";

const date = z.iso.date();

/** How the date of a holiday is found, in the form that `parseRule` of lib/data/countries/calendar parses. */
const rule = z
  .string()
  .regex(
    /^(?:\d{2}-\d{2}|(?:orthodox-)?easter[+-]\d+|(?:islamic|ethiopian|lunisolar):[a-z-]+(?:[+-]\d+)?|nth:-?\d:[a-z]{3}:\d{2}(?:[+-]\d+)?)$/,
  );

const holiday = z
  .strictObject({
    name: text,
    /** What the country itself calls it. */
    localName: text.optional(),
    /**
     * "12-25"; "easter+39" and "orthodox-easter-2", days from Easter Sunday; "nth:2:fri:01-1", the day before the
     * second Friday of January (-1: the last); "islamic:eid-al-fitr+1"; "ethiopian:meskel"; "lunisolar:divali", which
     * is not computed here. Null if the day is announced each year.
     */
    rule: rule.nullable(),
    /** Around when a holiday without a rule is announced for. */
    announced: text.optional(),
    /** The dates in single years that differ from the rule; they replace the rule's dates for that year. */
    dates: z.array(date).optional(),
    /** Years in which it is not held. */
    notIn: z.array(year).optional(),
    /** Extra or substitute days off that follow from `observed`. */
    daysOff: z.array(date).optional(),
    /** Which days are off when the holiday falls on or next to a weekend. */
    observed: text.optional(),
    note: text.optional(),
    status,
  })
  .refine(({ rule: by, announced }) => (by === null) === (announced !== undefined), {
    error: "a holiday has a rule, or is announced",
  });
export type ListedHoliday = z.output<typeof holiday>;

/** The public holidays of a country by its law, and how the date of each is found in a year. */
export const holidays = z.strictObject({
  /** The first and the last year for which the days were looked up. */
  years: z.tuple([year, year]),
  law: text.nullable(),
  /** When the law was last changed: a day, a month or a year. */
  lawDate: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/)
    .nullable(),
  days: z.array(holiday).min(1),
  /** Days that older lists still have. */
  removed: z.array(z.strictObject({ name: text, since: year })),
  /** Days that were off only once. */
  declaredOnce: z.array(text),
  status,
  sources: z.array(sourceId),
});
export type Holidays = z.output<typeof holidays>;
