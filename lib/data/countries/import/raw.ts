/**
 * The shape of the research files, limited to what the importer reads. These types describe what is expected; the
 * strict schema of the records validates it after mapping.
 */
export type RawMetric = Record<string, unknown> & { value?: number; score?: number };
export type RawList = {
  items: unknown[];
  year: number;
  source: string;
  year_basis?: string;
  [mark: string]: unknown;
};
type Metrics = Record<string, RawMetric | null>;
type RawStatus = string;

export type RawCountry = {
  name: string;
  official_name: string;
  slug: string;
  iso2: string;
  iso3: string;
  region: string;
  capital: string;
  capitals: unknown[];
  capital_coordinates: unknown;
  coordinates: unknown;
  borders: string[];
  borders_other: string[];
  landlocked: boolean;
  languages: unknown[];
  languages_note?: string;
  currency: { code: string; name: string; also_used?: string[] };
  government_type: string;
  government_note?: string;
  head_of_state_title: string;
  head_of_state_note?: string;
  independence: { date: string | null; from: string | null; note?: string; source: string };
  legal_system: string | null;
  calling_code: string;
  timezones: unknown[];
  tld: string;
  driving_side: string;
  blocs: string[];
  blocs_notes?: Record<string, string>;
  afcfta: { signed: boolean; ratified: boolean | null; as_of: string; source: string; note?: string };
  natural_resources: RawList | null;
  population: RawMetric | null;
  population_worldbank: RawMetric | null;
  area_km2: RawMetric | null;
  coastline_km: RawMetric | null;
  people: Metrics;
  economy: {
    industries: RawList | null;
    agricultural_products: RawList | null;
    credit_ratings: { year: number; [part: string]: unknown }[] | null;
    sectors_pct_gdp: Metrics | null;
    [metric: string]: unknown;
  };
  trade: {
    exports_usd: RawMetric | null;
    imports_usd: RawMetric | null;
    export_commodities: RawList | null;
    import_commodities: RawList | null;
    export_partners: RawList | null;
    import_partners: RawList | null;
  };
  tax: Metrics;
  infrastructure: { ports: RawList | null; roads_km: RawMetric | null; [metric: string]: unknown };
  cities: unknown[];
  other_cities: unknown;
  doing_business_2020: Record<string, unknown>;
  indices: Record<string, (RawMetric & Record<string, unknown>) | null>;
};

export type RawAgencies = {
  slug: string;
  agencies: { role: string; name: string; url: string | null; source: string; verify: string }[];
  names_only: { name: string; role?: string; source: string; verify: string }[];
  legal_forms: { name: string; abbr: string | null; type: string; elf_code?: string; source: string }[];
  banks: unknown[];
};

export type RawRail = {
  name?: string;
  brand?: string;
  operator?: string | null;
  since?: string | null;
  since_status?: RawStatus;
  status: RawStatus;
  sources: string[];
};

export type RawPayments = {
  slug: string;
  mobile_money: RawRail[];
  instant_payment: RawRail[];
  card_switches: RawRail[];
  regional_rails: string[];
  account_ownership_pct: RawMetric | null;
  mobile_money_account_pct: RawMetric | null;
  fx_regime: string | null;
  fx_regime_status: RawStatus | null;
  foreign_currency_account_note: string | null;
  foreign_currency_account_status: RawStatus | null;
};

export type RawRailGroup = { members: string[]; status: RawStatus; sources: string[]; note: string };

export type RawSource = {
  title: string;
  publisher: string | null;
  url: string | null;
  licence: string | null;
  snapshot?: string | null;
  /**
   * Used instead of `snapshot` in files that repeat sources of other files. What is already known of those sources is
   * kept.
   */
  date?: string | null;
  draft?: true;
};

type RawBasis = { status?: RawStatus; source_ids?: string[] };

export type RawTotal = {
  form: string;
  cost_local:
    (RawBasis & { amount_min: number; amount_max: number | null; currency: string; includes: string }) | null;
  days: (RawBasis & { min: number; max: number; counts: string }) | null;
  capital_minimum: (RawBasis & { amount: number; currency: string; note?: string }) | null;
  as_of: string | null;
  note?: string;
  status: RawStatus;
  source_ids: string[];
};

type RawStepNote = {
  order: number;
  cost_rule?: string;
  days_count?: string;
  /** Where to go, in words. */
  office?: string;
  online_url?: string;
  indicative_parts?: string[];
  status: RawStatus;
  sources: string[];
};

export type RawRegistration = {
  slug: string;
  asOf: string;
  summary: {
    days: unknown;
    cost_local: unknown;
    min_capital: unknown;
    one_stop_shop: unknown;
    online: string | null;
    foreign_ownership_note: string | null;
  };
  totals: { company: RawTotal; sole_trader: RawTotal | null };
  step_notes?: RawStepNote[];
  steps: {
    order: number;
    what: string;
    institution: string;
    institution_url: string | null;
    bring: string[];
    get: string;
    cost: { amount: number; currency: string; basis?: string } | null;
    days: unknown;
    online: boolean | null;
    law: string | null;
    for: string;
    status: RawStatus;
    sources: string[];
  }[];
  after: unknown[];
  sources: { id: string; title: string; publisher: string | null; url: string | null; year: number | null }[];
  uncertain: string[];
};

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
