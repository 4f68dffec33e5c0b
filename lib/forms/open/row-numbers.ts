import { z } from "zod";

type Says = { error: () => string };

/** The largest number that a column `Int` of the database holds, and the largest of a `BigInt`. */
const mostInt = 2_147_483_647;
const mostBigInt = "9223372036854775807";

/** The version of a row, as a call or a plain form names it: what no column holds is wrong, and not a fault of the database. */
export const rowVersion = (says: Says, least = 0) =>
  z.coerce.number(says).int(says).min(least, says).max(mostInt, says);

/** The number of a row that counts up, in decimal. */
export const rowNumber = (says: Says) =>
  z
    .string(says)
    .regex(/^\d{1,19}$/, says)
    .refine((digits) => digits.padStart(mostBigInt.length, "0") <= mostBigInt, says);
