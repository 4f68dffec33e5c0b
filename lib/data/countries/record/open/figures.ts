/** The unit a figure is counted in; it decides how the figure is written. */
export type Unit =
  | "people"
  | "usd"
  | "percent"
  | "per_100"
  | "km"
  | "km2"
  | "years"
  | "days"
  | "hours"
  | "count"
  | "score"
  | "rank";

export type FigureGroup =
  | "people"
  | "economy"
  | "trade"
  | "tax"
  | "infrastructure"
  | "bready"
  | "ease"
  | "governance"
  | "money"
  | "land";

type FigureKind = {
  /** The label a reader sees, in sentence case. */
  label: string;
  unit: Unit;
  group: FigureGroup;
  /** Which direction is better for somebody who starts a business; absent if neither is. */
  better?: "higher" | "lower";
  /** What the figure counts, in one sentence. */
  meaning: string;
  /** The maximum number of decimals; absent for whole numbers. */
  decimals?: number;
  /** For scores: the ends of the scale. */
  scale?: readonly [number, number];
};

/**
 * Every figure that a country can have. Keys name the unit. The importer, the pages and the comparison iterate over
 * this table.
 */
export const figureKinds = {
  population: { label: "Population", unit: "people", group: "people", meaning: "People living in the country." },
  population_growth_pct: { label: "Population growth", unit: "percent", group: "people", decimals: 1, meaning: "Change of the population in one year." },
  median_age: { label: "Median age", unit: "years", group: "people", decimals: 1, meaning: "Half of the people are younger." },
  urban_population_pct: { label: "Living in towns", unit: "percent", group: "people", decimals: 1, meaning: "Share of the people who live in urban areas." },
  labour_force: { label: "Labour force", unit: "people", group: "people", meaning: "People who work or look for work." },
  human_development: { label: "Human Development Index", unit: "score", group: "people", decimals: 3, better: "higher", scale: [0, 1], meaning: "Health, schooling and income in one number from 0 to 1." },

  gdp_nominal_usd: { label: "GDP", unit: "usd", group: "economy", meaning: "What the economy makes in a year, in current US dollars." },
  gdp_per_capita_nominal_usd: { label: "GDP per person", unit: "usd", group: "economy", better: "higher", meaning: "GDP divided by population, in current US dollars." },
  gdp_ppp_usd: { label: "GDP at purchasing power", unit: "usd", group: "economy", meaning: "GDP at what money buys there, in constant 2021 international dollars." },
  gdp_per_capita_ppp_usd: { label: "GDP per person at purchasing power", unit: "usd", group: "economy", better: "higher", meaning: "GDP per person at what money buys there, in constant 2021 international dollars." },
  gdp_growth_pct: { label: "Economic growth", unit: "percent", group: "economy", decimals: 1, better: "higher", meaning: "Change of GDP in one year, prices held equal." },
  inflation_pct: { label: "Inflation", unit: "percent", group: "economy", decimals: 1, meaning: "Rise of consumer prices in one year." },
  unemployment_pct: { label: "Unemployment", unit: "percent", group: "economy", decimals: 1, better: "lower", meaning: "Share of the labour force without work and looking for it." },
  youth_unemployment_pct: { label: "Youth unemployment", unit: "percent", group: "economy", decimals: 1, better: "lower", meaning: "Unemployment among people aged 15 to 24." },
  fdi_inflow_pct_gdp: { label: "Foreign direct investment, of GDP", unit: "percent", group: "economy", decimals: 1, better: "higher", meaning: "Net inflow of foreign direct investment as a share of GDP." },
  agriculture_pct_gdp: { label: "Agriculture", unit: "percent", group: "economy", decimals: 1, meaning: "Share of agriculture in GDP." },
  industry_pct_gdp: { label: "Industry", unit: "percent", group: "economy", decimals: 1, meaning: "Share of industry in GDP." },
  services_pct_gdp: { label: "Services", unit: "percent", group: "economy", decimals: 1, meaning: "Share of services in GDP." },
  external_debt_usd: { label: "External debt, public and private", unit: "usd", group: "economy", meaning: "What the state, firms and banks of the country owe lenders abroad. It is not the public debt." },
  policy_rate_pct: { label: "Central bank rate", unit: "percent", group: "economy", decimals: 2, meaning: "Main rate at which the central bank lends to banks." },
  public_debt_pct_gdp: { label: "Public debt, of GDP", unit: "percent", group: "economy", decimals: 1, better: "lower", meaning: "Gross debt of general government as a share of GDP." },
  reserves_usd: { label: "Reserves", unit: "usd", group: "economy", meaning: "Foreign exchange and gold held by the central bank." },
  remittances_pct_gdp: { label: "Remittances, of GDP", unit: "percent", group: "economy", decimals: 1, meaning: "Money sent home from abroad as a share of GDP." },
  current_account_usd: { label: "Current account", unit: "usd", group: "economy", meaning: "Balance of trade, income and transfers with the world; negative is a deficit." },

  exports_usd: { label: "Exports", unit: "usd", group: "trade", meaning: "Goods and services sold abroad in a year." },
  imports_usd: { label: "Imports", unit: "usd", group: "trade", meaning: "Goods and services bought abroad in a year." },
  logistics_performance: { label: "Logistics Performance Index", unit: "score", group: "trade", decimals: 1, better: "higher", scale: [1, 5], meaning: "How well goods move, from 1 to 5." },

  corporate_tax_rate_pct: { label: "Corporate tax rate", unit: "percent", group: "tax", decimals: 4, better: "lower", meaning: "Highest general rate of tax on company profits. Check with the revenue authority." },
  vat_standard_rate_pct: { label: "VAT, standard rate", unit: "percent", group: "tax", decimals: 4, better: "lower", meaning: "Standard rate of value-added or sales tax. Check with the revenue authority." },
  tax_revenue_pct_gdp: { label: "Tax revenue, of GDP", unit: "percent", group: "tax", decimals: 1, meaning: "Taxes collected as a share of GDP." },
  total_tax_rate_pct_profit: { label: "Total tax and contributions, of profit", unit: "percent", group: "tax", decimals: 1, better: "lower", meaning: "All taxes and contributions of a model company as a share of its profit (Doing Business 2020, discontinued)." },
  tax_payments_per_year: { label: "Tax payments a year", unit: "count", group: "tax", better: "lower", meaning: "Payments a model company made in a year (Doing Business 2020, discontinued)." },
  tax_hours_per_year: { label: "Hours for taxes a year", unit: "hours", group: "tax", decimals: 1, better: "lower", meaning: "Hours a model company spent on taxes in a year (Doing Business 2020, discontinued)." },

  electricity_access_pct: { label: "People with electricity", unit: "percent", group: "infrastructure", decimals: 1, better: "higher", meaning: "Share of the people who have electricity at home." },
  internet_users_pct: { label: "Internet users", unit: "percent", group: "infrastructure", decimals: 1, better: "higher", meaning: "Share of the people who use the internet." },
  mobile_per_100: { label: "Mobile subscriptions", unit: "per_100", group: "infrastructure", better: "higher", meaning: "Mobile phone subscriptions for 100 people." },
  broadband_per_100: { label: "Fixed broadband", unit: "per_100", group: "infrastructure", better: "higher", meaning: "Fixed broadband subscriptions for 100 people." },
  airports: { label: "Airports", unit: "count", group: "infrastructure", meaning: "Airports and airfields that can be recognised from the air." },
  roads_km: { label: "Roads", unit: "km", group: "infrastructure", meaning: "Length of the road network." },
  railways_km: { label: "Railways", unit: "km", group: "infrastructure", meaning: "Length of the railway network." },
  getting_electricity_days: { label: "Days to get electricity", unit: "days", group: "infrastructure", better: "lower", decimals: 1, meaning: "Days for a model warehouse to be connected (Doing Business 2020, discontinued)." },

  bready_entry: { label: "Business entry (B-READY)", unit: "score", group: "bready", decimals: 1, better: "higher", scale: [0, 100], meaning: "How good the rules, the services and the practice of starting a business are, from 0 to 100, by the World Bank's Business Ready." },
  bready_entry_rules: { label: "Business entry: rules (B-READY)", unit: "score", group: "bready", decimals: 1, better: "higher", scale: [0, 100], meaning: "Quality of the rules for starting a business, from 0 to 100." },
  bready_entry_services: { label: "Business entry: services (B-READY)", unit: "score", group: "bready", decimals: 1, better: "higher", scale: [0, 100], meaning: "Digital services for starting a business and open information, from 0 to 100." },
  bready_entry_practice: { label: "Business entry: time and cost (B-READY)", unit: "score", group: "bready", decimals: 1, better: "higher", scale: [0, 100], meaning: "Time and cost of registering new domestic and foreign firms, from 0 to 100." },
  bready_rules: { label: "Regulatory framework (B-READY)", unit: "score", group: "bready", decimals: 1, better: "higher", scale: [0, 100], meaning: "First pillar of Business Ready: rules for firms through their whole life, from 0 to 100." },
  bready_services: { label: "Public services (B-READY)", unit: "score", group: "bready", decimals: 1, better: "higher", scale: [0, 100], meaning: "Second pillar of Business Ready: services that help firms keep the rules, from 0 to 100." },
  bready_practice: { label: "Operational efficiency (B-READY)", unit: "score", group: "bready", decimals: 1, better: "higher", scale: [0, 100], meaning: "Third pillar of Business Ready: how easily it works in practice, from 0 to 100." },
  bready_mean: { label: "Mean of the three pillars (B-READY)", unit: "score", group: "bready", decimals: 1, better: "higher", scale: [0, 100], meaning: "Plain mean of the three pillars, worked out here: the World Bank publishes no overall score and no ranking." },

  ease_rank: { label: "Doing Business rank, of 190", unit: "rank", group: "ease", better: "lower", meaning: "Place among 190 economies (Doing Business 2020, discontinued)." },
  ease_score: { label: "Doing Business score", unit: "score", group: "ease", decimals: 1, better: "higher", scale: [0, 100], meaning: "Ease of doing business from 0 to 100 (Doing Business 2020, discontinued)." },
  starting_rank: { label: "Starting a business rank, of 190", unit: "rank", group: "ease", better: "lower", meaning: "Place among 190 economies for starting a business (Doing Business 2020, discontinued)." },
  starting_score: { label: "Starting a business, score", unit: "score", group: "ease", decimals: 1, better: "higher", scale: [0, 100], meaning: "Ease of starting a business from 0 to 100 (Doing Business 2020, discontinued)." },
  starting_procedures: { label: "Procedures to start", unit: "count", group: "ease", better: "lower", meaning: "Steps a model company needed to start (Doing Business 2020, discontinued)." },
  starting_days: { label: "Days to start", unit: "days", group: "ease", decimals: 1, better: "lower", meaning: "Days a model company needed to start (Doing Business 2020, discontinued)." },
  starting_cost_pct_income: { label: "Cost to start, of income per person", unit: "percent", group: "ease", decimals: 1, better: "lower", meaning: "Cost of starting as a share of income per person (Doing Business 2020, discontinued)." },
  starting_min_capital_pct_income: { label: "Minimum capital, of income per person", unit: "percent", group: "ease", decimals: 1, better: "lower", meaning: "Capital to be paid in as a share of income per person (Doing Business 2020, discontinued)." },
  registering_property_days: { label: "Days to register property", unit: "days", group: "ease", decimals: 1, better: "lower", meaning: "Days to transfer a building between two companies (Doing Business 2020, discontinued)." },
  contract_enforcement_days: { label: "Days to enforce a contract", unit: "days", group: "ease", better: "lower", meaning: "Days to settle a commercial dispute in court (Doing Business 2020, discontinued)." },

  corruption_perceptions: { label: "Corruption Perceptions Index", unit: "score", group: "governance", better: "higher", scale: [0, 100], meaning: "How clean the public sector is seen to be, from 0 to 100." },
  ibrahim_governance: { label: "Ibrahim Index of African Governance", unit: "score", group: "governance", decimals: 1, better: "higher", scale: [0, 100], meaning: "Overall governance from 0 to 100." },
  ibrahim_economic_opportunity: { label: "Ibrahim Index: economic opportunity", unit: "score", group: "governance", decimals: 1, better: "higher", scale: [0, 100], meaning: "Foundations for economic opportunity from 0 to 100." },
  ibrahim_business_environment: { label: "Ibrahim Index: business environment", unit: "score", group: "governance", decimals: 1, better: "higher", scale: [0, 100], meaning: "Business and labour environment from 0 to 100." },
  political_stability: { label: "Political stability", unit: "score", group: "governance", decimals: 1, better: "higher", scale: [0, 100], meaning: "Percentile among all countries: stability and absence of violence." },
  rule_of_law: { label: "Rule of law", unit: "score", group: "governance", decimals: 1, better: "higher", scale: [0, 100], meaning: "Percentile among all countries: contracts, property, police and courts." },
  regulatory_quality: { label: "Regulatory quality", unit: "score", group: "governance", decimals: 1, better: "higher", scale: [0, 100], meaning: "Percentile among all countries: rules that let private business grow." },
  government_effectiveness: { label: "Government effectiveness", unit: "score", group: "governance", decimals: 1, better: "higher", scale: [0, 100], meaning: "Percentile among all countries: quality of public services." },
  control_of_corruption: { label: "Control of corruption", unit: "score", group: "governance", decimals: 1, better: "higher", scale: [0, 100], meaning: "Percentile among all countries: public power not used for private gain." },
  voice_accountability: { label: "Voice and accountability", unit: "score", group: "governance", decimals: 1, better: "higher", scale: [0, 100], meaning: "Percentile among all countries: citizens choose their government and speak freely." },
  global_peace: { label: "Global Peace Index", unit: "score", group: "governance", decimals: 3, better: "lower", scale: [1, 5], meaning: "Peacefulness from 1 (most) to 5 (least)." },
  economic_freedom: { label: "Index of Economic Freedom", unit: "score", group: "governance", decimals: 1, better: "higher", scale: [0, 100], meaning: "Economic freedom from 0 to 100." },

  account_ownership_pct: { label: "Adults with an account", unit: "percent", group: "money", decimals: 1, better: "higher", meaning: "Share of people aged 15 and over with an account at a bank or a mobile-money provider." },
  mobile_money_account_pct: { label: "Adults with mobile money", unit: "percent", group: "money", decimals: 1, better: "higher", meaning: "Share of people aged 15 and over with a mobile-money account." },

  area_km2: { label: "Area", unit: "km2", group: "land", meaning: "Land and inland water." },
  coastline_km: { label: "Coastline", unit: "km", group: "land", meaning: "Length of the coast." },
} as const satisfies Record<string, FigureKind>; // prettier-ignore

export type FigureKey = keyof typeof figureKinds;

export const figureKeys = Object.keys(figureKinds) as FigureKey[];

export const isFigureKey = (key: string): key is FigureKey => Object.hasOwn(figureKinds, key);

/** The entry in the table, widened so that optional fields can be read. */
export const figureKind = (key: FigureKey): FigureKind => figureKinds[key];

const ended = "(Doing Business 2020, discontinued)";

/** Whether the figure is from the discontinued Doing Business series. */
export const isDiscontinued = (key: FigureKey): boolean => figureKind(key).meaning.includes(ended);

/** The label for use where nothing around it says which edition the figure is of. */
export const labelAlone = (key: FigureKey): string =>
  isDiscontinued(key) ? `${figureKind(key).label} ${ended}` : figureKind(key).label;
