import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fingerprintOf } from "./open/key-statement.ts";
import { chainOf } from "./voucher.ts";

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
