/** Checks the country records: `node lib/ops/check-data.ts`. One line when all is well, else a list and exit 1. */
import { checkCountries } from "../countries/check-countries.ts";
import { siteCounts } from "../countries/site-counts.ts";

const problems = checkCountries();
if (problems.length > 0) {
  console.error(
    `The country records have ${problems.length} faults:\n${problems.map((line) => `- ${line}`).join("\n")}`,
  );
  process.exit(1);
}
const { countries, figures, steps, sourcedSteps } = siteCounts();
console.log(
  `${countries} countries are sound: ${figures} figures, ${steps} steps, ${sourcedSteps} of them sourced.`,
);
