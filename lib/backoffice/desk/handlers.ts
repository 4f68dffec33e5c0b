import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { fieldsOfDeed, unseenOfDeed, type DeskDeed } from "./open/deeds.ts";
import { casePath, deedCall, deedPath, queuePath } from "./open/paths.ts";

/** The page of a case looks up the draft of a rejected post by this id. */
export const deedFormId = (deed: DeskDeed): string => `desk.${deed}`;

/** Form handler for an action without script. Redirects to the case, with the errors if the post is rejected. */
export const deedHandler = (deed: DeskDeed): FormHandler<{ reference: string }> =>
  formHandler({
    id: deedFormId(deed),
    action: deedCall(deed),
    fields: fieldsOfDeed[deed],
    unseen: unseenOfDeed(deed),
    next: ({ reference }) => casePath(reference),
    page: (post) => {
      const reference = post?.get("reference");
      return reference && /^[\w-]{1,20}$/.test(reference) ? deedPath(reference, deed) : queuePath;
    },
  });
