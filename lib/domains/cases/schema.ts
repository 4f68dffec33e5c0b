import { z } from "zod";
import { fieldSchema } from "#lib/domains/fields/shared/field-schema.ts";
import { says } from "#lib/platform/words/faults.ts";
import { toStaffField } from "./open/fields.ts";

/** The input of POST /api/cases/message. */
export const messageToStaff = z.object(
  {
    reference: z.string(says("form.notYours")).max(40, says("form.notYours")),
    words: fieldSchema(toStaffField),
  },
  says("form.notYours"),
);
