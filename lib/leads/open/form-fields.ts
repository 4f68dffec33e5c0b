import type { FormField } from "#lib/http/form-field.ts";
import {
  helpDeskTopics,
  helpDeskTypes,
  isHelpDeskType,
  leadTypeWords,
  pageFeedbackType,
  type LeadType,
} from "./lead-types.ts";
import { leadLimits, leadRetentionMonths } from "./limits.ts";
import { addressPath } from "./own-address.ts";
import { numberFormat } from "#lib/words/open/formats.ts";

const messageLength = numberFormat().format(leadLimits.messageLength);

/**
 * The fields of an enquiry; to a help desk, first its topic, which is the kind. `countries` adds the choice of one;
 * without them the form has none or a fixed one.
 */
export function leadFields(
  leadType: LeadType,
  countries: readonly { slug: string; name: string }[] = [],
): FormField[] {
  return [
    ...(isHelpDeskType(leadType) ? [topicField] : []),
    ...(countries.length ? [countryField(countries)] : []),
    {
      kind: "textarea",
      name: "message",
      path: "payload.messages.0.text",
      label: leadTypeWords[leadType].question,
      hint: `Leave out passwords, card numbers and identity numbers. At most ${messageLength} characters.`,
      required: true,
      rows: 6,
    },
    {
      kind: "email",
      name: "email",
      path: addressPath,
      label: "E-mail address",
      hint: "We answer to this address and use it for nothing else. If you are signed in, you can leave it empty: then it is that of your account.",
      required: true,
      autoComplete: "email",
      maxLength: leadLimits.emailLength,
    },
    {
      kind: "text",
      name: "name",
      path: "payload.contact.name",
      label: "Name",
      autoComplete: "name",
    },
  ];
}

/** What a question to a help desk is about: chosen, it is the kind of the enquiry. */
const topicField: FormField = {
  kind: "select",
  name: "lead_type",
  path: "lead_type",
  label: "What is it about?",
  hint: "So that it goes to whoever knows the matter.",
  required: true,
  options: helpDeskTypes.map((type) => ({ value: type, label: helpDeskTopics[type] })),
};

const missing = leadTypeWords[pageFeedbackType].question;

/** Whether a page was useful, as it is asked again where the first answer could not be filed. */
export const feedbackFields: readonly FormField[] = [
  {
    kind: "select",
    name: "useful",
    path: "useful",
    label: "Your answer",
    options: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No" },
    ],
  },
  { kind: "textarea", name: "missing", path: "missing", label: missing, rows: 4 },
];

function countryField(countries: readonly { slug: string; name: string }[]): FormField {
  const options = countries.map(({ slug, name }) => ({ value: slug, label: name }));
  return {
    kind: "select",
    name: "country",
    path: "payload.country",
    label: "Country",
    hint: "The country your question is about.",
    options: [{ value: "", label: "No particular country" }, ...options],
  };
}

/** Said beside every form and on its plain answer. */
export const retentionSentence = `We keep what you send for ${leadRetentionMonths} months, to answer you and to see which questions our guides leave open. Then it is deleted.`;
