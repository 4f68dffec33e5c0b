import "server-only";
import { donePath } from "#lib/domains/forms/open/form-path.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import { fieldsOfAnswer, passOnFields, passOnUnseen, quoteFormId } from "./open/fields.ts";
import {
  answerCall,
  askedPage,
  askedPath,
  quoteActionCall,
  quotesPath,
  type AnswerAction,
} from "./open/paths.ts";

const pageOf = (post: URLSearchParams | undefined) =>
  quotesPath(readReference(post?.get("reference") ?? "") ?? "");

/** Handles the form with which staff pass a request on without script; leads back to the request. */
export const passOnHandler: FormHandler<{ reference: string }> = formHandler({
  id: quoteFormId("pass-on"),
  action: quoteActionCall("pass-on"),
  fields: passOnFields,
  unseen: passOnUnseen,
  next: ({ reference }) => `${quotesPath(reference)}&done=pass-on`,
  page: pageOf,
});

/** Handles an action on one invitation without script. */
export const invitationHandler = (action: "withdraw" | "hand-over"): FormHandler<{ reference: string }> =>
  formHandler({
    id: quoteFormId(action),
    action: quoteActionCall(action),
    fields: [],
    unseen: [unseen("id"), unseen("reference")],
    next: ({ reference }) => `${quotesPath(reference)}&done=${action}`,
    page: pageOf,
  });

/** Handles a vendor's answer without script; leads back to the list, or to the form with what was typed. */
export const answerInvitationHandler = (action: AnswerAction): FormHandler<{ id: string }> =>
  formHandler({
    id: quoteFormId(action),
    action: answerCall(action),
    fields: fieldsOfAnswer[action],
    unseen: [unseen("id")],
    next: () => donePath(askedPage, action),
    page: (post) => {
      const id = post?.get("id") ?? undefined;
      return isUuid(id) ? askedPath(id) : askedPage;
    },
  });
