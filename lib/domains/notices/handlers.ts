import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { noticeEndFormId, noticeFields, noticeFormId, noticeUnseen } from "./open/fields.ts";
import { changeNoticePath, noticeCall, noticeDonePath, noticeEndCall, noticesPath } from "./open/paths.ts";

/** Handles setting or changing a notice without script: leads back to the list, or to the form with what was typed. */
export const noticeHandler: FormHandler<{ isNew: boolean }> = formHandler({
  id: noticeFormId,
  action: noticeCall,
  fields: noticeFields,
  unseen: noticeUnseen,
  next: ({ isNew }) => noticeDonePath(isNew ? "set" : "changed"),
  page: (post) => {
    const id = post?.get("id") ?? undefined;
    return changeNoticePath(isUuid(id) ? id : "new");
  },
});

export const noticeEndHandler: FormHandler<unknown> = formHandler({
  id: noticeEndFormId,
  action: noticeEndCall,
  fields: [],
  unseen: noticeUnseen,
  next: () => noticeDonePath("ended"),
  page: () => noticesPath,
});
