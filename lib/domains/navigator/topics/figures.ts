import type { FactKey } from "#lib/data/countries/record/open/fact-key.ts";
import type { ConceptId } from "../understand/concepts.ts";
import { fact, prose } from "./readings.ts";
import type { CountryPage, Topic } from "./topic.ts";

/* Topics about a country, its money and its people, most of them answered by one row. */

type Row = readonly [page: CountryPage, section: string, fact: FactKey];

/** A topic that rows answer, each in a sentence of its own. */
const rows = (
  id: string,
  asks: readonly (readonly ConceptId[])[],
  next: readonly string[],
  ...slots: readonly Row[]
): Topic => ({
  id,
  asks,
  slots: slots.map((slot) => [
    fact(...slot, "say.row", {
      isWhole: true,
      most: id === "mobile-money" || id === "credit-rating" ? 4 : 1,
    }),
  ]),
  next,
});

const risk = (key: FactKey): Row => ["guide", "risk", key];
const money = (key: FactKey): Row => ["guide", "money", key];
const head = (key: FactKey): Row => ["profile", "", key];
const people = (key: FactKey): Row => ["guide", "people", key];
const glance = (key: FactKey): Row => ["guide", "at-a-glance", key];
const trade = (key: FactKey): Row => ["guide", "trade", key];
const sells = fact("guide", "trade", "exportGoods", "say.sells", { isWhole: true });
const daily = (key: FactKey): Row => ["living", "daily-life", key];
const built = (key: FactKey): Row => ["guide", "infrastructure", key];

