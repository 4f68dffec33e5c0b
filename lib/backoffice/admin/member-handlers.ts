import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { fieldsOfMemberDeed, unseenOfMemberDeed, type MemberDeed } from "./open/deeds.ts";
import { memberCall, memberPath, membersPath } from "./open/paths.ts";

/** The page of an account looks up the draft of a rejected post by this id. */
export const memberFormId = (deed: MemberDeed): string => `admin.member.${deed}`;

/** Form handler for an action without script. Redirects to the account, which says what was done or what is wrong. */
export const memberHandler = (deed: MemberDeed): FormHandler<{ id: string }> =>
  formHandler({
    id: memberFormId(deed),
    action: memberCall(deed),
    fields: fieldsOfMemberDeed[deed],
    unseen: unseenOfMemberDeed[deed],
    next: ({ id }) => `${memberPath(id)}&done=${deed}`,
    page: (post) => {
      const id = post?.get("id") ?? undefined;
      return isUuid(id) ? memberPath(id) : membersPath;
    },
  });
