import "server-only";
import { limitCaller } from "#lib/rate-limit/index.ts";
import { fault } from "#lib/words/faults.ts";
import { listForms } from "../definitions/index.ts";
import { inOne, moveSubmission } from "./move-submission.ts";
import { ownSubmission, type Sender } from "./sender.ts";

const listing = listForms().flatMap(({ id, listing: rule }) => (rule ? [id] : []));

/**
 * Takes what was accepted off its directory again, for good: it is withdrawn and no longer public. Throws `not_found` for
 * whatever is not the sender's or stands in no directory, `conflict` where it is not listed.
 */
export async function unlistSubmission(
  reference: string,
  { address, ...sender }: Sender & { address: string },
): Promise<{ reference: string }> {
  await limitCaller("submission", address, fault("form.sentOften"));
  await inOne((on) =>
    moveSubmission(
      on,
      { reference, form: { in: listing }, ...ownSubmission(sender).any },
      {
        from: ["accepted"],
        to: "withdrawn",
        kind: "withdrawn",
        deed: "form.unlisted",
        actorId: sender.memberId,
        otherwise: fault("form.notListed"),
      },
    ),
  );
  return { reference };
}
