import "server-only";
import { localizedHref } from "#lib/data/site/localized-href.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { plainAnswer } from "#lib/platform/http/plain-page.ts";
import { hubPath } from "../open/paths.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

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
