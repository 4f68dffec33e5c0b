import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { deliveryUnseen, webhookFields, webhookFormId, webhookUnseen } from "./open/fields.ts";
import {
  changeWebhookPath,
  webhookCall,
  webhookDonePath,
  webhookPath,
  webhooksPath,
  type WebhookAction,
} from "./open/paths.ts";

/** The page of the webhook that a post names in this field, or the list of all webhooks. */
const pageOf = (post: URLSearchParams | undefined, field: string) => {
  const id = post?.get(field) ?? undefined;
  return isUuid(id) ? webhookPath(id) : webhooksPath;
};

/** Handles adding or changing a webhook without script: leads to its page, or back to the form with what was typed. */
export const saveHandler: FormHandler<{ id: string; isNew: boolean }> = formHandler({
  id: webhookFormId("save"),
  action: webhookCall("save"),
  fields: webhookFields,
  unseen: webhookUnseen,
  next: ({ id, isNew }) => webhookDonePath(id, isNew ? "added" : "changed"),
  page: (post) => {
    const id = post?.get("id") ?? undefined;
    return changeWebhookPath(isUuid(id) ? id : "new");
  },
});

/** Handles the button of an action on one webhook: leads back to its page. */
export const actionHandler = (
  action: Exclude<WebhookAction, "save" | "remove" | "replay">,
): FormHandler<{ id: string }> =>
  formHandler({
    id: webhookFormId(action),
    action: webhookCall(action),
    fields: [],
    unseen: webhookUnseen,
    next: ({ id }) => webhookDonePath(id, action),
    page: (post) => pageOf(post, "id"),
  });

export const removeHandler: FormHandler<{ id: string }> = formHandler({
  id: webhookFormId("remove"),
  action: webhookCall("remove"),
  fields: [],
  unseen: webhookUnseen,
  next: () => `${webhooksPath}?done=remove`,
  page: (post) => pageOf(post, "id"),
});

export const replayHandler: FormHandler<{ webhook: string }> = formHandler({
  id: webhookFormId("replay"),
  action: webhookCall("replay"),
  fields: [],
  unseen: deliveryUnseen,
  next: ({ webhook }) => webhookDonePath(webhook, "replay"),
  page: (post) => pageOf(post, "webhook"),
});
