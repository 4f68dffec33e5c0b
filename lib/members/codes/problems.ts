import "server-only";
import { record } from "#lib/audit/index.ts";
import { AppError } from "#lib/errors.ts";
import { consume, limit, type Policy, type Verdict } from "#lib/rate-limit/index.ts";
import { pluralRules } from "#lib/words/open/formats.ts";

const plural = pluralRules();

function sentenceFor(triesLeft: number): string {
  if (triesLeft <= 0) return "This code is not right, or is no longer valid. Ask for a new code.";
  return plural.select(triesLeft) === "one"
    ? `This code is not right, or is no longer valid. You have ${triesLeft} try left.`
    : `This code is not right, or is no longer valid. You have ${triesLeft} tries left.`;
}

/** The same words for a wrong, an expired, a spent and a never sent code. */
export function wrongCode(triesLeft: number): AppError {
  const sentence = sentenceFor(triesLeft);
  return new AppError("invalid_input", sentence, { fields: { code: [sentence] } });
}

/** A code nobody can try any more. */
export const usedUpCode = (secondsLeft: number): AppError =>
  new AppError("rate_limited", "This code was tried too often and no longer works. Ask for a new code.", {
    retryAfterSeconds: Math.max(1, Math.ceil(secondsLeft)),
  });

/**
 * Counts one try for an address before it is judged or done, or throws `rate_limited`. A lock is written to the audit,
 * not each knock on it; a wait of `pauseSeconds` at most, as between two mails, is no lock.
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
        await record({ deed: "sign_in.locked", outcome: "refused", address: email, detail: { policy } });
    }
    throw thrown;
  }
}
