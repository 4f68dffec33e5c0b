import { z } from "zod";
import { fieldSchema } from "#lib/domains/fields/shared/field-schema.ts";
import { says } from "#lib/platform/words/faults.ts";
import { ownEmailField } from "./fields.ts";

/** The body of POST /api/account/sessions: one session, or all but the caller's. */
export const endInput = z.object({ end: z.union([z.literal("others"), z.uuid()], says("chooseDevice")) });

/** The body of POST /api/account/delete: the address of the account, typed by hand. */
export const deleteInput = z.object({
  email: fieldSchema(ownEmailField),
});

/** The body of POST /api/auth/sign-out: {}, or a request to forget this browser as well. */
export const signOut = z.object(
  { forgetBrowser: z.boolean(says("trueOrFalse")).default(false) },
  says("signOut"),
);

const linkToken = says("linkIncomplete");

/** The body of POST /api/auth/session-end: the token of the link in the mail about a new device. */
export const sessionEnd = z.object({ token: z.string(linkToken).regex(/^[\w-]{43}$/, linkToken) }, linkToken);
