import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { choices, text, type Field } from "#lib/domains/fields/open/fields.ts";
import { conversationEvents } from "./events.ts";
import type { WebhookAction } from "./paths.ts";

const words = (key: string) => ({ area: "webhooks", key: `field.${key}` }) as const;

/** The fields of a webhook. */
export const webhookFields = [
  text("name", { words: words("name"), most: 80, autoComplete: "off" }),
  text("url", { words: words("url"), most: 500, autoComplete: "off" }),
  choices("events", { words: words("events"), options: conversationEvents }),
] as const satisfies readonly Field[];

/** Which webhook, and the version that was read. */
export const webhookUnseen = [unseen("id"), unseen("version")] as const;

/** Which delivery, and its webhook. */
export const deliveryUnseen = [unseen("id"), unseen("webhook")] as const;

/** The ids under which the page reads back what could not be accepted. */
export const webhookFormId = (action: WebhookAction) => `webhooks.${action}` as const;
