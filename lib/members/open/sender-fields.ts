import { text } from "#lib/forms/open/fields.ts";
import { askedName, type AskedOfSender } from "./asked-of-sender.ts";
import { audienceField, consentField, countryField, emailField, registrationFields } from "./fields.ts";

/** Sent along unseen by the page that asks: what is missing is then refused with everything else that is wrong. */
export const askedField = text(askedName, {
  words: { area: "fields", key: "asked" },
  most: 20,
  optional: true,
});

/** By what a page asks; a call that says nothing of it may answer all the same. */
const when = (...is: (AskedOfSender | "")[]) => ({ when: { field: askedName, is } }) as const;

/** Whoever is not signed in may have an account already: these are asked, and nobody has to answer. */
const ifNew = [
  { ...audienceField, optional: true },
  countryField,
  { ...consentField, optional: true },
] as const;

/** What a member who has not finished their registration sends along with a request. */
export const registeringFields = [
  askedField,
  ...registrationFields.map((field) => ({ ...field, ...when("registration") })),
  ...ifNew.map((field) => ({ ...field, ...when("", "address") })),
];

/** The same, and the address of somebody who is not signed in. */
export const senderFields = [...registeringFields, { ...emailField, ...when("address") }];

/** What a page draws of them. A browser in which somebody signed in before is not asked what only new people are. */
export function drawnOfSender(asked: AskedOfSender | undefined, isKnownBrowser = false) {
  if (asked === "registration") return registrationFields;
  if (asked === "address") return isKnownBrowser ? [emailField] : [emailField, ...ifNew];
  return [];
}
