import "server-only";

export { decideEdit } from "./decide-edit.ts";
export { decideHandler, decideFormId, proposeHandler, proposeFormId } from "./handlers.ts";
export { followVersions, refreshVersion, listApproved, retireEdits } from "./versions.ts";
export type { ListedEdit } from "./list-edits.ts";
export { fieldsOfProposal, proposeEdit } from "./propose-edit.ts";
export { readCountryFacts, type CountryDesk, type ShownFact } from "./read-country-facts.ts";
export { listAddresses, saveLinkChecks } from "./links.ts";
export { readOverview, type FactsOverview } from "./read-overview.ts";
export type { ValueText } from "./fact-words.ts";
