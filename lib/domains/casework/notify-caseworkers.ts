import "server-only";
import { noteWaiting } from "#lib/domains/confidential/index.ts";
import { caseworkPath, keysPath } from "#lib/data/site/open/confidential.ts";
import { db } from "#lib/platform/db.ts";
import { caseworkMail, kickOutbox, queueMail, keyMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { mailCaseworkers } from "#lib/domains/members/index.ts";

/** The next mail comes a day later. */
const secondsToLive = 20 * 60 * 60;

/**
 * Sends every caseworker a mail that cases wait, at most once a day, however many instances call it. It is separate
 * from the module of the cases, which knows nothing of mail and provides only a number.
 */
export async function notifyCaseworkers(): Promise<void> {
  const isNotified = await db().$transaction(async (on) => {
    const waiting = await noteWaiting(on);
    if (!waiting) return false;
    const { count, caseworkers } = waiting;
    const letter = caseworkMail({ count, url: new URL(caseworkPath, env.SITE_URL).href });
    for (const to of caseworkers) await queueMail({ kind: "casework", to, ...letter, secondsToLive }, on);
    return true;
  });
  if (isNotified) kickOutbox();
}

/**
 * Queues a mail about a colleague's key for every caseworker, including its owner: a key made in another's name is
 * noticed. Call `kickOutbox` after the transaction `on`.
 */
export const notifyOfKey = (
  on: Prisma.TransactionClient,
  key: { email: string; fingerprint: string; counts: boolean },
): Promise<void> => mailCaseworkers(on, keyMail({ ...key, url: new URL(keysPath, env.SITE_URL).href }));
