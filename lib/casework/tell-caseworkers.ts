import "server-only";
import { noteWaiting } from "#lib/confidential/index.ts";
import { caseworkPath } from "#lib/confidential/open/paths.ts";
import { db } from "#lib/db.ts";
import { caseworkMail, kickOutbox, queueMail } from "#lib/email/index.ts";
import { env } from "#lib/env.ts";

/** The next one comes a day later. */
const secondsToLive = 20 * 60 * 60;

/**
 * Sends every caseworker a mail that cases wait, once a day at most, however many instances do it at once. It stands apart
 * from the cases, which know no mail; of them it learns a number.
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
