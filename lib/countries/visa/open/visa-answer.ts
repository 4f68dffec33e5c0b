import type { PassportCode } from "../../record/open/passports.ts";
import type { CountrySlug } from "../../record/open/slugs.ts";
import type { EntryRule } from "./rules.ts";

/** So many countries are asked about at once: the list is answered pair by pair. */
export const mostAsked = 4;

/** What GET /api/visa answers: one passport, a few countries. */
export type VisaAnswer = {
  passport: PassportCode;
  /** "French passport" */
  name: string;
  /** The page with all 54. */
  page: `/${string}`;
  entries: readonly {
    to: CountrySlug;
    name: string;
    /** Null where it is not known; `says` then gives the reason. */
    rule: EntryRule | null;
    days: number | null;
    /** The day or month whose state it is. */
    asOf: string | null;
    says: string;
    state: string | null;
    /** The destination's own portal for e-visas or authorisations. */
    portal: string | null;
    notes: readonly { text: string; mark: string | null }[];
  }[];
};
