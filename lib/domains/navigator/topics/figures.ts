import type { ConceptId } from "../understand/concepts.ts";
import { prose, row } from "./readings.ts";
import type { CountryPage, Topic } from "./topic.ts";

/* Topics about a country, its money and its people, most of them answered by one row. */

type Row = readonly [page: CountryPage, section: string, label: RegExp];

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
    row(...slot, "say.row", { isWhole: true, most: id === "mobile-money" || id === "credit-rating" ? 4 : 1 }),
  ]),
  next,
});

const risk = (label: RegExp): Row => ["guide", "risk", label];
const money = (label: RegExp): Row => ["guide", "money", label];
const head = (label: RegExp): Row => ["profile", "", label];
const people = (label: RegExp): Row => ["guide", "people", label];
const glance = (label: RegExp): Row => ["guide", "at-a-glance", label];
const trade = (label: RegExp): Row => ["guide", "trade", label];
const sells = row("guide", "trade", /^sells$/, "say.sells", { isWhole: true });
const daily = (label: RegExp): Row => ["living", "daily-life", label];
const built = (label: RegExp): Row => ["guide", "infrastructure", label];

export const figures: readonly Topic[] = [
  rows("currency", [["currency"]], ["exchange-regime", "mobile-money"], money(/^currency$/)),
  {
    ...rows(
      "exchange-regime",
      [["exchange_regime"], ["exchange_regime", "currency"]],
      ["currency", "foreign-account"],
      money(/^exchange rate$/),
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
      money(/^foreign currency$/),
    ),
    stake: "money",
    office: "banks",
  },
  rows(
    "mobile-money",
    [["mobile_money"], ["mobile_money", "paying"]],
    ["banks", "instant-payment"],
    money(/^mobile money$/),
  ),
  rows(
    "instant-payment",
    [["instant_payment"]],
    ["mobile-money", "banks"],
    money(/^instant payment$/),
    money(/^card switches$/),
  ),
  rows("rails", [["rails"]], ["instant-payment", "banks"], money(/^regional rails$/)),
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
      money(/^banks$/),
    ),
    stake: "money",
    office: "banks",
  },
  rows("credit-rating", [["credit_rating"]], ["risk-rating", "public-debt"], money(/^credit ratings$/)),
  rows("inflation", [["inflation"]], ["growth", "currency"], money(/^inflation$/)),
  rows("growth", [["growth"]], ["gdp", "inflation"], money(/^economic growth$/)),
  rows(
    "youth-unemployment",
    [["youth_unemployment"]],
    ["unemployment", "growth"],
    money(/^youth unemployment$/),
  ),
  rows("unemployment", [["unemployment"]], ["youth-unemployment", "minimum-wage"], money(/^unemployment$/)),
  rows("public-debt", [["public_debt"]], ["external-debt", "credit-rating"], money(/^public debt, of gdp$/)),
  rows("external-debt", [["external_debt"]], ["public-debt", "reserves"], money(/^external debt\b/)),
  rows("reserves", [["reserves"]], ["external-debt", "currency"], money(/^reserves$/)),
  rows("remittances", [["remittances"]], ["send-money", "diaspora"], money(/^remittances, of gdp$/)),
  rows("fdi", [["fdi"]], ["risk-rating", "growth"], money(/^foreign direct investment, of gdp$/)),
  rows(
    "policy-rate",
    [["policy_rate"], ["policy_rate", "central_bank"]],
    ["inflation", "banks"],
    money(/^central bank rate$/),
  ),
  rows(
    "account-share",
    [["account_share"]],
    ["mobile-money", "banks"],
    money(/^adults with an account$/),
    money(/^adults with mobile money$/),
  ),
  {
    id: "send-money",
    asks: [["send_money"], ["send_money", "cost"]],
    slots: [
      [prose("living", "money-and-goods", /^sending money there$/, 1)],
      [row("living", "money-and-goods", /^mobile money$/)],
    ],
    stake: "money",
    office: "banks",
    next: ["mobile-money", "banks"],
  },

  rows(
    "population-growth",
    [["population_growth"], ["population", "growth"]],
    ["population", "median-age"],
    people(/^population growth$/),
  ),
  rows("population", [["population"]], ["gdp", "towns"], people(/^population$/)),
  rows("median-age", [["median_age"]], ["population", "languages"], people(/^median age$/)),
  rows("urban", [["urban"]], ["towns", "population"], people(/^living in towns$/)),
  rows("labour-force", [["labour_force"]], ["unemployment", "minimum-wage"], people(/^labour force$/)),
  rows(
    "capital-city",
    [["capital_city"], ["capital_city", "towns"]],
    ["towns", "population"],
    head(/^capitals?$/),
  ),
  rows(
    "gdp-per-person",
    [["gdp_per_person"], ["gdp_per_person", "gdp"]],
    ["gdp", "inflation"],
    glance(/^gdp per person$/),
  ),
  rows(
    "purchasing-power",
    [["purchasing_power"], ["purchasing_power", "gdp"], ["purchasing_power", "gdp_per_person"]],
    ["gdp-per-person", "inflation"],
    money(/^gdp per person at purchasing power$/),
    money(/^gdp at purchasing power$/),
  ),
  rows("gdp", [["gdp"]], ["gdp-per-person", "growth"], glance(/^gdp$/)),
  rows("area", [["area"]], ["population", "neighbours"], risk(/^area$/)),
  rows("coastline", [["coastline"]], ["ports", "neighbours"], risk(/^coastline$/)),
  {
    id: "languages",
    asks: [["languages"]],
    slots: [
      [row("guide", "at-a-glance", /^official languages?$/, "say.row", { isWhole: true })],
      [row("guide", "people", /^languages$/, "say.row", { isWhole: true })],
      [prose("living", "daily-life", /^languages$/, 1)],
    ],
    next: ["schools", "towns"],
  },
  rows("government", [["government"]], ["stability", "independence"], head(/^government$/)),
  {
    id: "blocs",
    asks: [["blocs"], ["blocs", "trade"]],
    slots: [
      [{ as: "asked", page: "guide", section: "blocs", says: "say.named" }],
      [row(...head(/^regional blocs$/))],
    ],
    next: ["visa", "customs-tariff"],
  },
  rows(
    "time-zone",
    [["time_zone"], ["time", "time_zone"]],
    ["calling-code", "capital-city"],
    glance(/^time zone$/),
  ),
  rows("calling-code", [["calling_code"]], ["time-zone", "emergency"], glance(/^calling code$/)),
  rows(
    "domain",
    [["domain"], ["domain", "internet"]],
    ["calling-code", "internet"],
    glance(/^internet domain$/),
  ),
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
    slots: [[sells], [row("guide", "trade", /^exports$/)]],
    next: ["imports", "partners"],
  },
  {
    id: "imports",
    asks: [["imports"], ["imports", "trade"]],
    slots: [
      [row("guide", "trade", /^buys$/, "say.buys", { isWhole: true })],
      [row("guide", "trade", /^imports$/)],
    ],
    next: ["exports", "partners"],
  },
  rows("current-account", [["current_account"]], ["exports", "imports"], trade(/^current account$/)),
  rows(
    "trade",
    [["trade"]],
    ["partners", "blocs"],
    trade(/^exports$/),
    trade(/^imports$/),
    trade(/^current account$/),
  ),
  rows("neighbours", [["neighbours"]], ["blocs", "ports"], trade(/^neighbours$/)),
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
  rows("resources", [["resources"]], ["exports", "industries"], risk(/^natural resources$/)),
  rows("farm-products", [["farm_products"]], ["exports", "opportunities"], risk(/^farm products$/)),
  rows("industries", [["industries"]], ["opportunities", "resources"], risk(/^industries$/)),
  rows(
    "economy-parts",
    [["sectors_share"]],
    ["gdp", "industries"],
    trade(/^agriculture$/),
    trade(/^industry$/),
    trade(/^services$/),
  ),
  rows("legal-system", [["legal_system"]], ["rule-of-law", "contracts"], risk(/^legal system$/)),
  rows("independence", [["independence"]], ["history", "government"], risk(/^independence$/)),
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
    risk(/^political stability$/),
  ),
  {
    id: "risk-rating",
    asks: [["risk_rating"], ["risk_rating", "invest"]],
    slots: [
      [row("guide", "at-a-glance", /^risk rating$/)],
      [row("guide", "risk", /^political stability$/)],
      [prose("guide", "risk", /^how the risk rating is worked out$/, 1)],
    ],
    next: ["stability", "corruption"],
  },
  rows(
    "corruption",
    [["corruption"]],
    ["rule-of-law", "risk-rating"],
    risk(/^corruption perceptions index$/),
    risk(/^control of corruption$/),
  ),
  rows("rule-of-law", [["rule_of_law"]], ["corruption", "contracts"], risk(/^rule of law$/)),
  rows(
    "effectiveness",
    [["effectiveness"]],
    ["regulatory-quality", "risk-rating"],
    risk(/^government effectiveness$/),
  ),
  rows(
    "regulatory-quality",
    [["regulatory_quality"]],
    ["effectiveness", "risk-rating"],
    risk(/^regulatory quality$/),
  ),
  rows("voice", [["voice"]], ["stability", "rule-of-law"], risk(/^voice and accountability$/)),
  rows("hdi", [["hdi"]], ["gdp-per-person", "population"], risk(/^human development index$/)),
  rows("iiag", [["iiag"]], ["corruption", "risk-rating"], risk(/^ibrahim index of african governance$/)),
  rows(
    "b-ready",
    [["bready"], ["bready", "company"]],
    ["register-time", "doing-business"],
    risk(/^business entry \(b-ready\)$/),
    risk(/^mean of the three pillars \(b-ready\)$/),
  ),
  rows(
    "doing-business",
    [["doing_business"], ["doing_business", "markets_rank"]],
    ["b-ready", "register-time"],
    ["guide", "", /^doing business rank, of 190$/],
    ["guide", "", /^starting a business rank, of 190$/],
  ),
  rows(
    "property",
    [["property"], ["time", "property"]],
    ["contracts", "legal-system"],
    ["guide", "", /^days to register property$/],
  ),
  rows(
    "contracts",
    [["contracts"], ["time", "contracts"]],
    ["rule-of-law", "legal-system"],
    ["guide", "", /^days to enforce a contract$/],
  ),
  rows("logistics", [["logistics"]], ["ports", "roads"], trade(/^logistics performance index$/)),
  rows(
    "visa-openness",
    [["visa_openness"]],
    ["visa", "visa-on-arrival"],
    ["living", "enter", /^africa visa openness index$/],
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
    built(/^days to get electricity/),
  ),
  rows("electricity", [["electricity"]], ["internet", "roads"], daily(/^people with electricity$/)),
  rows("internet", [["internet"]], ["mobile-subscriptions", "electricity"], daily(/^internet users$/)),
  rows(
    "mobile-subscriptions",
    [["mobile_subs"]],
    ["internet", "mobile-money"],
    daily(/^mobile subscriptions$/),
  ),
  rows(
    "broadband",
    [["broadband"], ["broadband", "internet"]],
    ["internet", "mobile-subscriptions"],
    built(/^fixed broadband$/),
  ),
  rows("roads", [["roads"]], ["railways", "ports"], built(/^roads$/), built(/^paved roads$/)),
  rows("railways", [["railways"]], ["roads", "ports"], built(/^railways$/)),
  rows("airports", [["airports"]], ["transport", "roads"], built(/^airports$/)),
];
