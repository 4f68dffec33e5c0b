/**
 * What a visitor may read of a fault. One that came from the server is only named by its digest, under which it
 * stands in the log; one from this browser says its own text.
 */
export function errorText(error: unknown): string {
  if (typeof error === "object" && error !== null && "digest" in error && typeof error.digest === "string") {
    return `Error reference: ${error.digest}`;
  }
  if (error instanceof Error && error.message) return error.message;
  return "No further details are known.";
}
