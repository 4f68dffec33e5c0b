import type { Env } from "#lib/platform/env.ts";
import { readSender } from "#lib/services/mail/sender.ts";
import { Refusal } from "../say.ts";

/** Whether only this machine can reach a server that listens on `host`. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

const noSecret =
  "AUTH_SECRET is not set: nobody could sign in. Make one with `openssl rand -base64 36` and keep it the same on every instance.";
const noMail =
  "SMTP_URL is not set: sign-in codes could not be sent. Set it to your mail server, such as smtp://user:password@host:587.";
const demoOn =
  "LOCAL_DEMO is on: it shows sign-in codes to whoever asks for them. Unset it; it is for `npm start` on this machine only.";

/**
 * Refuses to serve with settings that would let anybody sign in, or nobody. Without a parent process (`npm run serve`)
 * the local demo is always refused; `npm start` and the tests may use it on an address that only this machine reaches.
 */
export function checkProduction(
  env: Pick<Env, "AUTH_SECRET" | "SMTP_URL" | "MAIL_FROM" | "LOCAL_DEMO" | "HOST">,
  { hasParent }: { hasParent: boolean },
): void {
  if (env.LOCAL_DEMO) {
    if (!hasParent) throw new Refusal(demoOn);
    if (env.SMTP_URL) throw new Refusal("LOCAL_DEMO is on though SMTP_URL is set. Unset one of them.");
    if (!isLoopback(env.HOST)) {
      throw new Refusal(
        `LOCAL_DEMO is on though HOST is ${env.HOST}, which others may reach. Use 127.0.0.1, or set SMTP_URL and unset LOCAL_DEMO.`,
      );
    }
  } else if (!env.SMTP_URL) throw new Refusal(noMail);
  if (!env.AUTH_SECRET) throw new Refusal(noSecret);
  if (env.MAIL_FROM && !readSender(env.MAIL_FROM)) {
    throw new Refusal("MAIL_FROM is no sender. Write it as name@example.org or as Name <name@example.org>.");
  }
}
