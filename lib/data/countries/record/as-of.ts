import compiled from "../facts/as-of.json" with { type: "json" };

/** The day on which the country facts were last compiled. */
export const dataAsOf = compiled.asOf;
