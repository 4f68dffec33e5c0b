import { z } from "zod";
import { sourceId, text, year } from "./fields.ts";

/**
 * `fixed`: the same date each year. `movable`: follows Easter, a weekday or another calendar. `islamic`: depends on the
 * sighting of the moon, so the date is an estimate. `observed`: a day off in place of a holiday.
 */
const kind = z.enum(["fixed", "movable", "islamic", "observed"]);

const named = z.strictObject({ date: z.iso.date(), name: text });

const holiday = named.extend({ kind });
export type ListedHoliday = z.output<typeof holiday>;

const count = z.number().int().nonnegative();

/** The public holidays of one year by one list, and how far a second list agrees. */
export const holidays = z
  .strictObject({
    year,
    days: z.array(holiday).min(1),
    source: sourceId,
    compared: z
      .strictObject({
        source: sourceId,
        /** So many dates has this list, so many the second one, so many stand in both. */
        here: count,
        there: count,
        both: count,
        /** Dates that are the same each year and stand in one list only. */
        onlyHere: z.array(named),
        onlyThere: z.array(named),
      })
      .nullable(),
  })
  .refine(({ year: of, days }) => days.every(({ date }) => date.startsWith(`${of}-`)), {
    error: "every day is one of its year",
  });
export type Holidays = z.output<typeof holidays>;
