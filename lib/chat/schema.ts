import { z } from "zod";
import { addressField, countryField, messageOf, nameField } from "#lib/leads/open/fields.ts";
import { pagePath } from "#lib/leads/schema.ts";
import { fieldSchema } from "#lib/forms/open/field-schema.ts";
import { rowNumber } from "#lib/forms/open/row-numbers.ts";
import { says } from "#lib/words/faults.ts";

const unread = says("chat.unreadable");
const lineId = rowNumber(unread);

/** What POST /api/chat/message takes. */
export const chatMessage = z.object(
  {
    id: z.uuid(unread),
    text: fieldSchema(messageOf("site_chat")),
    contact: z.object(
      { name: fieldSchema(nameField), email: fieldSchema(addressField) },
      says("lead.contact"),
    ),
    page: pagePath,
    country: fieldSchema(countryField),
    /** Nobody sees this field; programs fill it in. */
    website: z.string(unread).max(2_000, unread).default(""),
    /** Milliseconds from the moment the panel was there until this was sent. */
    begun: z.number(unread).min(0, unread).max(1e12, unread),
    file: z.uuid(unread).optional(),
    proof: z.number(unread).int(unread).optional(),
  },
  unread,
);
export type ChatMessage = z.output<typeof chatMessage>;

/** What POST /api/chat/tell takes: one of these. */
export const chatTold = z.union(
  [
    z.strictObject({ seen: lineId }),
    z.strictObject({ typing: z.literal(true) }),
    z.strictObject({ helped: z.boolean() }),
  ],
  unread,
);
export type ChatTold = z.output<typeof chatTold>;

/** What POST /api/chat/transcript takes: nothing beside the key. */
export const chatCopy = z.object({}, unread);

/** The line after which somebody reads on, as a query or a header names it. */
export const chatAfter = lineId.default("0").transform(BigInt);
