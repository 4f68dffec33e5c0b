import { z } from "zod";
import { rowVersion } from "./row-numbers.ts";

type Says = { error: () => string };

const nothing = z.literal("").transform(() => undefined);

/**
 * What a form sends unseen of something that is changed: which it is, and the version that was read. Of something new a plain form
 * sends both empty.
 */
export const asRead = (unknown: Says) => ({
  id: z.union([nothing, z.uuid(unknown)], unknown).optional(),
  version: z.union([nothing, rowVersion(unknown)], unknown).optional(),
});

/** The same where it has to be there already. */
export const asReadBefore = (unknown: Says) =>
  z.object({ id: z.uuid(unknown), version: rowVersion(unknown) }, unknown);
