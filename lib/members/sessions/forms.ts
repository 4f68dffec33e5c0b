import "server-only";
import type { FormFace } from "#lib/http/endpoint.ts";
import { plainAnswer } from "#lib/http/plain-page.ts";
import { hubPath } from "../open/paths.ts";

const button = (
  action: `/${string}`,
  heading: string,
  submitLabel: string,
  hidden: Record<string, string>,
) => ({
  action,
  heading,
  fields: [],
  hidden,
  values: {},
  submitLabel,
});

/** Signing out without script. */
export const signOutForm: FormFace<unknown> = {
  read: (fields) => ({ forgetBrowser: fields.has("forgetBrowser") }),
  next: () => "/login?tab=login&said=signed-out",
  problem: (error, fields) =>
    plainAnswer({
      error,
      ...(fields && { form: button("/api/auth/sign-out", "Sign out", "Sign out", {}) }),
      back: { href: hubPath, label: "Back to your hub" },
    }),
};

/** Ending a sign-in from the mail about it, without script. */
export const sessionEndForm: FormFace<unknown> = {
  read: (fields) => ({ token: fields.get("token") ?? "" }),
  next: () => "/login/ended",
  problem: (error, fields) => {
    const canTryAgain = fields && error.code !== "invalid_input" && error.code !== "not_found";
    const hidden = { token: fields?.get("token") ?? "" };
    return plainAnswer({
      error,
      ...(canTryAgain && {
        form: button("/api/auth/session-end", "End this sign-in", "End this sign-in", hidden),
      }),
      back: { href: "/login", label: "Go to signing in" },
    });
  },
};
