import "server-only";
import { fault } from "#lib/platform/words/faults.ts";
import { moveOwn } from "./move-own.ts";
import type { Sender } from "./sender.ts";

/** Stores the sender's answer to the open question. Throws `conflict` if there is none, `not_found` for others. */
export const answerQuestion = (
  reference: string,
  answer: string,
  sender: Sender & { address: string },
): Promise<{ reference: string }> =>
  moveOwn(reference, sender, {
    from: ["asked"],
    to: "answered",
    kind: "answered",
    action: "form.answered",
    words: answer,
    otherwise: fault("form.notAskedNow"),
  });
