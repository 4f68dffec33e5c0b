import { checkRecords } from "#lib/data/content/check/check-records.ts";
import { checkCountryTexts } from "#lib/data/countries/check-country-texts.ts";
import { checkPortals } from "#lib/domains/portals/check-portals.ts";

/** Everything that is wrong with the files that hold the texts of pages, one sentence for each problem. */
export const checkTexts = (): string[] => [...checkCountryTexts(), ...checkRecords(), ...checkPortals()];
