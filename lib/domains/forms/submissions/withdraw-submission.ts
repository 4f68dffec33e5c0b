import "server-only";
import { fault } from "#lib/platform/words/faults.ts";
import { moveOwn } from "./move-own.ts";
import { openStates } from "./move-submission.ts";
import type { Sender } from "./sender.ts";

/** Withdraws an undecided submission. Throws `not_found` if it is not the sender's, `conflict` once it is over. */
export const withdrawSubmission = (
  reference: string,
  sender: Sender & { address: string },
): Promise<{ reference: string }> =>
  moveOwn(reference, sender, {
    from: openStates,
    to: "withdrawn",
    kind: "withdrawn",
    action: "form.withdrawn",
    otherwise: fault("form.notOpen"),
  });
