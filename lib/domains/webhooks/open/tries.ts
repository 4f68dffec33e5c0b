import type { WebhookEventName } from "./events.ts";

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
