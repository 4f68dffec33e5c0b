/** The longest list a page of the account shows: the latest ones. */
export const listedRows = 50;

/** Sign-ins that have ended are shown so that a member sees that it worked, not as a history. */
export const endedRows = 5;

/** More rows of one kind than anybody has; the file says so if it was not enough. */
export const exportedRows = 10_000;
