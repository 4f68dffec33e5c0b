import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { consume, limit, type Policy, type Verdict } from "#lib/services/limits/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** Uses the same words for a wrong, an expired, a spent and a never sent code. */
export function wrongCode(triesLeft: number): AppError {
  const sentence = fault("code.wrong", { triesLeft: Math.max(0, triesLeft) });
  return new AppError("invalid_input", sentence, { fields: { code: [sentence] } });
}

/** For a code whose tries are used up. */
export const usedUpCode = (secondsLeft: number): AppError =>
  new AppError("rate_limited", fault("code.usedUp"), {
    retryAfterSeconds: Math.max(1, Math.ceil(secondsLeft)),
  });

/**
 * Counts one try for an address before it is judged or carried out, or throws `rate_limited`. The audit records a lock
 * once, not every try against it; a wait of at most `pauseSeconds`, as between two mails, is not a lock.
 */
export async function admitTry(
  policy: Policy,
  email: string,
  sentence: string,
  { pauseSeconds = 0 } = {},
): Promise<Verdict> {
  try {
    return await limit(policy, email, sentence);
  } catch (thrown) {
    if (thrown instanceof AppError && (thrown.retryAfterSeconds ?? 0) > pauseSeconds) {
      const { admitted } = await consume("lockAudit", `${policy} ${email}`);
      if (admitted)
        await record({ action: "sign_in.locked", outcome: "refused", address: email, detail: { policy } });
    }
    throw thrown;
  }
}
