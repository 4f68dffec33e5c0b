import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { fieldsOfMemberAction, unseenOfMemberAction, type MemberAction } from "./open/actions.ts";
import { memberCall, memberPath, membersPath } from "./open/paths.ts";

/** The page of an account looks up the draft of a rejected post by this id. */
export const memberFormId = (action: MemberAction): string => `admin.member.${action}`;

/** Form handler for an action without script. Redirects to the account, which says what was done or what is wrong. */
export const memberHandler = (action: MemberAction): FormHandler<{ id: string }> =>
  formHandler({
    id: memberFormId(action),
    action: memberCall(action),
    fields: fieldsOfMemberAction[action],
    unseen: unseenOfMemberAction[action],
    next: ({ id }) => `${memberPath(id)}&done=${action}`,
    page: (post) => {
      const id = post?.get("id") ?? undefined;
      return isUuid(id) ? memberPath(id) : membersPath;
    },
  });
