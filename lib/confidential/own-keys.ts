import "server-only";
import { base64 } from "@scure/base";
import { db } from "../db.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { dayOf } from "./own-case.ts";
import { chainOf } from "./voucher.ts";

export type OwnKeys = {
  /** Since when the key that is sealed to is in use; undefined where there is none. */
  since: string | undefined;
  /** Of that key, what its signatures are verified with; empty where it cannot sign. */
  verifier: string;
  /** What the passphrase opens, newest first: private halves, encrypted, in base64. */
  sealed: string[];
};

/** A caseworker's own keys, as only their passphrase opens them. Nobody else is given them. */
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
