/** A session that is not remembered ends when nobody used it for this long. */
export const idleMinutes = 30;
