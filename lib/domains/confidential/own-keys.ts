import "server-only";
import { base64 } from "@scure/base";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { dayOf } from "./own-case.ts";
import { chainOf } from "./voucher.ts";

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
