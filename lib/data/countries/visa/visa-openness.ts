import { perVersion } from "../record/version.ts";
import { listCountries } from "../record/list-countries.ts";
import { passportCodes } from "../record/open/passports.ts";
import type { Country } from "../record/open/schema.ts";
import { findEntry } from "./find-entry.ts";
import type { EntryRule } from "./open/rules.ts";

/** Rules that require nothing before travel. An ETA is applied for before boarding, so it is not among them. */
const nothingBefore: ReadonlySet<EntryRule> = new Set(["visa_free", "visa_on_arrival"]);

type Openness = {
  country: Country;
  /** For how many foreign passports the rule is known. */
  known: number;
  /** How many of these enter without a visa or an authorisation before travel. */
  free: number;
};

/** For each country, how many of the foreign passports it lets in without a visa or an authorisation before travel. */
export const visaOpenness = perVersion("visa openness", (): readonly Openness[] =>
  listCountries().map((country) => {
    const rules = passportCodes
      .flatMap((code) => findEntry(code, country.slug).fact?.rule ?? [])
      .filter((rule) => rule !== "own");
    return {
      country,
      known: rules.length,
      free: rules.filter((rule) => nothingBefore.has(rule)).length,
    };
  }),
);
