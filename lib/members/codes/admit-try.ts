import "server-only";
import { record } from "#lib/audit/index.ts";
import { AppError } from "#lib/errors.ts";
import { consume, limit, type Policy, type Verdict } from "#lib/rate-limit/index.ts";

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
