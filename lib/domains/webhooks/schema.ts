import { z } from "zod";
import { asRead, asReadBefore } from "#lib/domains/fields/open/row-numbers.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { fault, says } from "#lib/platform/words/faults.ts";
import { eventOf } from "./open/events.ts";
import { webhookFields } from "./open/fields.ts";

/**
 * Whether a webhook may have this address: an https address without a name, password or fragment. The name is resolved
 * at each delivery.
 */
function isTarget(typed: string): boolean {
  if (!URL.canParse(typed)) return false;
  const { protocol, username, password, hash } = new URL(typed);
  return protocol === "https:" && !username && !password && !hash;
}

/** The body of POST /api/admin/webhooks/save: without an id the webhook is new. */
export const webhookSaved = z
  .object(asRead(says("webhook.unknown")), says("webhook.unknown"))
  .and(schemaOf(webhookFields))
  .transform(({ id, version, name, url, events }, context) => {
    if (isTarget(url)) return { id, version, name, url: new URL(url).href, events: events.map(eventOf) };
    context.addIssue({ code: "custom", path: ["url"], message: fault("webhook.url") });
    return z.NEVER;
  });
export type WebhookSaved = z.output<typeof webhookSaved>;

/** The body of an action on a webhook in the version that was read: pause, resume, remove, rotate the secret. */
export const webhookRead = asReadBefore(says("webhook.unknown"));
export type WebhookRead = z.output<typeof webhookRead>;

/** Names the webhook that gets a test event. */
export const webhookTested = z.object({ id: z.uuid(says("webhook.unknown")) }, says("webhook.unknown"));

/** Names the delivery to send again. */
export const deliveryReplayed = z.object({ id: z.uuid(says("webhook.delivery")) }, says("webhook.delivery"));
