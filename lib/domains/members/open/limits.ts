const hourSeconds = 60 * 60;

/** How long a sign-in lasts on a remembered device. */
export const rememberedDays = 30;
export const rememberedSeconds = rememberedDays * 24 * hourSeconds;

/** How long any other sign-in lasts, however much it is used. */
export const visitSeconds = 12 * hourSeconds;

/** A session that is not remembered ends when it is not used for this long. */
export const idleMinutes = 30;

/** The longest list on an account page: the latest rows. */
export const listedRows = 50;

/** Ended sign-ins are shown so that a member sees that ending one worked, not as a history. */
export const endedRows = 5;

/** More rows of one kind than anybody has; the file says so if there were more. */
export const exportedRows = 10_000;

/** The length of a code. */
export const codeDigits = 6;
/** How often one code can be tried. */
export const codeTries = 5;
