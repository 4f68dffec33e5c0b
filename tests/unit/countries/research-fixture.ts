import type { Research } from "#lib/data/countries/import/gather-research.ts";
import { mergeResearch, type Facts } from "#lib/data/countries/import/merge-research.ts";
import type {
  RawBready,
  RawMacro,
  RawTax,
  RawAgencies,
  RawCountry,
  RawPayments,
  RawRegistration,
  RawSource,
} from "#lib/data/countries/import/raw.ts";
import { completeFiles } from "#lib/data/countries/record/country-records.ts";
import type { CountryFile } from "#lib/data/countries/record/country-file.ts";
import { taxDateKinds } from "#lib/data/countries/record/open/tax-schema.ts";

type CountryResearch = {
  country: RawCountry;
  agencies: RawAgencies;
  payments: RawPayments;
  registration: RawRegistration;
  tax: RawTax;
  macro: RawMacro;
  bready: RawBready;
};

const metric = (value: number, marks: object = {}) => ({
  value,
  year: 2024,
  source: "cia-factbook-2026-01",
  ...marks,
});
const business = (value: number) => ({ value, year: 2020, source: "worldbank-db2020" });
const list = (...items: unknown[]) => ({ items, year: 2023, source: "cia-factbook-2026-01" });
const percentile = (value: number) => ({ estimate: 0, percentile: value });

