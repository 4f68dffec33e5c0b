import "server-only";
import { AppError } from "../errors.ts";
import { fault } from "#lib/words/faults.ts";
import { readLiveKeys } from "./live-keys.ts";

export type CaseRecipient = { id: string; recipient: string };

/**
 * Whom a new part is sealed to: the one key that counts of everybody who is a caseworker now. Whoever lost the role, or their account,
 * is not among them from then on, and neither is a key that no chain of signatures leads from to the first one.
 */
export const listRecipients = async (): Promise<CaseRecipient[]> =>
  (await readLiveKeys()).flatMap(({ id, recipient, chain }) => (chain ? [{ id, recipient }] : []));

/** The same; throws where nobody could read what is sent. */
export async function getRecipients(): Promise<CaseRecipient[]> {
  const recipients = await listRecipients();
  if (recipients.length === 0)
    throw new AppError("unavailable", fault("confidential.nobody"), { retryAfterSeconds: 3_600 });
  return recipients;
}

/** Whether this is sealed to these keys: all of them live, and none left out. Throws what the sender can act on. */
export async function requireLiveKeys(keys: readonly string[]): Promise<void> {
  const live = await getRecipients();
  const named = new Set(keys);
  if (named.size !== live.length || !live.every(({ id }) => named.has(id)))
    throw new AppError("conflict", fault("confidential.keysChanged"));
}
