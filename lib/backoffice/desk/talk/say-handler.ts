import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { casePath, queuePath } from "../open/paths.ts";
import { sayFields, sayFormId, sayUnseen, talkSayCall } from "../open/talk.ts";

/** Form handler for a chat message without script. Redirects to the case, with the errors of a rejected message. */
export const sayHandler: FormHandler<{ reference: string }> = formHandler({
  id: sayFormId,
  action: talkSayCall,
  fields: sayFields,
  unseen: sayUnseen,
  next: ({ reference }) => casePath(reference),
  page: (post) => {
    const reference = post?.get("reference");
    return reference && /^[\w-]{1,20}$/.test(reference) ? casePath(reference) : queuePath;
  },
});
