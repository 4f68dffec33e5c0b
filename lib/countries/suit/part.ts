import type { Country } from "../record/open/schema.ts";

export type PartId = "cost" | "simple" | "tax" | "market" | "stable" | "entry" | "want" | "money";

/** What a country has of one part: a value with its year and where it is read, and its points, or why it does not count. */
export type PartValue =
  | {
      /** From 0 to 100. */
      points: number;
      text: string;
      year: string;
      /** Id of the source of a figure; null where the guide, or the page of the passport, has it. */
      source: string | null;
      reason: null;
    }
  | { points: null; reason: string };

export type Part = {
  id: PartId;
  label: string;
  /** In the order of the countries that were asked about. */
  of: (countries: readonly Country[]) => PartValue[];
};

export const uncounted = (reason: string): PartValue => ({ points: null, reason });
