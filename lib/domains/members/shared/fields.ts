import { choice, code, email, tick } from "#lib/domains/fields/open/fields.ts";
import { aboutCountry } from "#lib/domains/fields/open/common-fields.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { codeMinutes } from "#lib/data/retention/open/periods.ts";
import { codeDigits, rememberedDays } from "../open/limits.ts";

const words = (key: string, values?: Readonly<Record<string, number>>) =>
  ({ area: "fields", key, ...(values && { values }) }) as const;

/** Why somebody registers. */
export const audiences = [
  "founder",
  "diaspora",
  "investor",
  "vendor",
  "organisation",
  "visitor",
  "other",
] as const;
export type Audience = (typeof audiences)[number];

/** How somebody describes themselves, in words. */
export const audienceInWords = (audience: Audience, locale?: string): string =>
  wordsOf("fields", locale)(`audience.is.${audience}`);

export const emailField = email("email", { words: words("email", { codeDigits }), autoComplete: "email" });
export const audienceField = choice("audience", {
  words: words("audience"),
  options: audiences,
  isList: true,
});
export const countryField = { ...aboutCountry, words: words("country") } as const;
export const consentField = tick("consent", { words: words("consent") });
export const codeField = code("code", {
  words: words("code", { codeDigits, codeMinutes }),
  digits: codeDigits,
  autoComplete: "one-time-code",
});
const rememberField = tick("remember", {
  words: words("remember", { rememberedDays }),
  optional: true,
  isTicked: true,
});
/** Typing the address protects against deleting an account by accident. */
export const ownEmailField = email("email", { words: words("ownEmail"), autoComplete: "off" });

/** The registration questions that remain once the address is known. */
export const registrationFields = [audienceField, countryField, consentField] as const;
export const registerFields = [emailField, ...registrationFields] as const;
export const loginFields = [emailField] as const;
export const codeFields = [codeField, rememberField] as const;
export const deleteFields = [ownEmailField] as const;

/** What the answers are for, shown under the form. */
export const registrationNote = (locale?: string): string => wordsOf("fields", locale)("registrationNote");
