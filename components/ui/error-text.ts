import { fill } from "#lib/platform/words/open/fill.ts";
import type { BoundaryWords } from "#lib/platform/words/open/leaf-words.ts";

/**
 * The text of an error that a visitor may read. A server error is identified only by its digest, which is also in the
 * log; a browser error shows its own message.
 */
export function errorText(error: unknown, words: Pick<BoundaryWords, "reference" | "unknown">): string {
  if (typeof error === "object" && error !== null && "digest" in error && typeof error.digest === "string") {
    return fill(words.reference, { digest: error.digest });
  }
  if (error instanceof Error && error.message) return error.message;
  return words.unknown;
}
