/** The day on which the country facts were last compiled. */
export const dataAsOf = "2026-11-21";
