import type { Country, MissableFact } from "./open/schema.ts";

export const notFound = "Not found in a source that may be used.";

/** Why a figure or a list of a country is missing, in one sentence for the reader. */
export const noDataReason = ({ missing }: Country, key: MissableFact): string => missing[key] ?? notFound;
