import { mayLead } from "../record/known-figure.ts";
import type { Country } from "../record/open/schema.ts";
import { timeNote } from "../words/open/guide-words.ts";
import type { StartingFact } from "../words/starting-words.ts";

/**
 * The B-READY score for business entry if it covers the country; else the days that its guide reports, unless they come
 * from the discontinued Doing Business series; else the number of guide steps for a local company.
 */
export function startingFact(country: Country): StartingFact {
  const score = country.figures.bready_entry;
  if (score && mayLead(score, "bready_entry")) return { kind: "score", figure: score };
  const { days, steps } = country.registration;
  if (days && timeNote(country) === null) return { kind: "days", days };
  return {
    kind: "steps",
    steps: steps.filter(({ for: who }) => who === "all" || who === "companies").length,
  };
}
