import type { WebhookEventName } from "./events.ts";

const minute = 60;
const hour = 60 * minute;

/** How long to wait after each try that failed; after the last of them the event is given up, three days after the first. */
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
 * How many seconds after a try the next one is due; undefined where there is none. Of a test there is one try: who asked for it
 * sits in front of the answer.
 */
export const waitAfter = (event: WebhookEventName | (string & {}), tries: number): number | undefined =>
  event === "ping" ? undefined : waitSeconds[tries - 1];
