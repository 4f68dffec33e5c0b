export { answerVisa } from "./answer-visa.ts";
export { entryWords, knownEntryWords, listState, noteMark, noteWords, stateWords } from "./entry-words.ts";
export { findEntry, visaList, type Entry } from "./find-entry.ts";
export { passportDescription, passportTitle } from "./passport-head.ts";
export { parsePassportQuery, type PassportQuery } from "./passport-query.ts";
export { passportSources } from "./passport-sources.ts";
export { portalOf } from "./portal-of.ts";
export { visaOpenness } from "./visa-openness.ts";
export { summarisePassport, type PassportSummary } from "./summarise-passport.ts";
