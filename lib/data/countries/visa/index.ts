export {
  answerVisa,
  passportDescription,
  passportTitle,
  parsePassportQuery,
  type PassportQuery,
  passportSources,
  portalOf,
  summarisePassport,
  type PassportSummary,
} from "./passports.ts";
export {
  entryWords,
  knownEntryWords,
  listState,
  noteMark,
  noteWords,
  stateWords,
  findEntry,
  visaList,
  type Entry,
  visaOpenness,
} from "./find-entry.ts";
