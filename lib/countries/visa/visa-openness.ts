import { listCountries } from "../record/list-countries.ts";
import { passportCodes } from "../record/open/passports.ts";
import type { Country } from "../record/open/schema.ts";
import { findEntry } from "./find-entry.ts";
import type { EntryRule } from "./open/rules.ts";

/** One may board without having asked for anything. An ETA is asked for before travel, so it is not among them. */
const askNothingBefore: readonly EntryRule[] = ["visa_free", "visa_on_arrival"];

export type Openness = {
  country: Country;
  /** Of how many foreign passports the rule is known, and how many of them ask for nothing before travel. */
  of: number;
  free: number;
};

let counted: readonly Openness[] | undefined;

/** For each country, how many of the listed foreign passports it lets in without a visa or authorisation before travel. */
export const visaOpenness = (): readonly Openness[] =>
  (counted ??= listCountries().map((country) => {
    const rules = passportCodes.flatMap((code) => findEntry(code, country.slug).fact?.rule ?? []);
    const foreign = rules.filter((rule) => rule !== "own");
    return {
      country,
      of: foreign.length,
      free: foreign.filter((rule) => askNothingBefore.includes(rule)).length,
    };
  }));