export const figures: readonly Topic[] = [
  rows("currency", [["currency"]], ["exchange-regime", "mobile-money"], money("currency")),
  {
    ...rows(
      "exchange-regime",
      [["exchange_regime"], ["exchange_regime", "currency"]],
      ["currency", "foreign-account"],
      money("payments.fxRegime"),
    ),
    stake: "money",
    office: "banks",
  },
  {
    ...rows(
      "foreign-account",
      [
        ["foreign_account"],
        ["foreign", "banks"],
        ["foreign_account", "banks"],
        ["foreign_account", "register"],
      ],
      ["banks", "exchange-regime"],
      money("payments.foreignCurrencyNote"),
    ),
    stake: "money",
    office: "banks",
  },
  rows(
    "mobile-money",
    [["mobile_money"], ["mobile_money", "paying"]],
    ["banks", "instant-payment"],
    money("payments.mobileMoney"),
  ),
  rows(
    "instant-payment",
    [["instant_payment"]],
    ["mobile-money", "banks"],
    money("payments.instant"),
    money("payments.cardSwitches"),
  ),
  rows("rails", [["rails"]], ["instant-payment", "banks"], money("payments.regional")),
  {
    ...rows(
      "banks",
      [
        ["banks"],
        ["banks", "register"],
        ["banks", "foreign"],
        ["banks", "company"],
        ["banks", "register", "company"],
      ],
      ["foreign-account", "mobile-money"],
      money("banks"),
    ),
    stake: "money",
    office: "banks",
  },
  rows("credit-rating", [["credit_rating"]], ["risk-rating", "public-debt"], money("creditRatings")),
  rows("inflation", [["inflation"]], ["growth", "currency"], money("inflation_pct")),
  rows("growth", [["growth"]], ["gdp", "inflation"], money("gdp_growth_pct")),
  rows(
    "youth-unemployment",
    [["youth_unemployment"]],
    ["unemployment", "growth"],
    money("youth_unemployment_pct"),
  ),
  rows("unemployment", [["unemployment"]], ["youth-unemployment", "minimum-wage"], money("unemployment_pct")),
  rows("public-debt", [["public_debt"]], ["external-debt", "credit-rating"], money("public_debt_pct_gdp")),
  rows("external-debt", [["external_debt"]], ["public-debt", "reserves"], money("external_debt_usd")),
  rows("reserves", [["reserves"]], ["external-debt", "currency"], money("reserves_usd")),
  rows("remittances", [["remittances"]], ["send-money", "diaspora"], money("remittances_pct_gdp")),
  rows("fdi", [["fdi"]], ["risk-rating", "growth"], money("fdi_inflow_pct_gdp")),
  rows(
    "policy-rate",
    [["policy_rate"], ["policy_rate", "central_bank"]],
    ["inflation", "banks"],
    money("policy_rate_pct"),
  ),
  rows(
    "account-share",
    [["account_share"]],
    ["mobile-money", "banks"],
    money("account_ownership_pct"),
    money("mobile_money_account_pct"),
  ),
  {
    id: "send-money",
    asks: [["send_money"], ["send_money", "cost"]],
    slots: [
      [prose("living", "money-and-goods", /^sending money there$/, 1)],
      [fact("living", "money-and-goods", "payments.mobileMoney")],
    ],
    stake: "money",
    office: "banks",
    next: ["mobile-money", "banks"],
  },

  rows(
    "population-growth",
    [["population_growth"], ["population", "growth"]],
    ["population", "median-age"],
    people("population_growth_pct"),
  ),
  rows("population", [["population"]], ["gdp", "towns"], people("population")),
  rows("median-age", [["median_age"]], ["population", "languages"], people("median_age")),
  rows("urban", [["urban"]], ["towns", "population"], people("urban_population_pct")),
  rows("labour-force", [["labour_force"]], ["unemployment", "minimum-wage"], people("labour_force")),
  rows(
    "capital-city",
    [["capital_city"], ["capital_city", "towns"]],
    ["towns", "population"],
    head("capital"),
  ),
  rows(
    "gdp-per-person",
    [["gdp_per_person"], ["gdp_per_person", "gdp"]],
    ["gdp", "inflation"],
    glance("gdp_per_capita_nominal_usd"),
  ),
  rows(
    "purchasing-power",
    [["purchasing_power"], ["purchasing_power", "gdp"], ["purchasing_power", "gdp_per_person"]],
    ["gdp-per-person", "inflation"],
    money("gdp_per_capita_ppp_usd"),
    money("gdp_ppp_usd"),
  ),
  rows("gdp", [["gdp"]], ["gdp-per-person", "growth"], glance("gdp_nominal_usd")),
  rows("area", [["area"]], ["population", "neighbours"], risk("area_km2")),
  rows("coastline", [["coastline"]], ["ports", "neighbours"], risk("coastline_km")),
  {
    id: "languages",
    asks: [["languages"]],
    slots: [
      [fact("guide", "at-a-glance", "languages", "say.row", { isWhole: true })],
      [fact("guide", "people", "languages", "say.row", { isWhole: true })],
      [prose("living", "daily-life", /^languages$/, 1)],
    ],
    next: ["schools", "towns"],
  },
  rows("government", [["government"]], ["stability", "independence"], head("governmentType")),
  {
    id: "blocs",
    asks: [["blocs"], ["blocs", "trade"]],
    slots: [[{ as: "asked", page: "guide", section: "blocs", says: "say.named" }], [fact(...head("blocs"))]],
    next: ["visa", "customs-tariff"],
  },
  rows(
    "time-zone",
    [["time_zone"], ["time", "time_zone"]],
    ["calling-code", "capital-city"],
    glance("timezones"),
  ),
  rows("calling-code", [["calling_code"]], ["time-zone", "emergency"], glance("callingCode")),
  rows("domain", [["domain"], ["domain", "internet"]], ["calling-code", "internet"], glance("tld")),
  {
    id: "towns",
    asks: [["towns"]],
    slots: [[{ as: "list", page: "profile", section: "cities", of: "labels", says: "say.towns" }]],
    next: ["capital-city", "transport"],
  },
  {
    id: "opportunities",
    asks: [
      ["opportunities"],
      ["opportunities", "company"],
      ["opportunities", "invest"],
      ["invest"],
      ["invest", "foreign"],
      ["opportunities", "exports"],
      ["opportunities", "imports"],
      ["opportunities", "trade"],
    ],
    slots: [
      [{ as: "asked", page: "profile", section: "opportunities", says: "say.named", most: 2 }],
      [{ as: "list", page: "profile", section: "opportunities", of: "labels", says: "say.opportunities" }],
    ],
    next: ["risks", "invest-office"],
  },
  {
    id: "risks",
    asks: [["risks"], ["risks", "company"], ["risks", "invest"], ["risks", "register"], ["risks", "ports"]],
    slots: [
      [{ as: "asked", page: "profile", section: "risks", says: "say.named", most: 2 }],
      [{ as: "list", page: "profile", section: "risks", of: "labels", says: "say.risks" }],
    ],
    next: ["risk-rating", "opportunities"],
  },
  {
    id: "exports",
    asks: [["exports"], ["exports", "trade"]],
    slots: [[sells], [fact("guide", "trade", "exports_usd")]],
    next: ["imports", "partners"],
  },
  {
    id: "imports",
    asks: [["imports"], ["imports", "trade"]],
    slots: [
      [fact("guide", "trade", "importGoods", "say.buys", { isWhole: true })],
      [fact("guide", "trade", "imports_usd")],
    ],
    next: ["exports", "partners"],
  },
  rows("current-account", [["current_account"]], ["exports", "imports"], trade("current_account_usd")),
  rows(
    "trade",
    [["trade"]],
    ["partners", "blocs"],
    trade("exports_usd"),
    trade("imports_usd"),
    trade("current_account_usd"),
  ),
  rows("neighbours", [["neighbours"]], ["blocs", "ports"], trade("borders")),
  {
    id: "partners",
    asks: [
      ["partners"],
      ["partners", "exports"],
      ["where", "exports"],
      ["partners", "trade"],
      ["abroad", "exports"],
      ["abroad", "trade"],
      ["abroad", "imports"],
      ["abroad", "partners"],
    ],
    slots: [
      [
        {
          as: "shares",
          page: "profile",
          section: "markets",
          below: /^where exports go$/,
          says: "say.partners",
        },
      ],
      [sells],
    ],
    next: ["exports", "blocs"],
  },
  rows("resources", [["resources"]], ["exports", "industries"], risk("naturalResources")),
  rows("farm-products", [["farm_products"]], ["exports", "opportunities"], risk("farmProducts")),
  rows("industries", [["industries"]], ["opportunities", "resources"], risk("industries")),
  rows(
    "economy-parts",
    [["sectors_share"]],
    ["gdp", "industries"],
    trade("agriculture_pct_gdp"),
    trade("industry_pct_gdp"),
    trade("services_pct_gdp"),
  ),
  rows("legal-system", [["legal_system"]], ["rule-of-law", "contracts"], risk("legalSystem")),
  rows("independence", [["independence"]], ["history", "government"], risk("independence")),
  {
    id: "transport",
    asks: [["transport"]],
    slots: [[prose("profile", "environment", /^getting there and about$/, 2)]],
    next: ["airports", "driving-side"],
  },
  {
    id: "security",
    asks: [["politics_security"]],
    slots: [[prose("profile", "environment", /^politics and security$/, 2)]],
    next: ["stability", "safety"],
  },
  {
    id: "home-market",
    asks: [["home_market"]],
    slots: [[prose("profile", "markets", /^at home$/, 2)]],
    next: ["opportunities", "partners"],
  },
  {
    id: "history",
    asks: [["history"], ["history", "independence"]],
    slots: [
      [
        { as: "asked", page: "history", section: "", says: "say.named" },
        prose("profile", "history", null, 2),
        prose("history", "", null, 1),
      ],
    ],
    next: ["independence", "government"],
  },

  rows(
    "stability",
    [["stability"], ["stability", "risk_rating"]],
    ["risk-rating", "security"],
    risk("political_stability"),
  ),
  {
    id: "risk-rating",
    asks: [["risk_rating"], ["risk_rating", "invest"]],
    slots: [
      [fact("guide", "at-a-glance", "riskRating")],
      [fact("guide", "risk", "political_stability")],
      [prose("guide", "risk", /^how the risk rating is worked out$/, 1)],
    ],
    next: ["stability", "corruption"],
  },
  rows(
    "corruption",
    [["corruption"]],
    ["rule-of-law", "risk-rating"],
    risk("corruption_perceptions"),
    risk("control_of_corruption"),
  ),
  rows("rule-of-law", [["rule_of_law"]], ["corruption", "contracts"], risk("rule_of_law")),
  rows(
    "effectiveness",
    [["effectiveness"]],
    ["regulatory-quality", "risk-rating"],
    risk("government_effectiveness"),
  ),
  rows(
    "regulatory-quality",
    [["regulatory_quality"]],
    ["effectiveness", "risk-rating"],
    risk("regulatory_quality"),
  ),
  rows("voice", [["voice"]], ["stability", "rule-of-law"], risk("voice_accountability")),
  rows("hdi", [["hdi"]], ["gdp-per-person", "population"], risk("human_development")),
  rows("iiag", [["iiag"]], ["corruption", "risk-rating"], risk("ibrahim_governance")),
  rows(
    "b-ready",
    [["bready"], ["bready", "company"]],
    ["register-time", "doing-business"],
    risk("bready_entry"),
    risk("bready_mean"),
  ),
  rows(
    "doing-business",
    [["doing_business"], ["doing_business", "markets_rank"]],
    ["b-ready", "register-time"],
    ["guide", "", "ease_rank"],
    ["guide", "", "starting_rank"],
  ),
  rows(
    "property",
    [["property"], ["time", "property"]],
    ["contracts", "legal-system"],
    ["guide", "", "registering_property_days"],
  ),
  rows(
    "contracts",
    [["contracts"], ["time", "contracts"]],
    ["rule-of-law", "legal-system"],
    ["guide", "", "contract_enforcement_days"],
  ),
  rows("logistics", [["logistics"]], ["ports", "roads"], trade("logistics_performance")),
  rows(
    "visa-openness",
    [["visa_openness"]],
    ["visa", "visa-on-arrival"],
    ["living", "enter", "mobility.visaOpenness"],
  ),
  {
    id: "rankings",
    asks: [["markets_rank"]],
    slots: [[{ as: "asked", page: "profile", section: "environment", says: "say.row" }]],
    next: ["b-ready", "corruption"],
  },

  rows(
    "electricity-connection",
    [["get_electricity"], ["time", "electricity"]],
    ["electricity", "internet"],
    built("getting_electricity_days"),
  ),
  rows("electricity", [["electricity"]], ["internet", "roads"], daily("electricity_access_pct")),
  rows("internet", [["internet"]], ["mobile-subscriptions", "electricity"], daily("internet_users_pct")),
  rows("mobile-subscriptions", [["mobile_subs"]], ["internet", "mobile-money"], daily("mobile_per_100")),
  rows(
    "broadband",
    [["broadband"], ["broadband", "internet"]],
    ["internet", "mobile-subscriptions"],
    built("broadband_per_100"),
  ),
  rows("roads", [["roads"]], ["railways", "ports"], built("roads_km"), built("pavedRoadsKm")),
  rows("railways", [["railways"]], ["roads", "ports"], built("railways_km")),
  rows("airports", [["airports"]], ["transport", "roads"], built("airports")),
];
