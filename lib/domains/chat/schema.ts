import { z } from "zod";
import { addressField, countryField, messageOf, nameField } from "#lib/domains/leads/open/fields.ts";
import { pagePath } from "#lib/domains/leads/schema.ts";
import { fieldSchema } from "#lib/domains/fields/shared/field-schema.ts";
import { rowNumber } from "#lib/domains/fields/open/row-numbers.ts";
import { says } from "#lib/platform/words/faults.ts";

const unread = says("chat.unreadable");
const lineId = rowNumber(unread);

/** The input of POST /api/chat/message. */
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
    /** A honeypot: this field is invisible, and bots fill it in. */
    website: z.string(unread).max(2_000, unread).default(""),
    /** Milliseconds between the opening of the panel and this message. */
    begun: z.number(unread).min(0, unread).max(1e12, unread),
    file: z.uuid(unread).optional(),
    proof: z.number(unread).int(unread).optional(),
  },
  unread,
);
export type ChatMessage = z.output<typeof chatMessage>;

/** The input of POST /api/chat/tell: one of these. */
export const chatNotice = z.union(
  [
    z.strictObject({ seen: lineId }),
    z.strictObject({ typing: z.literal(true) }),
    z.strictObject({ helped: z.boolean() }),
  ],
  unread,
);
export type ChatNotice = z.output<typeof chatNotice>;

/** The input of POST /api/chat/transcript, which is nothing besides the key. */
export const chatCopy = z.object({}, unread);

/** The line to continue after, from a query or a header. */
export const chatAfter = lineId.default("0").transform(BigInt);
