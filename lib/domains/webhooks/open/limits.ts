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
