import { z } from "zod";

/** What POST /api/auth/sign-out takes: {}, or the wish that this browser be forgotten as well. */
export const signOut = z.object(
  { forgetBrowser: z.boolean("Say true or false.").default(false) },
  'Send {} or {"forgetBrowser":true}.',
);

const token = "This link is not complete. Open it again from the e-mail.";

/** What POST /api/auth/session-end takes: the token of the link in the mail about a new device. */
export const sessionEnd = z.object({ token: z.string(token).regex(/^[\w-]{43}$/, token) }, token);
