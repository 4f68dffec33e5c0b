import "server-only";
import { formFace } from "#lib/domains/fields/index.ts";
import type { FormFace } from "#lib/platform/http/endpoint.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { noticeEndFormId, noticeFields, noticeFormId, noticeUnseen } from "./open/fields.ts";
import { changeNoticePath, noticeCall, noticeDonePath, noticeEndCall, noticesPath } from "./open/paths.ts";

/** Handles setting or changing a notice without script: leads back to the list, or to the form with what was typed. */
export const noticeFace: FormFace<{ isNew: boolean }> = formFace({
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

export const noticeEndFace: FormFace<unknown> = formFace({
  id: noticeEndFormId,
  action: noticeEndCall,
  fields: [],
  unseen: noticeUnseen,
  next: () => noticeDonePath("ended"),
  page: () => noticesPath,
});
