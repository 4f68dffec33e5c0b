import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { fieldsOfAction, unseenOfAction, type DeskAction } from "./open/actions.ts";
import { casePath, actionCall, actionPath, queuePath } from "./open/paths.ts";

/** The page of a case looks up the draft of a rejected post by this id. */
export const actionFormId = (action: DeskAction): string => `desk.${action}`;

/** Form handler for an action without script. Redirects to the case, with the errors if the post is rejected. */
export const actionHandler = (action: DeskAction): FormHandler<{ reference: string }> =>
  formHandler({
    id: actionFormId(action),
    action: actionCall(action),
    fields: fieldsOfAction[action],
    unseen: unseenOfAction(action),
    next: ({ reference }) => casePath(reference),
    page: (post) => {
      const reference = post?.get("reference");
      return reference && /^[\w-]{1,20}$/.test(reference) ? actionPath(reference, action) : queuePath;
    },
  });
