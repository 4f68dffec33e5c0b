import { figureKind, type FigureKey } from "../record/open/figures.ts";
import type { Country } from "../record/open/schema.ts";

type RiskLevel = "low" | "moderate" | "elevated" | "high";
export type RiskRating = { rating: RiskLevel; score: number; source: string; asOf: number };

const parts = [
  "political_stability",
  "rule_of_law",
  "regulatory_quality",
  "government_effectiveness",
  "control_of_corruption",
] as const satisfies readonly FigureKey[];

const bands = [
  { rating: "low", from: 55, to: 100 },
  { rating: "moderate", from: 35, to: 55 },
  { rating: "elevated", from: 15, to: 35 },
  { rating: "high", from: 0, to: 15 },
] as const satisfies readonly { rating: RiskLevel; from: number; to: number }[];

/** The rule in words and numbers, as the pages show it. A score on a boundary belongs to the better band. */
export const riskRule: {
  title: string;
  sentences: readonly string[];
  /** What the rating does not say. The first sentence is shown wherever the rule is. */
  limits: readonly string[];
  parts: readonly { key: FigureKey; label: string; meaning: string }[];
  bands: readonly { rating: RiskLevel; from: number; to: number }[];
} = {
  title: "How the risk rating is worked out",
  sentences: [
    "The rating is the mean of five percentiles of the World Bank's Worldwide Governance Indicators: political stability, rule of law, regulatory quality, government effectiveness and control of corruption.",
    "A percentile says what share of all countries of the world score lower, so a higher mean is a lower risk.",
    "A mean of 55 or more is low, from 35 to 55 moderate, from 15 to 35 elevated, and below 15 high.",
    "When one of the five is missing there is no rating.",
  ],
  limits: [
    "It says nothing about a sector, a town or a partner, and it is not advice.",
    "It is built on perceptions: surveys and the judgement of experts, gathered by the World Bank. Each percentile has a margin of error, so a difference of a few points means little.",
    "It looks back to the year beside it. A coup, an election or a reform since then is not in it.",
    "It compares countries with each other. One can fall because others rose, with nothing changed at home.",
    "It leaves out prices, the exchange rate, debt, and disasters of nature.",
  ],
  parts: parts.map((key) => ({ key, label: figureKind(key).label, meaning: figureKind(key).meaning })),
  bands,
};

/** The risk rating by `riskRule`; null if one of its five parts is missing. */
export function riskRating(country: Country): RiskRating | null {
  const figures = parts.map((key) => country.figures[key]);
  const found = figures.filter((figure) => figure !== null);
  const [first] = found;
  if (!first || found.length < parts.length) return null;
  const mean = found.reduce((sum, { value }) => sum + value, 0) / found.length;
  const score = Math.round(mean * 10) / 10;
  const rating = bands.find(({ from }) => score >= from)?.rating ?? "high";
  return { rating, score, source: first.source, asOf: Math.min(...found.map(({ year }) => year)) };
}
