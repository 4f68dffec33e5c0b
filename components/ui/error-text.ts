import { fill } from "#lib/words/open/fill.ts";
import type { BoundaryWords } from "#lib/words/open/leaf-words.ts";

/**
 * What a visitor may read of a fault. One that came from the server is only named by its digest, under which it
 * stands in the log; one from this browser says its own text.
 */
export function errorText(error: unknown, words: Pick<BoundaryWords, "reference" | "unknown">): string {
  if (typeof error === "object" && error !== null && "digest" in error && typeof error.digest === "string") {
    return fill(words.reference, { digest: error.digest });
  }
  if (error instanceof Error && error.message) return error.message;
  return words.unknown;
}
