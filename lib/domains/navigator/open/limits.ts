/** Limits of the input. Lengths are in UTF-16 units, as a browser's `maxlength` counts them. */
export const navigatorLimits = { question: 300, countries: 3, words: 1000 } as const;
