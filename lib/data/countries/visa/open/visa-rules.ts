import type { VisaRule } from "../../record/open/visa-schema.ts";
import type { PassportCode } from "../../record/open/passports.ts";
import type { CountrySlug } from "../../record/open/slugs.ts";

/** A rule of the list, or `own` for the destination's own passport. */
export type EntryRule = VisaRule | "own";

/** The label of each rule, its letter on the map, and its meaning; least demanding first. */
export const ruleWords: Readonly<Record<EntryRule, { label: string; letter: string; meaning: string }>> = {
  own: { label: "Own country", letter: "O", meaning: "its citizens" },
  visa_free: {
    label: "Visa free",
    letter: "F",
    meaning: "no visa; registration or a fee may still be asked",
  },
  visa_on_arrival: {
    label: "Visa on arrival",
    letter: "A",
    meaning: "issued at the border, with a fee; airlines may ask for a letter or prior approval",
  },
  eta: {
    label: "Travel authorisation (ETA)",
    letter: "T",
    meaning: "an electronic authorisation before boarding",
  },
  e_visa: { label: "E-visa", letter: "E", meaning: "applied for online before travel" },
  visa_required: {
    label: "Visa from an embassy",
    letter: "V",
    meaning: "from an embassy or consulate before travel",
  },
  no_admission: {
    label: "No admission",
    letter: "X",
    meaning: "entry refused or visas suspended for this passport: ask before you plan",
  },
};

export const entryRules = Object.keys(ruleWords) as EntryRule[];

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
