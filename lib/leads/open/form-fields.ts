import type { FormField } from "#lib/http/form-field.ts";
import { wordsOf, type Words } from "#lib/words/index.ts";
import { helpDeskTypes, isHelpDeskType, pageFeedbackType, type LeadType } from "./lead-types.ts";
import { helpDeskTopic, leadQuestion } from "./lead-words.ts";
import { leadLimits, leadRetentionMonths } from "./limits.ts";
import { addressPath } from "./own-address.ts";

type Choices = readonly { slug: string; name: string }[];

/**
 * The fields of an enquiry; to a help desk, first its topic, which is the kind. `countries` adds the choice of one;
 * without them the form has none or a fixed one.
 */
export function leadFields(leadType: LeadType, countries: Choices = [], locale?: string): FormField[] {
  const words = wordsOf("fields", locale);
  return [
    ...(isHelpDeskType(leadType) ? [topicField(words)] : []),
    ...(countries.length ? [countryField(countries, words)] : []),
    {
      kind: "textarea",
      name: "message",
      path: "payload.messages.0.text",
      label: leadQuestion(leadType, locale),
      hint: words("lead.messageHint", { most: leadLimits.messageLength }),
      required: true,
      rows: 6,
    },
    {
      kind: "email",
      name: "email",
      path: addressPath,
      label: words("email"),
      hint: words("lead.emailHint"),
      required: true,
      autoComplete: "email",
      maxLength: leadLimits.emailLength,
    },
    {
      kind: "text",
      name: "name",
      path: "payload.contact.name",
      label: words("lead.name"),
      autoComplete: "name",
    },
  ];
}

/** What a question to a help desk is about: chosen, it is the kind of the enquiry. */
const topicField = (words: Words<"fields">): FormField => ({
  kind: "select",
  name: "lead_type",
  path: "lead_type",
  label: words("lead.topic"),
  hint: words("lead.topicHint"),
  required: true,
  options: helpDeskTypes.map((type) => ({ value: type, label: helpDeskTopic(type, words.locale) })),
});

/** Whether a page was useful, as it is asked again where the first answer could not be filed. */
export function feedbackFields(locale?: string): readonly FormField[] {
  const words = wordsOf("fields", locale);
  return [
    {
      kind: "select",
      name: "useful",
      path: "useful",
      label: words("feedback.useful"),
      options: [
        { value: "yes", label: words("feedback.yes") },
        { value: "no", label: words("feedback.no") },
      ],
    },
    {
      kind: "textarea",
      name: "missing",
      path: "missing",
      label: leadQuestion(pageFeedbackType, locale),
      rows: 4,
    },
  ];
}

function countryField(countries: Choices, words: Words<"fields">): FormField {
  const options = countries.map(({ slug, name }) => ({ value: slug, label: name }));
  return {
    kind: "select",
    name: "country",
    path: "payload.country",
    label: words("country"),
    hint: words("lead.countryHint"),
    options: [{ value: "", label: words("lead.noCountry") }, ...options],
  };
}

/** Said beside every form and on its plain answer. */
export const retentionSentence = (locale?: string): string =>
  wordsOf("fields", locale)("lead.kept", { months: leadRetentionMonths });
