import { choice, longText, type Field } from "#lib/domains/fields/open/fields.ts";
import { aboutCountry, senderEmail, senderName } from "#lib/domains/fields/open/common-fields.ts";
import { helpDeskTypes, isHelpDeskType, type LeadType } from "#lib/data/content/lead-types.ts";
import { addressPath } from "./form-names.ts";

/** The limits of an enquiry. Lengths are UTF-16 units, as a browser's `maxlength` counts them. */
export const leadLimits = {
  messageLength: 4000,
  feedbackLength: 1000,
  messages: 20,
  pageLength: 200,
  keyLength: 200,
} as const;

const messagePath = "payload.messages.0.text";

/** The message. Each kind of enquiry has its own question above it. */
export const messageOf = (leadType: LeadType) =>
  longText("message", {
    path: messagePath,
    most: leadLimits.messageLength,
    rows: 6,
    words: { area: "leads", key: "message", label: `question.${leadType}` },
  });

export const addressField = {
  ...senderEmail,
  path: addressPath,
  words: { area: "leads", key: "email" },
} as const;
export const nameField = { ...senderName, path: "payload.contact.name" } as const;
export const countryField = {
  ...aboutCountry,
  path: "payload.country",
  words: { area: "leads", key: "country" },
} as const;

/** The topic of a help desk question, which is also the kind of the enquiry. */
const topicField = choice("lead_type", {
  options: helpDeskTypes,
  isList: true,
  isPreset: true,
  words: { area: "leads", key: "topic" },
});

type Asked = { withCountry?: boolean | undefined };

/** The fields of an enquiry; for a help desk, the topic comes first. `withCountry` adds a country field. */
export const leadFields = (leadType: LeadType, { withCountry }: Asked = {}): readonly Field[] => [
  ...(isHelpDeskType(leadType) ? [topicField] : []),
  ...(withCountry ? [countryField] : []),
  messageOf(leadType),
  addressField,
  nameField,
];
