import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import type { Refusals } from "#lib/platform/http/bodies-in-hand.ts";
import { fault } from "#lib/platform/words/faults.ts";

const later = (sentence: string) => new AppError("unavailable", sentence, { retryAfterSeconds: 10 });

/**
 * The errors for a body for which there is no room or no slot, and for one that arrives too slowly, in the language of
 * its request.
 */
export const bodyRefusals = (): Refusals => ({
  busy: later(fault("confidential.busy")),
  slow: later(fault("confidential.slow")),
});
