import type { PassportCode } from "../record/open/passports.ts";
import type { Country } from "../record/open/schema.ts";
import { knownEntryWords, noteMark, noteWords, stateWords, findEntry } from "./find-entry.ts";
import type { VisaAnswer } from "./open/visa-rules.ts";
import { passportName } from "./open/passport-names.ts";
import { passportPath } from "./open/passport-path.ts";
import { portalOf } from "./passports.ts";

/** What a few countries require of one passport, in words and values, as the API returns it. */
export const answerVisa = (passport: PassportCode, countries: readonly Country[]): VisaAnswer => ({
  passport,
  name: passportName(passport),
  page: passportPath(passport),
  entries: countries.map(({ slug, name }) => {
    const known = findEntry(passport, slug);
    const { fact } = known;
    return {
      to: slug,
      name,
      rule: fact?.rule ?? null,
      days: fact?.days ?? null,
      asOf: fact?.asOf ?? null,
      says: knownEntryWords(known),
      state: fact && stateWords(fact),
      portal: fact && portalOf(fact),
      notes: fact ? fact.notes.map((note) => ({ text: noteWords(note), mark: noteMark(note) })) : [],
    };
  }),
});
