import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { localizedHref } from "#lib/data/site/localized-href.ts";
import { signInAddress } from "#lib/data/site/sign-in-address.ts";
import { plainAnswer } from "#lib/platform/http/plain-page.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { addressOnlyName } from "./open/form-names.ts";
import { safeNext } from "./shared/code-schema.ts";
import { codeFields, registerFields } from "./shared/fields.ts";
import { hubPath } from "./open/paths.ts";

/** The ids under which the sign-in pages read back what was typed. */
export const signInFormId = "sign-in";
export const codeFormId = "sign-in-code";

const tabOf = (post: URLSearchParams | undefined) => (post?.get("tab") === "register" ? "register" : "login");

/** Handles a request for a code without script: goes on to the code page, or shows the form again with its errors. */
export const requestForm: FormHandler<unknown> = formHandler({
  id: signInFormId,
  action: "/api/auth/login/request",
  fields: registerFields,
  unseen: [unseen("tab"), unseen("next"), unseen(addressOnlyName)],
  next: () => localizedHref("/login/code"),
  page: (post) => localizedHref(signInAddress(tabOf(post), post && safeNext(post.get("next")))),
});

/** Handles a submitted code without script: goes on to where the visitor wanted to go, or shows the form again. */
export const verifyForm: FormHandler<{ next: `/${string}` }> = formHandler({
  id: codeFormId,
  action: "/api/auth/login/verify",
  fields: codeFields,
  unseen: [unseen("email"), unseen("next")],
  next: ({ next }) => next,
  page: () => localizedHref("/login/code"),
});

/** Handles signing out without script. */
export const signOutForm: FormHandler<unknown> = {
  read: (fields) => ({ forgetBrowser: fields.has("forgetBrowser") }),
  next: () => localizedHref("/login?tab=login&said=signed-out"),
  problem: (error, fields) =>
    plainAnswer({
      error,
      ...(fields && { resend: { action: "/api/auth/sign-out", entries: [...fields] } }),
      back: { href: hubPath, label: wordsOf("fields")("backToHub") },
    }),
};

/** Handles ending a sign-in from the mail about it, without script. */
export const sessionEndForm: FormHandler<unknown> = {
  read: (fields) => ({ token: fields.get("token") ?? "" }),
  next: () => localizedHref("/login/ended"),
  problem: (error, fields) => {
    const canTryAgain = fields && error.code !== "invalid_input" && error.code !== "not_found";
    return plainAnswer({
      error,
      ...(canTryAgain && { resend: { action: "/api/auth/session-end", entries: [...fields] } }),
      back: { href: localizedHref("/login"), label: wordsOf("fields")("goToSigningIn") },
    });
  },
};
