import { z } from "zod";

type Says = { error: () => string };

/** The largest value of an `Int` column of the database, and the largest of a `BigInt` column. */
const mostInt = 2_147_483_647;
const mostBigInt = "9223372036854775807";

/**
 * The version of a row, as a request or a plain form names it. A value that no column can store is invalid input, not a
 * database error.
 */
export const rowVersion = (says: Says, least = 0) =>
  z.coerce.number(says).int(says).min(least, says).max(mostInt, says);

/** The number of an auto-increment row, in decimal. */
export const rowNumber = (says: Says) =>
  z
    .string(says)
    .regex(/^\d{1,19}$/, says)
    .refine((digits) => digits.padStart(mostBigInt.length, "0") <= mostBigInt, says);
