import { z } from "zod";
import { schemaOf } from "#lib/forms/open/schema-of.ts";
import { says } from "#lib/words/faults.ts";
import { modeFields } from "./fields.ts";

/** What POST /api/admin/answers/mode takes: with the version that was read, 0 where nobody has switched yet. */
export const modeInput = z
  .object(
    { version: z.coerce.number(says("navigator.version")).int(says("navigator.version")).min(0) },
    says("navigator.version"),
  )
  .and(schemaOf(modeFields));
export type ModeInput = z.output<typeof modeInput>;
