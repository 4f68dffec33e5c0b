import "server-only";
import { keysPath } from "#lib/data/site/open/confidential.ts";
import { keyMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { mailCaseworkers } from "#lib/domains/members/index.ts";

/**
 * Queues a mail about a colleague's key for every caseworker, including its owner: a key made in another's name is
 * noticed. Call `kickOutbox` after the transaction `on`.
 */
export const tellOfKey = (
  on: Prisma.TransactionClient,
  key: { email: string; fingerprint: string; counts: boolean },
): Promise<void> => mailCaseworkers(on, keyMail({ ...key, url: new URL(keysPath, env.SITE_URL).href }));
