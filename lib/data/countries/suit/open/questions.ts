import type { PathKind } from "../../paths/open/path-kinds.ts";
import type { FigureKey } from "../../record/open/figures.ts";

/** What the visitor wants to do, and the figure that says how well a country suits it. */
export const wants = {
  sell: { label: "Sell to people there", key: "gdp_per_capita_ppp_usd" },
  trade: { label: "Trade goods across borders", key: "logistics_performance" },
  online: { label: "Work or sell online", key: "internet_users_pct" },
  make: { label: "Make, grow or store goods", key: "electricity_access_pct" },
} as const satisfies Record<string, { label: string; key: FigureKey }>;
export type Want = keyof typeof wants;

/** Who the visitor would be in the country, and what they would register. */
export const whos = {
  "local-alone": { label: "Local, on my own", path: "sole-trader" },
  "local-company": { label: "Local, with a company", path: "company" },
  "foreign-alone": { label: "Foreigner, new company", path: "foreign-owner" },
  "foreign-company": { label: "Foreigner, branch", path: "branch" },
} as const satisfies Record<string, { label: string; path: PathKind }>;
export type Who = keyof typeof whos;

/** What can matter most. Each is one part of the score. */
export const firsts = {
  cheap: "Low cost to register",
  simple: "Quick to register",
  tax: "Low company tax",
  market: "A large market",
  stable: "Stability",
  entry: "Entry without a visa",
} as const;
export type First = keyof typeof firsts;
