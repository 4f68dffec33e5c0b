import type { PassportCode } from "#lib/data/countries/record/open/passports.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { EntryRule } from "#lib/data/countries/visa/open/visa-rules.ts";

type Expected = readonly [CountrySlug, EntryRule, number | null];

/** The research of 22 November 2026 on four passports and twelve countries, extracted without any code of the site. */
export const expectedVisas: Partial<Record<PassportCode, readonly Expected[]>> = {
  FR: [
    ["kenya", "eta", 90],
    ["ghana", "visa_required", null],
    ["nigeria", "e_visa", 90],
    ["senegal", "visa_free", 90],
    ["south-africa", "visa_free", 90],
    ["egypt", "visa_on_arrival", 30],
    ["morocco", "visa_free", 90],
    ["rwanda", "visa_free", 30],
    ["ethiopia", "visa_on_arrival", 90],
    ["namibia", "visa_on_arrival", 90],
    ["cote-divoire", "eta", 90],
    ["togo", "e_visa", 15],
  ],
  NG: [
    ["kenya", "visa_free", 60],
    ["ghana", "visa_free", 90],
    ["nigeria", "own", null],
    ["senegal", "visa_free", 90],
    ["south-africa", "e_visa", null],
    ["egypt", "visa_required", null],
    ["morocco", "visa_required", null],
    ["rwanda", "visa_free", 30],
    ["ethiopia", "e_visa", 90],
    ["namibia", "e_visa", null],
    ["cote-divoire", "visa_free", 90],
    ["togo", "visa_free", null],
  ],
  GB: [
    ["kenya", "eta", 90],
    ["ghana", "visa_required", null],
    ["nigeria", "e_visa", 90],
    ["senegal", "visa_free", 90],
    ["south-africa", "visa_free", 90],
    ["egypt", "visa_on_arrival", 30],
    ["morocco", "visa_free", 90],
    ["rwanda", "visa_free", 30],
    ["ethiopia", "visa_on_arrival", 90],
    ["namibia", "visa_on_arrival", 90],
    ["cote-divoire", "eta", 90],
    ["togo", "e_visa", 15],
  ],
  KE: [
    ["kenya", "own", null],
    ["ghana", "visa_free", 60],
    ["nigeria", "e_visa", 90],
    ["senegal", "visa_on_arrival", 30],
    ["south-africa", "visa_free", 90],
    ["egypt", "visa_required", null],
    ["morocco", "visa_required", null],
    ["rwanda", "visa_free", 180],
    ["ethiopia", "visa_free", 360],
    ["namibia", "visa_free", 90],
    ["cote-divoire", "eta", 90],
    ["togo", "e_visa", 15],
  ],
};
