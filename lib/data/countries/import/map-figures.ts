import type { RawMetric, RawCountry, RawPayments, RawBready, RawMacro } from "./raw.ts";
import { type FigureKey, figureKeys } from "../record/open/figures.ts";
import { asSentence } from "../words/open/guide-words.ts";

const known = new Set([
  "value",
  "score",
  "year",
  "source",
  "rank",
  "of",
  "estimate",
  "stale",
  "year_basis",
  "confidence",
  "review",
  "note",
  "basis",
  "derived",
  "status",
]);

/** Maps the marks that a source puts on its own figure to the schema. Absent marks are left out. */
export function mapMarks(raw: Record<string, unknown>) {
  const note = [raw.note, raw.basis, raw.derived].filter((part) => typeof part === "string").join("; ");
  return {
    ...(raw.estimate === true && { estimate: true }),
    ...(raw.status === "indicative" && { indicative: true }),
    ...(raw.stale === true && { stale: true }),
    ...(raw.year_basis === "snapshot" && { snapshot: true }),
    ...(raw.confidence === "low" && { lowConfidence: true }),
    ...(raw.review !== undefined && { review: raw.review }),
    ...(note !== "" && { note }),
  };
}

/**
 * Maps one research figure to a record figure; null if the research found none. An unknown part of the figure is an
 * error, so that nothing in the research is dropped silently. `elsewhere` names the parts that the caller reads itself.
 */
export function mapFigure(raw: RawMetric | null | undefined, elsewhere: readonly string[] = []) {
  if (!raw) return null;
  for (const part of Object.keys(raw)) {
    if (!known.has(part) && !elsewhere.includes(part))
      throw new Error(`a figure has an unknown part "${part}"`);
  }
  return {
    value: raw.value ?? raw.score,
    year: raw.year,
    source: raw.source,
    ...(raw.rank !== undefined && { rank: raw.rank }),
    ...(raw.of !== undefined && { of: raw.of }),
    ...mapMarks(raw),
  };
}

/** The scores of one entry of bready.json, from its newest edition. The mean of the pillars is computed here. */
export function mapBreadyFigures({
  editions,
}: RawBready): Partial<Record<FigureKey, ReturnType<typeof mapFigure>>> {
  const newest = Object.keys(editions)
    .filter((edition) => editions[edition])
    .toSorted()
    .at(-1);
  const scores = newest === undefined ? null : editions[newest];
  const score = (value: number | null | undefined) =>
    scores && typeof value === "number"
      ? mapFigure({ value, year: Number(newest), source: scores.sources[0] })
      : null;
  const pillars = [
    scores?.regulatory_framework,
    scores?.public_services,
    scores?.operational_efficiency,
  ].filter((pillar) => typeof pillar === "number");
  const mean = pillars.reduce((sum, pillar) => sum + pillar, 0) / pillars.length;
  const entry = scores?.business_entry;
  return {
    bready_entry: score(entry?.overall),
    bready_entry_rules: score(entry?.regulations),
    bready_entry_services: score(entry?.digital_services_and_transparency),
    bready_entry_practice: score(entry?.operational_efficiency),
    bready_rules: score(scores?.regulatory_framework),
    bready_services: score(scores?.public_services),
    bready_practice: score(scores?.operational_efficiency),
    bready_mean: score(pillars.length === 3 ? Math.round(mean * 100) / 100 : null),
  };
}

type Figures = Partial<Record<FigureKey, ReturnType<typeof mapFigure>>>;

/** The sentence shown in place of a value that may no longer be shown. */
const whyDropped = (why: string): string =>
  asSentence(
    `${why.replace(/^the value shown is/, "the last known value is").replace(/^the ratings shown are/, "the last known ratings are")}.`,
  );

const isDropped = (value: unknown): value is { drop: true; why: string } =>
  typeof value === "object" && value !== null && "drop" in value;

/** Adds the forecast of the next edition to the note. */
function withForecast({ basis: _basis, previous: _previous, next, ...raw }: RawMetric): RawMetric {
  if (typeof next !== "object" || next === null || !("year" in next) || !("value" in next)) return raw;
  const forecast = `forecast for ${String(next.year)}: ${String(next.value)}%`;
  return { ...raw, note: [raw["note"], forecast].filter(Boolean).join("; ") };
}

/** Adds the date of a rate to the note, because it is more exact than its year. */
const withDate = ({ date, note, ...raw }: RawMetric): RawMetric => ({
  ...raw,
  note: [typeof date === "string" && `of ${date}`, note].filter(Boolean).join("; "),
});

/** Maps one entry of macro.json: its figures, why one that was known is withdrawn, and the ratings. */
export function mapMacro(raw: RawMacro) {
  const figures: Figures = {};
  const withdrawn: Partial<Record<FigureKey, string>> = {};
  for (const key of ["public_debt_pct_gdp", "inflation_pct"] as const) {
    const value = raw[key];
    if (isDropped(value)) {
      figures[key] = null;
      withdrawn[key] = whyDropped(value.why);
    } else figures[key] = mapFigure(withForecast(value));
  }
  figures.policy_rate_pct = raw.policy_rate_pct && mapFigure(withDate(raw.policy_rate_pct));
  const ratings = raw.sovereign_ratings;
  return {
    figures,
    withdrawn,
    parts: {
      creditRatings: isDropped(ratings) ? [] : (ratings ?? []),
      creditRatingsNote: isDropped(ratings) ? whyDropped(ratings.why) : null,
    },
  };
}

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
