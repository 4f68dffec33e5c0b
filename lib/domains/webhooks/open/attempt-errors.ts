/** Why a try failed, as one word. */
export const attemptErrors = [
  /** The name resolves to a private or reserved address: nothing was sent. */
  "address",
  /** The name does not resolve. */
  "name",
  /** Nothing listens there, or the connection broke. */
  "connection",
  "certificate",
  "timeout",
  /** It answered with a redirect, which is not followed. */
  "redirect",
  /** It answered that it did not accept the event. */
  "status",
  /** The secret of this server cannot open the sealed data. */
  "sealed",
] as const;
export type AttemptError = (typeof attemptErrors)[number];

/** The meaning of a response's status; undefined if the event was accepted. */
export function errorOfStatus(status: number): AttemptError | undefined {
  if (status >= 200 && status < 300) return undefined;
  return status >= 300 && status < 400 ? "redirect" : "status";
}
