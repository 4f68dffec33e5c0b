import { mayLead } from "../record/may-lead.ts";
import type { Country } from "../record/open/schema.ts";
import { timeNote } from "../words/open/guide-words.ts";
import type { StartingFact } from "../words/starting-words.ts";

/**
 * The score for business entry of B-READY where it covers the country; else the days its guide reports, unless they are
 * those of the count that ended; else how many steps of the guide a local company takes.
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
