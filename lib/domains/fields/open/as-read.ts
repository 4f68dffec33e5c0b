import { z } from "zod";
import { rowVersion } from "./row-numbers.ts";

type Says = { error: () => string };

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
