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

const nothing = z.literal("").transform(() => undefined);

/**
 * The hidden fields that identify a record to be changed: its id, and the version that was read. For a new record, a
 * plain form sends both empty.
 */
export const asRead = (unknown: Says) => ({
  id: z.union([nothing, z.uuid(unknown)], unknown).optional(),
  version: z.union([nothing, rowVersion(unknown)], unknown).optional(),
});

/** The same for a record that must exist already. */
export const asReadBefore = (unknown: Says) =>
  z.object({ id: z.uuid(unknown), version: rowVersion(unknown) }, unknown);
