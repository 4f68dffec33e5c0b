import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { modeFields, modeFormId, modeUnseen } from "./open/fields.ts";
import { answersPath, modeCall, modeDonePath } from "./open/paths.ts";

/**
 * The form handler that switches the navigator without script. It leads back to the page, which says what was done or
 * what is wrong.
 */
export const modeHandler: FormHandler<unknown> = formHandler({
  id: modeFormId,
  action: modeCall,
  fields: modeFields,
  unseen: modeUnseen,
  next: () => modeDonePath,
  page: () => answersPath,
});
