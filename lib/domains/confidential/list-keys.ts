import "server-only";
import { readLiveKeys } from "./live-keys.ts";
import { dayOf } from "./own-case.ts";

export type ListedKey = {
  id: string;
  memberId: string;
  email: string;
  recipient: string;
  verifier: string;
  since: string;
  fingerprint: string;
  /**
   * Whether it is trusted, so that parts are sealed to it: it is the first key, or a chain of signatures leads from it
   * to the first.
   */
  counts: boolean;
};

/** The keys of caseworkers: those that open what is filed now, and those that wait for a signature. */
export const listKeys = async (): Promise<ListedKey[]> =>
  (await readLiveKeys()).map(
    ({ id, memberId, email, recipient, verifier, createdOn, fingerprint, chain }) => ({
      id,
      memberId,
      email,
      recipient,
      verifier,
      since: dayOf(createdOn),
      fingerprint,
      counts: chain !== undefined,
    }),
  );