/** A small made-up country in the format of the research files, with every kind of mark once. */
export const research = (): CountryResearch => ({
  country: {
    name: "Testland",
    official_name: "Republic of Testland",
    slug: "togo",
    iso2: "TL",
    iso3: "TST",
    region: "West Africa",
    capital: "Testville",
    capitals: [{ name: "Testville", role: "capital" }],
    capital_coordinates: { lat: 1, lon: 2, note: "read on another map" },
    coordinates: { lat: 1, lon: 2 },
    borders: ["ghana"],
    borders_other: [],
    landlocked: false,
    languages: [{ name: "English", official: true }],
    currency: { code: "TST", name: "Testland pound", also_used: ["USD"] },
    government_type: "presidential republic",
    head_of_state_title: "President",
    independence: { date: null, from: null, source: "cia-factbook-2026-01" },
    legal_system: null,
    calling_code: "+000",
    timezones: [{ iana: "Africa/Accra", utc: "UTC+00:00" }],
    tld: ".tl",
    driving_side: "right",
    blocs: ["ECOWAS"],
    blocs_notes: { ECOWAS: "status to verify" },
    afcfta: { signed: true, ratified: null, as_of: "2025-02", source: "general-knowledge" },
    natural_resources: { ...list("gold"), year_basis: "snapshot" },
    population: metric(1_000_000, { estimate: true }),
    population_worldbank: metric(1_100_000),
    area_km2: metric(1000, { year_basis: "snapshot", note: "without an island" }),
    coastline_km: null,
    people: {
      population_growth_pct: metric(2),
      median_age: metric(20),
      urban_population_pct: metric(50),
      labour_force: { ...metric(400_000), year: 2016, stale: true },
    },
    economy: {
      gdp_nominal_usd: metric(2e9),
      gdp_nominal_usd_factbook: metric(3e9),
      gdp_per_capita_nominal_usd: metric(2000, { derived: "GDP / population" }),
      gdp_ppp_usd: metric(5e9, { basis: "constant 2021 USD PPP" }),
      gdp_per_capita_ppp_usd: metric(5000),
      gdp_growth_pct: metric(3, { confidence: "low", review: "revised" }),
      inflation_pct: metric(4),
      unemployment_pct: null,
      youth_unemployment_pct: null,
      fdi_inflow_pct_gdp: metric(-1),
      sectors_pct_gdp: { agriculture: metric(20), industry: metric(30), services: metric(50) },
      industries: list("testing"),
      agricultural_products: list("maize"),
      external_debt_usd: null,
      public_debt_pct_gdp: { ...metric(40), year: 2016, stale: true },
      reserves_usd: null,
      remittances_pct_gdp: null,
      current_account_usd: metric(-5e8),
      credit_ratings: [
        { agency: "Fitch", rating: "B", year: 2019, source: "cia-factbook-2025-06", stale: true },
      ],
    },
    trade: {
      exports_usd: metric(1e9),
      imports_usd: metric(2e9),
      export_commodities: list("gold"),
      import_commodities: list("cars"),
      export_partners: list({ country: "Ghana", pct: 20, slug: "ghana" }),
      import_partners: null,
    },
    tax: {
      tax_revenue_pct_gdp: null,
      corporate_tax_rate_pct: metric(25),
      vat_standard_rate_pct: metric(15, { confidence: "low", review: "reform reported" }),
    },
    infrastructure: {
      ports: { ...list("Testport"), total: 1 },
      airports: metric(3),
      roads_km: metric(900, { paved_km: 300 }),
      railways_km: null,
      electricity_access_pct: metric(60),
      internet_users_pct: metric(50),
      mobile_per_100: metric(100),
      broadband_per_100: null,
    },
    cities: [
      { name: "Testville", population: 10_000, year: 2023, source: "cia-factbook-2026-01", role: "capital" },
    ],
    other_cities: { items: ["Testburg"], source: "geonames" },
    doing_business_2020: {
      rank: business(100),
      score: business(61.5),
      starting_rank: business(90),
      starting_score: business(80),
      starting_procedures: business(7),
      starting_days: business(9.5),
      starting_cost_pct_income: business(12),
      starting_min_capital_pct_income: business(0),
      getting_electricity_days: null,
      registering_property_days: business(30),
      tax_payments_per_year: business(20),
      tax_hours_per_year: business(200),
      total_tax_rate_pct_profit: business(40),
      contract_enforcement_days: business(500),
      scope: "national",
    },
    indices: {
      corruption_perceptions: { score: 40, rank: 80, of: 182, year: 2025, source: "ti-cpi-2025" },
      human_development: { score: 0.6, rank: 150, of: 193, year: 2023, source: "undp-hdr-2025" },
      global_peace: { score: 2, rank: 70, of: 163, year: 2026, source: "iep-gpi-2026" },
      ibrahim_governance: {
        score: 50,
        rank: 20,
        of: 54,
        economic_opportunity: 45,
        business_environment: 44,
        year: 2023,
        source: "iiag-2024",
      },
      logistics_performance: null,
      economic_freedom: null,
      worldwide_governance: {
        year: 2023,
        source: "worldbank-wgi-2024",
        scale: "-2.5 to 2.5",
        control_of_corruption: percentile(51),
        government_effectiveness: percentile(47),
        political_stability: percentile(45),
        rule_of_law: percentile(49),
        regulatory_quality: percentile(44),
        voice_accountability: percentile(60),
      },
    },
  },
  agencies: {
    slug: "togo",
    agencies: [
      {
        role: "registry",
        name: "Registry",
        url: "https://registry.example",
        source: "general-knowledge",
        verify: "needed",
      },
    ],
    names_only: [{ name: "Chamber", role: "chamber", source: "general-knowledge", verify: "needed" }],
    legal_forms: [
      { name: "Company", abbr: null, type: "company", elf_code: "ABCD", source: "gleif-elf-1.5" },
    ],
    banks: [{ name: "Test Bank", source: "general-knowledge", verify: "needed" }],
  },
  payments: {
    slug: "togo",
    mobile_money: [{ brand: "TestPesa", operator: "Testcom", status: "indicative", sources: [] }],
    instant_payment: [
      {
        name: "TestPay",
        operator: null,
        since: "2020",
        since_status: "indicative",
        status: "sourced",
        sources: ["adfi-ips"],
      },
    ],
    card_switches: [{ name: "TestSwitch", status: "indicative", sources: [] }],
    regional_rails: ["PAPSS"],
    account_ownership_pct: { value: 55.5, year: 2024, source: "findex-2025" },
    mobile_money_account_pct: null,
    fx_regime: "managed float",
    fx_regime_status: "indicative",
    foreign_currency_account_note: null,
    foreign_currency_account_status: null,
  },
  registration: {
    slug: "togo",
    asOf: "2026-11",
    summary: {
      days: { min: 3, max: 9 },
      cost_local: null,
      min_capital: 0,
      one_stop_shop: { name: "One stop", url: null },
      online: "partial",
      foreign_ownership_note: "none",
    },
    totals: {
      company: {
        form: "Ltd",
        cost_local: { amount_min: 25, amount_max: null, currency: "TST", includes: "the name" },
        days: { min: 3, max: 9, counts: "from a complete file", status: "indicative", source_ids: [] },
        capital_minimum: { amount: 0, currency: "TST" },
        as_of: "2023",
        status: "indicative",
        source_ids: ["gk"],
      },
      sole_trader: null,
    },
    step_notes: [
      {
        order: 1,
        cost_rule: "a share of the capital",
        office: "Registry, Testtown",
        status: "indicative",
        sources: ["gk"],
      },
    ],
    steps: [
      {
        order: 1,
        what: "Reserve the name",
        institution: "Registry",
        institution_url: "https://registry.example",
        bring: ["proposed names"],
        get: "reservation",
        cost: { amount: 25, currency: "TST", basis: "2023 guide" },
        days: { min: 1, max: 1 },
        online: null,
        law: null,
        for: "all",
        status: "indicative",
        sources: ["gk"],
      },
    ],
    after: [
      { what: "Return", when: "yearly", institution: "Registry", status: "indicative", sources: ["gk"] },
    ],
    sources: [{ id: "gk", title: "General knowledge", publisher: null, url: null, year: null }],
    uncertain: ["the fee"],
  },
  tax: {
    slug: "togo",
    corporate_income_tax: {
      standard_pct: 25,
      notes: "10% for farming (general knowledge). See the rest; see the registration file",
      effective_from: "2020",
      status: "sourced",
      source_ids: ["a-draft", "a-firm"],
      as_of: "2026-07",
    },
    vat_or_sales_tax: {
      kind: "VAT",
      standard_pct: 15,
      reduced: null,
      registration_threshold: { amount: 200_000, currency: "TST", note: "general knowledge" },
      effective_from: null,
      status: "sourced",
      source_ids: ["a-draft"],
      as_of: "2026-07",
    },
    small_business_regime: "Turnover tax of 3%. From general knowledge.",
    withholding: {
      dividends_pct: null,
      interest_pct: null,
      royalties_pct: null,
      services_nonresident_pct: null,
      note: "Not established.",
      status: "indicative",
      source_ids: [],
    },
    payroll: {
      employer_social_security_pct: 6,
      employee_social_security_pct: 4,
      other: null,
      status: "sourced",
      source_ids: ["a-firm"],
    },
    authority: { name: "Revenue Office", url: null },
    other_source_ids: [],
  },
  macro: {
    slug: "togo",
    public_debt_pct_gdp: { drop: true, why: "the value shown is of 2016 and nothing newer was found" },
    inflation_pct: {
      ...metric(4),
      basis: "average consumer prices",
      status: "sourced",
      next: { value: 5, year: 2025, projection: true },
    },
    policy_rate_pct: {
      ...metric(3.25),
      date: "2024-06",
      status: "indicative",
      note: "one for the eight states",
    },
    sovereign_ratings: [
      {
        agency: "Fitch",
        rating: "B",
        outlook: "stable",
        date: "2025-04",
        year: 2025,
        source: "a-firm",
        status: "sourced",
      },
    ],
  },
  bready: {
    slug: "togo",
    editions: {
      "2024": null,
      "2025": {
        regulatory_framework: 60,
        public_services: 40,
        operational_efficiency: 50.01,
        business_entry: {
          overall: 70,
          regulations: 80,
          digital_services_and_transparency: null,
          operational_efficiency: 60,
        },
        sources: ["a-firm"],
      },
    },
  },
});

