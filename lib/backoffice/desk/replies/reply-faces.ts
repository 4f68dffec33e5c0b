import "server-only";
import { formFace } from "#lib/domains/fields/index.ts";
import type { FormFace } from "#lib/platform/http/endpoint.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { replyFields, replyFormId, replyRemovalFormId, replyUnseen } from "../open/replies.ts";
import { changeReplyPath, repliesPath, replyCall, replyRemovalCall } from "../open/paths.ts";

/** Form handler for saving a canned reply without script. Redirects to the list, or to the form with what was typed. */
export const cannedFace: FormFace<unknown> = formFace({
  id: replyFormId,
  action: replyCall,
  fields: replyFields,
  unseen: replyUnseen,
  next: () => repliesPath,
  page: (post) => {
    const id = post?.get("id") ?? undefined;
    return changeReplyPath(isUuid(id) ? id : "new");
  },
});

export const cannedRemovalFace: FormFace<unknown> = formFace({
  id: replyRemovalFormId,
  action: replyRemovalCall,
  fields: [],
  unseen: replyUnseen,
  next: () => repliesPath,
  page: () => repliesPath,
});
