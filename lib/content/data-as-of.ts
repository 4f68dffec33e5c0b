/** The day on which the country facts were last compiled (shared data, field `generated`). */
export const dataAsOf = "2026-11-21";
