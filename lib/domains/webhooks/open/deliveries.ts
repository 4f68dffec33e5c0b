import type { WebhookEventName } from "./events.ts";

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

/** The maximum number of webhooks: each event is stored once for each subscriber. */
export const mostWebhooks = 20;

/** How many deliveries of one webhook are shown. */
export const shownDeliveries = 50;

/** A webhook that accepted nothing in this many days, and this many tries, is switched off. */
export const failingDays = 3;
export const failingTries = 10;

/**
 * A webhook that failed this often in a row rests for this many minutes after each failure, so that one that hangs does
 * not hold up those that listen. This is shorter than the interval of `wakeDeliveries`, which tries it again.
 */
export const restTries = 20;
export const restMinutes = 4;

/** After this, a secret that nobody looked at is no longer shown. */
export const secretMinutes = 10;

const minute = 60;
const hour = 60 * minute;

/** How long to wait after each failed try. After the last of them the event is given up, three days after the first. */
const waitSeconds = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

export const mostTries = waitSeconds.length + 1;

/**
 * How many seconds after a try the next one is due; undefined if there is none. A test has a single try, because the
 * admin who sent it is waiting for the answer.
 */
export const waitAfter = (event: WebhookEventName | (string & {}), tries: number): number | undefined =>
  event === "ping" ? undefined : waitSeconds[tries - 1];
