import { AppError } from "#lib/errors.ts";
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