const aSource = (title: string): RawSource => ({
  title,
  publisher: "A publisher; copy in a place",
  url: null,
  licence: "Single facts",
  date: title === "A draft" ? "2026-07-01" : "2025",
});

/** A world of one country, with facts only where the research below has none. */
/** No date of any tax is known. */
const dates = Object.fromEntries(taxDateKinds.map((kind) => [kind, null]));

export const testland = (): Facts => {
  const [{ mobility, hiring, importing, holidays }] = completeFiles() as [CountryFile];
  const known = { mobility, hiring, importing, holidays, registration: { offices: [] }, tax: { dates } };
  const bare = { slug: "togo", name: "Testland", otherNames: ["Old Testland"], blocs: [], ...known };
  return {
    countries: [bare as unknown as CountryFile],
    sources: [],
    rails: [],
    visa: null,
    asOf: "2026-01-01",
  };
};

export const aResearch = ({
  country,
  agencies,
  payments,
  registration,
  tax,
  macro,
  bready,
}: Partial<CountryResearch>): Research => ({
  countries: country ? [country] : [],
  agencies: agencies ? [agencies] : [],
  payments: payments ? [payments] : [],
  registration: registration ? [registration] : [],
  mobility: [],
  visa: null,
  hiring: [],
  importing: [],
  holidays: [],
  tax: tax ? [tax] : [],
  taxDates: [],
  macro: macro ? [macro] : [],
  bready: bready ? [bready] : [],
  rails: {},
  sources: {
    "a-draft": { ...aSource("A draft"), draft: true },
    "a-firm": aSource("A firm"),
  },
  generated: null,
  map: null,
  leftOut: [],
});

/** The record that merging the research produces. */
export const merged = (given: CountryResearch): CountryFile =>
  mergeResearch(testland(), aResearch(given)).countries[0] as CountryFile;
