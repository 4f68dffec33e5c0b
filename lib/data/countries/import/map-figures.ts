import { figureKeys, type FigureKey } from "../record/open/figures.ts";
import { mapFigure } from "./map-figure.ts";
import type { RawCountry, RawMetric, RawPayments } from "./raw.ts";

type Mapped = ReturnType<typeof mapFigure>;

/** Percentiles of the Worldwide Governance Indicators: one year and one source for the whole block. */
function mapGovernance(block: (RawMetric & Record<string, unknown>) | null | undefined) {
  const names = [
    "political_stability",
    "rule_of_law",
    "regulatory_quality",
    "government_effectiveness",
    "control_of_corruption",
    "voice_accountability",
  ] as const;
  return Object.fromEntries(
    names.map((name) => {
      const part = block?.[name] as { percentile?: number } | null | undefined;
      if (!block || part?.percentile === undefined) return [name, null];
      return [name, mapFigure({ value: part.percentile, year: block.year, source: block.source })];
    }),
  ) as Record<(typeof names)[number], Mapped>;
}

/** Figures that the research itself warns about, with the warning. */
const doubted: Record<string, { keys: readonly FigureKey[]; note: string }> = {
  eritrea: {
    keys: ["gdp_ppp_usd", "gdp_per_capita_ppp_usd"],
    note: "the source gives the same as at exchange rates: treat as unreliable",
  },
};

function withDoubt(slug: string, key: FigureKey, figure: Mapped): Mapped {
  const doubt = doubted[slug];
  if (!figure || !doubt?.keys.includes(key)) return figure;
  return { ...figure, lowConfidence: true, note: [figure.note, doubt.note].filter(Boolean).join("; ") };
}

/** The figures in payments.json. */
const moneyKeys = ["account_ownership_pct", "mobile_money_account_pct"] as const;

/** Figures of payments.json, macro.json and bready.json, which countries.json does not have. */
const isElsewhere = (key: FigureKey): boolean =>
  moneyKeys.some((other) => other === key) || key === "policy_rate_pct" || key.startsWith("bready_");

/** The figures of one entry of payments.json. */
export const mapMoneyFigures = (raw: RawPayments): Partial<Record<FigureKey, Mapped>> =>
  Object.fromEntries(moneyKeys.map((key) => [key, mapFigure(raw[key])]));

/**
 * The figures of one entry of countries.json as a flat object with every key of that file; null if the research found
 * none.
 */
export function mapFigures(raw: RawCountry): Partial<Record<FigureKey, Mapped>> {
  const { economy, trade, indices, doing_business_2020: business } = raw;
  const sectors = economy.sectors_pct_gdp;
  const ibrahim = indices.ibrahim_governance;
  const ibrahimPart = (score: unknown) =>
    ibrahim && typeof score === "number"
      ? mapFigure({ value: score, year: ibrahim.year, source: ibrahim.source })
      : null;

  const named: Partial<Record<FigureKey, Mapped>> = {
    population: mapFigure(raw.population),
    area_km2: mapFigure(raw.area_km2),
    coastline_km: mapFigure(raw.coastline_km),
    agriculture_pct_gdp: mapFigure(sectors?.agriculture),
    industry_pct_gdp: mapFigure(sectors?.industry),
    services_pct_gdp: mapFigure(sectors?.services),
    exports_usd: mapFigure(trade.exports_usd),
    imports_usd: mapFigure(trade.imports_usd),
    roads_km: mapFigure(raw.infrastructure.roads_km, ["paved_km"]),
    ease_rank: mapFigure(business.rank as RawMetric | null),
    ease_score: mapFigure(business.score as RawMetric | null),
    human_development: mapFigure(indices.human_development),
    logistics_performance: mapFigure(indices.logistics_performance),
    corruption_perceptions: mapFigure(indices.corruption_perceptions),
    global_peace: mapFigure(indices.global_peace),
    economic_freedom: mapFigure(indices.economic_freedom),
    ibrahim_governance: mapFigure(ibrahim, ["economic_opportunity", "business_environment"]),
    ibrahim_economic_opportunity: ibrahimPart(ibrahim?.economic_opportunity),
    ibrahim_business_environment: ibrahimPart(ibrahim?.business_environment),
    ...mapGovernance(indices.worldwide_governance),
  };

  // The rest have the same name in the research as in the records.
  const blocks: Record<string, unknown>[] = [raw.people, economy, raw.tax, raw.infrastructure, business];
  const keys = figureKeys.filter((key) => !isElsewhere(key));
  const figures = keys.map((key) => {
    if (key in named) return [key, named[key] ?? null];
    const block = blocks.find((candidate) => key in candidate);
    if (!block) throw new Error(`the figure ${key} is nowhere in the research`);
    return [key, withDoubt(raw.slug, key, mapFigure(block[key] as RawMetric | null))];
  });
  return Object.fromEntries(figures) as Partial<Record<FigureKey, Mapped>>;
}
