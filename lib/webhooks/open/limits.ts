/** So many webhooks there are at most: each event is stored once for each that hears it. */
export const mostWebhooks = 20;

/** What was sent to one, or waits for it, is kept so long. */
export const deliveryDays = 30;

/** Of one webhook, so many deliveries are shown. */
export const shownDeliveries = 50;

/** One that took nothing in so many days, and of so many tries, is switched off. */
export const failingDays = 3;
export const failingTries = 10;

/**
 * One that failed so often in a row is left alone for so many minutes after each failure, so that what hangs does not hold up what
 * listens. Less than there are between two runs of `wakeDeliveries`, which tries it again.
 */
export const restTries = 20;
export const restMinutes = 4;

/** A secret that nobody looked at is not shown any more after this. */
export const secretMinutes = 10;
