import "server-only";
import type { FormFace } from "#lib/http/endpoint.ts";
import { plainAnswer } from "#lib/http/plain-page.ts";
import { codeFields } from "../open/code-fields.ts";
import { isChosen } from "./form-values.ts";
import { safeNext } from "../open/code-schema.ts";

const back = { href: "/login", label: "Ask for a new code" } as const;

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
    if (!fields) return plainAnswer({ error, back });
    const form = {
      action: "/api/auth/login/verify",
      heading: "Enter the code",
      fields: codeFields,
      hidden: { email: fields.get("email") ?? "", next: safeNext(fields.get("next")) },
      // The code itself is not shown again: it was wrong, or it is on its way to being used up.
      values: { remember: isChosen(fields, "remember") ? "true" : "" },
      submitLabel: "Sign in",
    } as const;
    return plainAnswer({ error, form, back });
  },
};
