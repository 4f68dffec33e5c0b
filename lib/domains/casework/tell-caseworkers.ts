import "server-only";
import { noteWaiting } from "#lib/domains/confidential/index.ts";
import { caseworkPath } from "#lib/data/site/open/confidential.ts";
import { db } from "#lib/platform/db.ts";
import { caseworkMail, kickOutbox, queueMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";

/** The next mail comes a day later. */
const secondsToLive = 20 * 60 * 60;

/**
 * Sends every caseworker a mail that cases wait, at most once a day, however many instances call it. It is separate
 * from the module of the cases, which knows nothing of mail and provides only a number.
 */
export async function tellCaseworkers(): Promise<void> {
  const isTold = await db().$transaction(async (on) => {
    const waiting = await noteWaiting(on);
    if (!waiting) return false;
    const { count, caseworkers } = waiting;
    const letter = caseworkMail({ count, url: new URL(caseworkPath, env.SITE_URL).href });
    for (const to of caseworkers) await queueMail({ kind: "casework", to, ...letter, secondsToLive }, on);
    return true;
  });
  if (isTold) kickOutbox();
}
