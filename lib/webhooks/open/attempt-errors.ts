/** Why a try failed, in one word. */
export const attemptErrors = [
  /** The name leads to an address that is private or reserved: nothing was sent. */
  "address",
  /** The name leads nowhere. */
  "name",
  /** Nothing listens there, or the connection broke. */
  "connection",
  "certificate",
  "timeout",
  /** It answered that it is elsewhere. Nobody went there. */
  "redirect",
  /** It answered that it did not take it. */
  "status",
  /** What is sealed cannot be opened with the secret of this server. */
  "sealed",
] as const;
export type AttemptError = (typeof attemptErrors)[number];

/** What the status of an answer means; undefined where the event was taken. */
export function errorOfStatus(status: number): AttemptError | undefined {
  if (status >= 200 && status < 300) return undefined;
  return status >= 300 && status < 400 ? "redirect" : "status";
}
