const hourSeconds = 60 * 60;

/** A sign-in on a device that is remembered lasts so long. */
export const rememberedDays = 30;
export const rememberedSeconds = rememberedDays * 24 * hourSeconds;

/** Any other ends after this, whoever uses it. */
export const visitSeconds = 12 * hourSeconds;

/** A session that is not remembered ends when nobody used it for this long. */
export const idleMinutes = 30;
