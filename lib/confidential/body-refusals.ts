import "server-only";
import { AppError } from "../errors.ts";
import type { Refusals } from "../http/bodies-in-hand.ts";
import { fault } from "#lib/words/faults.ts";

const later = (sentence: string) => new AppError("unavailable", sentence, { retryAfterSeconds: 10 });

/** What is answered to a body for which there is no room, or no turn, and to one that comes too slowly: in the language of its request. */
export const bodyRefusals = (): Refusals => ({
  busy: later(fault("confidential.busy")),
  slow: later(fault("confidential.slow")),
});
