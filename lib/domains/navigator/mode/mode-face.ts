import "server-only";
import { formFace } from "#lib/domains/fields/index.ts";
import type { FormFace } from "#lib/platform/http/endpoint.ts";
import { modeFields, modeFormId, modeUnseen } from "./open/fields.ts";
import { answersPath, modeCall, modeDonePath } from "./open/paths.ts";

/**
 * The form handler that switches the navigator without script. It leads back to the page, which says what was done or
 * what is wrong.
 */
export const modeFace: FormFace<unknown> = formFace({
  id: modeFormId,
  action: modeCall,
  fields: modeFields,
  unseen: modeUnseen,
  next: () => modeDonePath,
  page: () => answersPath,
});
