import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { moveSubmission, openStates } from "./move-submission.ts";

/**
 * Closes a duplicate submission, in the transaction `on`: it continues under the other reference, which its sender
 * reads. Throws `conflict` if it can no longer be decided.
 */
export async function joinWithin(
  on: Prisma.TransactionClient,
  reference: string,
  into: string,
  { by, actorId }: { by: string; actorId: string },
): Promise<void> {
  await moveSubmission(
    on,
    { reference },
    {
      from: openStates,
      to: "closed",
      kind: "joined",
      action: "form.decided",
      words: into,
      by,
      actorId,
      otherwise: fault("form.notOpen"),
    },
  );
}
