export const heroWords = ["Trade", "Invest", "Build", "Empower"] as const;

/** What the button shows while the word changes, and while it does not. */
export const pausePath = "M3 2h4v12H3zm6 0h4v12H9z";
export const playPath = "M4 2v12l10-6z";
