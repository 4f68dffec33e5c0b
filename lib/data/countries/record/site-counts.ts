import { listBlocs } from "./list-blocs.ts";
import { listCountries } from "./list-countries.ts";
import { regions } from "./open/regions.ts";
import { sources } from "./sources.ts";

/**
 * How much the site knows, counted from the records as they are shown. `sources` counts the rows of the table of
 * sources that are switched on and have a publisher; `registrationSources` counts the pages read for the steps.
 */
export function siteCounts() {
  const countries = listCountries();
  const steps = countries.flatMap(({ registration }) => registration.steps);
  const pages = countries.flatMap(({ registration }) => registration.sources.flatMap(({ url }) => url ?? []));
  return {
    countries: countries.length,
    regions: regions.length,
    figures: countries.reduce((sum, { figures }) => sum + Object.values(figures).filter(Boolean).length, 0),
    sources: sources().filter(({ id, enabled }) => enabled && id !== "general-knowledge").length,
    registrationSources: new Set(pages).size,
    steps: steps.length,
    sourcedSteps: steps.filter(({ status }) => status === "sourced").length,
    blocs: listBlocs().length,
  };
}
