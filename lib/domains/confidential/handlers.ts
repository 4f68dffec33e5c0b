import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { caseworkPath, keysPath } from "#lib/data/site/open/confidential.ts";
import { reasonField } from "./open/fields.ts";
import { caseOf, caseworkCall } from "./open/paths.ts";

/** The id under which the page of a case reads back why it could not be closed. */
export const closeFormId = "confidential.close";

/** Handles closing a case without script. */
export const closeHandler: FormHandler<{ id: string }> = formHandler({
  id: closeFormId,
  action: caseworkCall("close"),
  fields: [reasonField],
  unseen: [unseen("id"), unseen("parts")],
  next: ({ id }) => caseOf(id),
  page: (post) => {
    const id = post?.get("id");
    return id && /^[\da-f-]{36}$/.test(id) ? caseOf(id) : caseworkPath;
  },
});

/** Handles a caseworker taking their own key out of use, with script and without. */
export const retireHandler: FormHandler<unknown> = formHandler({
  id: "confidential.retire",
  action: caseworkCall("retire"),
  fields: [],
  next: () => keysPath,
  page: () => keysPath,
});
