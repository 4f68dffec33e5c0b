import "server-only";
import { fault } from "#lib/platform/words/faults.ts";
import { listForms } from "../definitions/index.ts";
import { moveOwn } from "./move-own.ts";
import type { Sender } from "./sender.ts";

const listing = listForms().flatMap(({ id, listing: rule }) => (rule ? [id] : []));

/**
 * Takes an accepted submission off its directory permanently: it is withdrawn and no longer public. Throws `not_found`
 * if it is not the sender's or its form has no directory, `conflict` if it is not listed.
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
      action: "form.unlisted",
      otherwise: fault("form.notListed"),
    },
    { form: { in: listing } },
  );
