import "server-only";
import { listCountries } from "#lib/countries/index.ts";
import type { FormFace } from "#lib/http/endpoint.ts";
import { plainAnswer } from "#lib/http/plain-page.ts";
import { loginFields, registerFields } from "../open/code-fields.ts";
import { isChosen, typedIn } from "./form-values.ts";
import { safeNext } from "../open/code-schema.ts";

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
  next: () => "/login/code",
  problem: (error, fields) => {
    const tab = tabOf(fields);
    const back =
      error.code === "rate_limited"
        ? ({ href: "/login/code", label: "Enter a code you already have" } as const)
        : ({ href: `/login?tab=${tab}`, label: "Back to signing in" } as const);
    if (!fields) return plainAnswer({ error, back });
    const form = {
      action: "/api/auth/login/request",
      heading: tab === "register" ? "Register" : "Sign in",
      fields: tab === "register" ? registerFields(listCountries()) : loginFields,
      hidden: { tab, next: safeNext(fields.get("next")) },
      values: { ...typedIn(fields), consent: isChosen(fields, "consent") ? "true" : "" },
      submitLabel: "Send me a code",
    } as const;
    return plainAnswer({ error, form, back });
  },
};
