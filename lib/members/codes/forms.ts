import "server-only";
import { spokenHref } from "#lib/site/spoken-href.ts";
import { listCountries } from "#lib/countries/index.ts";
import type { FormFace } from "#lib/http/endpoint.ts";
import { plainAnswer } from "#lib/http/plain-page.ts";
import { codeFields, loginFields, registerFields } from "../open/code-fields.ts";
import { safeNext } from "../open/code-schema.ts";
import { wordsOf } from "#lib/words/index.ts";

/** Whether a checkbox of a plain form post was chosen. */
const isChosen = (fields: URLSearchParams, name: string): boolean =>
  ["true", "on"].includes(fields.get(name) ?? "");

/** Everything a plain form post carries, by name; an empty field is one that was left out. */
const typedIn = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...fields].filter(([, value]) => value !== ""));

const tabOf = (fields: URLSearchParams | undefined) =>
  fields?.get("tab") === "register" ? "register" : "login";

/** How asking for a code works without script: on to the page for the code, or the form again with what is wrong. */
export const requestForm: FormFace<unknown> = {
  read: (fields) => ({
    ...typedIn(fields),
    email: fields.get("email") ?? "",
    tab: tabOf(fields),
    consent: isChosen(fields, "consent"),
  }),
  next: () => spokenHref("/login/code"),
  problem: (error, fields) => {
    const words = wordsOf("fields");
    const tab = tabOf(fields);
    const back =
      error.code === "rate_limited"
        ? { href: spokenHref("/login/code"), label: words("haveCode") }
        : { href: spokenHref(`/login?tab=${tab}`), label: words("backToSigningIn") };
    if (!fields) return plainAnswer({ error, back });
    const form = {
      action: "/api/auth/login/request",
      heading: words(tab === "register" ? "register" : "signIn"),
      fields: tab === "register" ? registerFields(listCountries()) : loginFields(),
      hidden: { tab, next: safeNext(fields.get("next")) },
      values: { ...typedIn(fields), consent: isChosen(fields, "consent") ? "true" : "" },
      submitLabel: words("sendCode"),
    } as const;
    return plainAnswer({ error, form, back });
  },
};

/** How bringing the code works without script: on to where the visitor wanted to go, or the form again. */
export const verifyForm: FormFace<{ next: `/${string}` }> = {
  read: (fields) => ({
    email: fields.get("email") ?? "",
    code: fields.get("code") ?? "",
    remember: isChosen(fields, "remember"),
    next: fields.get("next"),
  }),
  next: ({ next }) => next,
  problem: (error, fields) => {
    const words = wordsOf("fields");
    const askAgain = { href: spokenHref("/login"), label: words("newCode") };
    if (!fields) return plainAnswer({ error, back: askAgain });
    const form = {
      action: "/api/auth/login/verify",
      heading: words("enterCode"),
      fields: codeFields(),
      hidden: { email: fields.get("email") ?? "", next: safeNext(fields.get("next")) },
      // The code itself is not shown again: it was wrong, or it is on its way to being used up.
      values: { remember: isChosen(fields, "remember") ? "true" : "" },
      submitLabel: words("signIn"),
    } as const;
    return plainAnswer({ error, form, back: askAgain });
  },
};
