import type { PassportCode } from "../../record/open/passports.ts";
import type { CountrySlug } from "../../record/open/slugs.ts";
import type { EntryRule } from "./rules.ts";

/** How many countries one call may ask about; the list is only given out pair by pair. */
export const mostAsked = 4;

/** The response of GET /api/visa: one passport, a few countries. */
export type VisaAnswer = {
  passport: PassportCode;
  /** "French passport" */
  name: string;
  /** The page with all 54 countries. */
  page: `/${string}`;
  entries: readonly {
    to: CountrySlug;
    name: string;
    /** Null if unknown; `says` then gives the reason. */
    rule: EntryRule | null;
    days: number | null;
    /** The day or month that the rule is of. */
    asOf: string | null;
    says: string;
    state: string | null;
    /** The destination's own portal for e-visas or authorisations. */
    portal: string | null;
    notes: readonly { text: string; mark: string | null }[];
  }[];
};
