import { z } from "zod";
import { fieldSchema } from "#lib/domains/fields/shared/field-schema.ts";
import { leadTypes } from "#lib/data/content/lead-types.ts";
import { says } from "#lib/platform/words/faults.ts";
import { addressField, countryField, messageOf, nameField, leadLimits } from "./open/fields.ts";
import { missingField, usefulField } from "./open/page-feedback.ts";

const earliest = Date.UTC(2020, 0, 1);
const clockSlackMs = 24 * 60 * 60 * 1000;

const moment = z
  .union([z.iso.datetime({ offset: true, ...says("lead.ts") }), z.number()], says("lead.ts"))
  .transform((value) => new Date(value).getTime())
  .refine((at) => at >= earliest && at <= Date.now() + clockSlackMs, says("lead.ts"))
  .transform((at) => new Date(at).toISOString());

const message = z.object(
  {
    role: z.literal("user", says("lead.role")).default("user"),
    text: fieldSchema(messageOf("contact")),
    ts: moment.optional(),
  },
  says("lead.messages"),
);

/** A path of this site. */
export const pagePath = z
  .string(says("lead.page"))
  .max(leadLimits.pageLength, says("lead.page"))
  .regex(/^\/[^\s\\\p{Cc}]*$/u, says("lead.page"))
  .refine((path) => !path.includes("//"), says("lead.page"));

/** The input of POST /api/leads: the fields of the form, or all messages of a chat. */
export const leadInput = z.object(
  {
    lead_type: z.enum(leadTypes, says("lead.leadType", { kinds: leadTypes.join(", ") })),
    payload: z.object(
      {
        contact: z.object(
          { name: fieldSchema(nameField), email: fieldSchema(addressField) },
          says("lead.contact"),
        ),
        messages: z
          .array(message, says("lead.messages"))
          .min(1, says("lead.messages"))
          .max(leadLimits.messages, says("lead.tooMany", { messages: leadLimits.messages })),
        page: pagePath,
        country: fieldSchema(countryField),
      },
      says("lead.payload"),
    ),
  },
  says("lead.payload"),
);
export type LeadInput = z.output<typeof leadInput>;

/** The input of POST /api/page-feedback: the fields of its form and the page they are about. */
export const pageFeedback = z.object({
  page: pagePath,
  missing: fieldSchema(missingField),
  useful: fieldSchema(usefulField),
});
export type PageFeedback = z.output<typeof pageFeedback>;
