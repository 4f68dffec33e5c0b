import "server-only";
import { AppError } from "../errors.ts";
import { consume, type Verdict } from "./consume.ts";
import type { Policy } from "./policies.ts";
import { waitInWords } from "./wait-in-words.ts";

/** Counts a deed, or throws `rate_limited` with a sentence that says when to come back. */
export async function limit(policy: Policy, subject: string, sentence: string): Promise<Verdict> {
  const verdict = await consume(policy, subject);
  if (verdict.admitted) return verdict;
  throw new AppError("rate_limited", `${sentence} ${waitInWords(verdict.retryAfterSeconds)}`, {
    retryAfterSeconds: verdict.retryAfterSeconds,
  });
}
