import { text } from "#lib/domains/fields/open/fields.ts";
import { askedName, type AskedOfSender } from "../open/form-names.ts";
import { audienceField, consentField, countryField, emailField, registrationFields } from "./fields.ts";

/** A hidden field of the page that asks, so that missing answers are refused together with all other errors. */
export const askedField = text(askedName, {
  words: { area: "fields", key: "asked" },
  most: 20,
  optional: true,
});

/** Makes a field depend on what the page asks. "" is a call that does not name it: it may answer all the same. */
const when = (...is: (AskedOfSender | "")[]) => ({ when: { field: askedName, is } }) as const;

/** A sender who is not signed in may already have an account, so these are asked but optional. */
const ifNew = [
  { ...audienceField, optional: true },
  countryField,
  { ...consentField, optional: true },
] as const;

/** What a member whose registration is incomplete sends along with a request. */
export const registeringFields = [
  askedField,
  ...registrationFields.map((field) => ({ ...field, ...when("registration") })),
  ...ifNew.map((field) => ({ ...field, ...when("", "address") })),
];

/** The same, and the address of somebody who is not signed in. */
export const senderFields = [...registeringFields, { ...emailField, ...when("address") }];

/**
 * The fields of these that a page renders. A browser in which somebody signed in before is not asked what only new
 * people are asked.
 */
export function drawnOfSender(asked: AskedOfSender | undefined, isKnownBrowser = false) {
  if (asked === "registration") return registrationFields;
  if (asked === "address") return isKnownBrowser ? [emailField] : [emailField, ...ifNew];
  return [];
}
