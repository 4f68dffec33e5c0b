import "server-only";
import { fault } from "#lib/words/faults.ts";
import { listForms } from "../definitions/index.ts";
import { moveOwn } from "./move-own.ts";
import type { Sender } from "./sender.ts";

const listing = listForms().flatMap(({ id, listing: rule }) => (rule ? [id] : []));

/**
 * Takes what was accepted off its directory again, for good: it is withdrawn and no longer public. Throws `not_found` for
 * whatever is not the sender's or stands in no directory, `conflict` where it is not listed.
 */
export const unlistSubmission = (
  reference: string,
  sender: Sender & { address: string },
): Promise<{ reference: string }> =>
  moveOwn(
    reference,
    sender,
    {
      from: ["accepted"],
      to: "withdrawn",
      kind: "withdrawn",
      deed: "form.unlisted",
      otherwise: fault("form.notListed"),
    },
    { form: { in: listing } },
  );
