import { z } from "zod";

/** A deed that needs no words: {} or an empty form. */
export const nothing = z.object({}, "Send an empty object: {}.");

const token = "This link is not complete. Open it again from the e-mail.";

/** What POST /api/auth/session-end takes: the token of the link in the mail about a new device. */
export const sessionEnd = z.object({ token: z.string(token).regex(/^[\w-]{43}$/, token) }, token);
