import "server-only";
import { record } from "../audit/index.ts";
import { AppError } from "../errors.ts";
import { consume, limit, type Policy, type Verdict } from "../rate-limit/index.ts";

/** Counts one try before it is judged, or throws `rate_limited`. A lock is written to the audit, not each knock on it. */
export async function admitTry(policy: Policy, email: string): Promise<Verdict> {
  try {
    return await limit(policy, email, "Too many codes that were not right were entered for this address.");
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === "rate_limited") {
      const { admitted } = await consume("lockAudit", `${policy} ${email}`);
      if (admitted)
        await record({ deed: "sign_in.locked", outcome: "refused", address: email, detail: { policy } });
    }
    throw thrown;
  }
}
