import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { readLiveKeys } from "./live-keys.ts";

export type CaseRecipient = { id: string; recipient: string };

/**
 * The recipients of a new part: the one trusted key of every current caseworker. It excludes a caseworker as soon as
 * they lose the role or their account, and any key without a chain of signatures to the first one.
 */
export const listRecipients = async (): Promise<CaseRecipient[]> =>
  (await readLiveKeys()).flatMap(({ id, recipient, chain }) => (chain ? [{ id, recipient }] : []));

/** Like `listRecipients`, but throws if nobody could read what is sent. */
export async function getRecipients(): Promise<CaseRecipient[]> {
  const recipients = await listRecipients();
  if (recipients.length === 0)
    throw new AppError("unavailable", fault("confidential.nobody"), { retryAfterSeconds: 3_600 });
  return recipients;
}

/** Requires that something is sealed to exactly the live keys. Throws an error that the sender can act on. */
export async function requireLiveKeys(keys: readonly string[]): Promise<void> {
  const live = await getRecipients();
  const named = new Set(keys);
  if (named.size !== live.length || !live.every(({ id }) => named.has(id)))
    throw new AppError("conflict", fault("confidential.keysChanged"));
}
