import "server-only";
import { base64 } from "@scure/base";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fingerprintOf } from "./open/key-statement.ts";
import { chainOf } from "./voucher.ts";
import { dayOf } from "./own-case.ts";

const most = 200;

/** The keys of all current caseworkers, in use or waiting for a signature. `chain` is set if a key is trusted. */
export async function readLiveKeys(on: Prisma.TransactionClient = db()) {
  const rows = await on.caseworkerKey.findMany({
    where: { retiredOn: null, member: { role: "caseworker" } },
    select: {
      id: true,
      memberId: true,
      recipient: true,
      verifier: true,
      voucher: true,
      createdOn: true,
      member: { select: { email: true } },
    },
    orderBy: { id: "asc" },
    take: most,
  });
  return rows.map(({ member, ...row }) => ({
    ...row,
    email: member.email,
    fingerprint: fingerprintOf(row),
    chain: chainOf(row),
  }));
}

export type LiveKey = Awaited<ReturnType<typeof readLiveKeys>>[number];

/** Serializes making, signing and retiring keys: of two concurrent transactions the second sees what the first did. */
export const lockKeys = async (on: Prisma.TransactionClient): Promise<void> => {
  await on.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('caseworker keys', 0))`;
};

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

export type OwnKeys = {
  /** The day from which the key that is sealed to is in use; undefined if there is none. */
  since: string | undefined;
  /** What verifies that key's signatures; empty if it cannot sign. */
  verifier: string;
  /** The private halves, newest first, encrypted under the passphrase, in base64. */
  sealed: string[];
};

/** A caseworker's own keys, which only their passphrase opens. Nobody else gets them. */
export async function findOwnKeys({ member }: Visit): Promise<OwnKeys> {
  const rows = await db().caseworkerKey.findMany({
    where: { memberId: member.id },
    select: {
      id: true,
      memberId: true,
      recipient: true,
      verifier: true,
      voucher: true,
      sealed: true,
      createdOn: true,
      retiredOn: true,
    },
    orderBy: [{ retiredOn: { sort: "desc", nulls: "first" } }, { createdOn: "desc" }, { id: "desc" }],
    take: 100,
  });
  const live = rows.find((row) => row.retiredOn === null && chainOf(row));
  return {
    since: live && dayOf(live.createdOn),
    verifier: live?.verifier ?? "",
    sealed: rows.flatMap(({ sealed }) => (sealed ? [base64.encode(sealed)] : [])),
  };
}
