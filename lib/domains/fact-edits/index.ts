import "server-only";

export { decideEdit } from "./decide-edit.ts";
export { decideHandler, decideFormId, proposeHandler, proposeFormId } from "./handlers.ts";
export { followVersions, refreshVersion } from "./follow-versions.ts";
export { listApproved } from "./list-approved.ts";
export type { ListedEdit } from "./list-edits.ts";
export { fieldsOfProposal, proposeEdit } from "./propose-edit.ts";
export { readCountryFacts, type CountryDesk, type ShownFact } from "./read-country-facts.ts";
export { listAddresses, type NamedAddress } from "./links/list-addresses.ts";
export { saveLinkChecks } from "./links/save-link-checks.ts";
export { readOverview, type FactsOverview } from "./read-overview.ts";
export { retireEdits } from "./retire-edits.ts";
export type { SaidValue } from "./say-values.ts";
