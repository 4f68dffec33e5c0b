import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import type { ClosingReason, ConfidentialState } from "./open/states.ts";
import { dayOf } from "./own-case.ts";

export type ReadCase = {
  id: string;
  state: ConfidentialState;
  replyTo: string;
  parts: number;
  closedOn: string | undefined;
  closedFor: ClosingReason | undefined;
  contents: { id: string; kind: "message" | "file" | "answer"; day: string }[];
};

/**
 * A case for a caseworker, with its parts still sealed. The audit records that they opened one, and nothing about it.
 */
export async function readCase({ member }: Visit, id: string): Promise<ReadCase | undefined> {
  const found = await db().confidentialCase.findUnique({
    where: { id },
    select: {
      id: true,
      state: true,
      replyTo: true,
      parts: true,
      closedOn: true,
      closedFor: true,
      contents: { select: { id: true, kind: true, addedOn: true }, orderBy: { place: "asc" } },
    },
  });
  if (!found) return undefined;
  await record({ action: "confidential.opened", outcome: "done", actorId: member.id });
  const { closedOn, closedFor, contents, ...rest } = found;
  return {
    ...rest,
    closedOn: closedOn ? dayOf(closedOn) : undefined,
    closedFor: (closedFor as ClosingReason | null) ?? undefined,
    contents: contents.map(({ addedOn, ...part }) => ({ ...part, day: dayOf(addedOn) })),
  };
}
