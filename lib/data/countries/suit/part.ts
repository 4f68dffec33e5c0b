import type { Country } from "../record/open/schema.ts";

export type PartId = "cost" | "simple" | "tax" | "market" | "stable" | "entry" | "want" | "money";

/**
 * One part of the score for one country: a value with its year, source and points, or the reason why it does not count.
 */
export type PartValue =
  | {
      /** From 0 to 100. */
      points: number;
      text: string;
      year: string;
      /** The source id of a figure; null if the source is on the guide or on the page of the passport. */
      source: string | null;
      reason: null;
    }
  | { points: null; reason: string };

export type Part = {
  id: PartId;
  label: string;
  /** The values in the order of the given countries. */
  of: (countries: readonly Country[]) => PartValue[];
};

export const uncounted = (reason: string): PartValue => ({ points: null, reason });
