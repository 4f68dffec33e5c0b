import { z } from "zod";
import { fieldSchema } from "#lib/forms/open/field-schema.ts";
import { ownEmailField } from "./fields.ts";
import { says } from "#lib/words/faults.ts";

/** What POST /api/account/sessions takes: one session, or all but the one that asks. */
export const endInput = z.object({ end: z.union([z.literal("others"), z.uuid()], says("chooseDevice")) });

/** What POST /api/account/delete takes: the address of the account, typed by hand. */
export const deleteInput = z.object({
  email: fieldSchema(ownEmailField),
});

/** What POST /api/auth/sign-out takes: {}, or the wish that this browser be forgotten as well. */
export const signOut = z.object(
  { forgetBrowser: z.boolean(says("trueOrFalse")).default(false) },
  says("signOut"),
);

const linkToken = says("linkIncomplete");

/** What POST /api/auth/session-end takes: the token of the link in the mail about a new device. */
export const sessionEnd = z.object({ token: z.string(linkToken).regex(/^[\w-]{43}$/, linkToken) }, linkToken);
