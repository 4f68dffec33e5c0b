const hourSeconds = 60 * 60;

/** A sign-in on a device that is remembered lasts so long. */
export const rememberedDays = 30;
export const rememberedSeconds = rememberedDays * 24 * hourSeconds;

/** Any other ends after this, whoever uses it. */
export const visitSeconds = 12 * hourSeconds;

/** A session that is not remembered ends when nobody used it for this long. */
export const idleMinutes = 30;

/** The longest list a page of the account shows: the latest ones. */
export const listedRows = 50;

/** Sign-ins that have ended are shown so that a member sees that it worked, not as a history. */
export const endedRows = 5;

/** More rows of one kind than anybody has; the file says so if it was not enough. */
export const exportedRows = 10_000;

/** How a code looks and how long it can be used. */
export const codeDigits = 6;
export const codeMinutes = 10;
/** How often one code can be tried. */
export const codeTries = 5;
