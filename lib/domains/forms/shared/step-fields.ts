import { date, email, longText, text, tick } from "#lib/domains/fields/open/fields.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { hasOwnDeclaration } from "#lib/data/content/form-words.ts";
import type { FormDefinition } from "../open/form.ts";

/** The longest message of a sender, or of staff, about a submission. */
const wordsLength = 2000;

const words = (key: string) => ({ area: "forms", key }) as const;

/** What a sender declares before a form is sent, in the form's own words if it has any. */
export const declarationOf = ({ id }: Pick<FormDefinition, "id">) =>
  tick("declaration", {
    words: hasOwnDeclaration(id) ? { area: `forms/${id}`, key: "declare" } : words("declare"),
  });

/** The hidden fields of the check page: which answers, and the version that was checked. */
export const sentUnseen = [unseen("started"), unseen("version")] as const;

export const referenceField = text("reference", {
  words: words("status.reference"),
  most: 40,
  autoComplete: "off",
});
/** The address something was sent with, or that of the account it was sent from. */
const sentAddress = email("email", { words: words("status.email"), autoComplete: "email" });
export const lookUpFields = [referenceField, sentAddress] as const;

/** The answer to a question from staff. */
export const answerField = longText("answer", { words: words("status.answer"), most: wordsLength, rows: 5 });

/** The progress of a letter, as its sender reports it: sent to its office, answered, closed. */
export const trackSteps = ["posted", "replied", "closed"] as const;
export type TrackStep = (typeof trackSteps)[number];

/** The day on which a letter reached a step. */
export const trackDay = date("on", {
  words: words("letter.day"),
  earliestDays: -730,
  latestDays: 0,
  optional: true,
});
export const trackUnseen = [unseen("reference"), unseen("to")] as const;
export const referenceUnseen = [unseen("reference")] as const;
