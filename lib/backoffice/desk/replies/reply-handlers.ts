import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { replyFields, replyFormId, replyRemovalFormId, replyUnseen } from "../open/replies.ts";
import { changeReplyPath, repliesPath, replyCall, replyRemovalCall } from "../open/paths.ts";

/** Form handler for saving a canned reply without script. Redirects to the list, or to the form with what was typed. */
export const cannedHandler: FormHandler<unknown> = formHandler({
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

export const cannedRemovalHandler: FormHandler<unknown> = formHandler({
  id: replyRemovalFormId,
  action: replyRemovalCall,
  fields: [],
  unseen: replyUnseen,
  next: () => repliesPath,
  page: () => repliesPath,
});
