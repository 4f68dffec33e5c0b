import "server-only";
import { formFace } from "../forms/index.ts";
import type { FormFace } from "../http/endpoint.ts";
import { fieldsOfDeed, unseenOfDeed, type DeskDeed } from "./open/deeds.ts";
import { casePath, deedCall, deedPath, queuePath } from "./open/paths.ts";

/** By this name the page of a case asks for what could not be taken. */
export const deedFormId = (deed: DeskDeed): string => `desk.${deed}`;

/** How a deed works without script: back to the case, with what is wrong where it cannot be taken. */
export const deedFace = (deed: DeskDeed): FormFace<{ reference: string }> =>
  formFace({
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
