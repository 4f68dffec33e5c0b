import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { newReference } from "#lib/reference.ts";
import { keyedHash } from "#lib/secrets/index.ts";
import { workingDaysAfter } from "./open/due.ts";
import { workingDaysOf, type CaseKind, type CaseState } from "./open/kinds.ts";
import type { CaseSource } from "./source.ts";

/** What of a sender's address stands in the table. */
export const senderHash = (address: string): string => keyedHash("case sender", address.toLowerCase());

type Filed = {
  kind: CaseKind;
  topic: string;
  /** That of its domain; one is made where it has none. */
  reference?: string;
  state?: CaseState;
  countrySlug?: string | null;
  memberId?: string | null;
  /** The sender's address; undefined where nobody is named. */
  address?: string | null | undefined;
  filedAt?: Date;
  /** Working days until it is to be answered, where its kind does not say. */
  workingDays?: number | undefined;
};

/**
 * Puts something that was sent into the queue, in the transaction `on` that stores it. What was there before and is sent anew
 * is opened again, with a new day by which it is due; what is still open stays due when it was.
 */
export async function fileCase(
  on: Prisma.TransactionClient,
  source: CaseSource,
  { kind, topic, reference = newReference(), state = "open", ...filed }: Filed,
): Promise<void> {
  const { memberId = null, address, filedAt = new Date() } = filed;
  const countrySlug = "countrySlug" in source ? source.countrySlug : (filed.countrySlug ?? null);
  const row = {
    topic,
    state,
    countrySlug,
    filedAt,
    dueAt: workingDaysAfter(filedAt, filed.workingDays ?? workingDaysOf[kind]),
    updatedAt: filedAt,
    endedAt: state === "done" ? filedAt : null,
  };
  const named = { ...(memberId && { memberId }), senderHash: address ? senderHash(address) : null };
  const { count } = await on.case.createMany({
    data: [{ ...row, ...named, ...source, kind, reference }],
    skipDuplicates: true,
  });
  if (count > 0) return;
  const anew = await on.case.updateMany({
    where: { ...source, state: { not: "open" } },
    data: { ...row, ...named, mergedIntoId: null, version: { increment: 1 } },
  });
  if (anew.count > 0) return;
  await on.case.updateMany({
    where: source,
    data: { topic, countrySlug, ...named, updatedAt: filedAt, version: { increment: 1 } },
  });
}
