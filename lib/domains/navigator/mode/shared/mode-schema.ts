import { z } from "zod";
import { rowVersion } from "#lib/domains/fields/open/row-numbers.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { says } from "#lib/platform/words/faults.ts";
import { modeFields } from "../open/fields.ts";

/** The body of POST /api/admin/answers/mode. `version` is the one that was read: 0 if nobody has switched yet. */
export const modeInput = z
  .object({ version: rowVersion(says("navigator.version")) }, says("navigator.version"))
  .and(schemaOf(modeFields));
export type ModeInput = z.output<typeof modeInput>;
