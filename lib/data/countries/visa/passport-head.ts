import { dateWords } from "../words/open/guide-words.ts";
import { visaList } from "./find-entry.ts";
import type { Passport } from "./open/passport-names.ts";
import type { EntryRule } from "./open/rules.ts";
import { summarisePassport } from "./summarise-passport.ts";

const year = visaList.asOf.slice(0, 4);
const month = dateWords(visaList.asOf.slice(0, 7));

/** The title, worded as people search for it. */
export const passportTitle = ({ name }: Pick<Passport, "name">): string =>
  `Visa with the ${name}: all 54 African countries (${year})`;

/** The counts in one sentence, for search results. */
export function passportDescription({ code, name }: Pick<Passport, "code" | "name">): string {
  const { counts } = summarisePassport(code);
  const of = (...rules: EntryRule[]): number =>
    counts.reduce((sum, { rule, count }) => (rules.includes(rule) ? sum + count : sum), 0);
  return `${name} in Africa, ${month}: ${of("visa_free")} countries visa free, ${of("visa_on_arrival")} on arrival, ${of("eta", "e_visa")} online, ${of("visa_required")} by embassy, with days.`;
}
