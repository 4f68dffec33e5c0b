import type { RawMetric } from "./raw.ts";

type RawKnown = { status: string; source_ids: string[] };

/** The parts of a tax.json entry that the importer reads. */
export type RawTax = {
  slug: string;
  corporate_income_tax: RawKnown & {
    standard_pct: number | null;
    notes: string | null;
    effective_from: string | null;
    as_of: string;
  };
  vat_or_sales_tax: RawKnown & {
    kind: string;
    standard_pct: number | null;
    reduced: string | null;
    registration_threshold: { amount: number; currency: string; note: string | null } | null;
    effective_from: string | null;
    as_of: string;
  };
  small_business_regime: string | null;
  withholding: RawKnown & {
    dividends_pct: number | null;
    interest_pct: number | null;
    royalties_pct: number | null;
    services_nonresident_pct: number | null;
    note: string | null;
  };
  payroll: RawKnown & {
    employer_social_security_pct: number | null;
    employee_social_security_pct: number | null;
    other: string | null;
  };
  authority: { name: string; url: string | null };
  other_source_ids: string[];
};

type RawDrop = { drop: true; why: string };
type RawRating = { agency: string; rating: string; outlook: string | null; [part: string]: unknown };

/** One entry of macro.json. */
export type RawMacro = {
  slug: string;
  public_debt_pct_gdp: RawMetric | RawDrop;
  inflation_pct: RawMetric | RawDrop;
  policy_rate_pct: RawMetric | null;
  sovereign_ratings: RawRating[] | RawDrop | null;
};

type RawScores = {
  regulatory_framework: number | null;
  public_services: number | null;
  operational_efficiency: number | null;
  business_entry: {
    overall: number | null;
    regulations: number | null;
    digital_services_and_transparency: number | null;
    operational_efficiency: number | null;
  } | null;
  sources: string[];
};

/** One entry of bready.json, whose countries are object keys: the scores by edition. */
export type RawBready = { slug: string; editions: Record<string, RawScores | null> };
