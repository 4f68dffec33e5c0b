import "server-only";

export { regionalRails } from "./regional-rails.ts";
export { factSource, plainFacts, type PlainFact, findSource, sources } from "./sources.ts";
export { findCountry, listCountries, listCountrySlugs, findMobility } from "./list-countries.ts";
export {
  knownFigure,
  getFigure,
  noDataReason,
  notFound,
  mayLead,
  mayLeadRating,
  mostYearsOf,
  whyHeld,
} from "./known-figure.ts";
export { listBlocs } from "./list-blocs.ts";
export { sourceIdsOfCountry, sourceIdsOfMobility } from "./source-ids.ts";
export { overlayEdits, perVersion } from "./version.ts";
export { applyEdit, editSource, withEdits, type EditSource, type FactEdit } from "./apply-edit.ts";
export { builtFiles, completeFiles } from "./country-records.ts";
export type { CountryFile } from "./country-file.ts";
export { digestOfFact, findFact, listFacts, type Fact, type FactLeaf } from "./facts-of.ts";
export { siteCounts } from "./site-counts.ts";
export { dataAsOf } from "./as-of.ts";
export { rankingsOf } from "./rankings.ts";
