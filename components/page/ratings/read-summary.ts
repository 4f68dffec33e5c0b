import { ratingKinds, type RatingKind } from "#lib/domains/ratings/open/keys.ts";

const riskLevels = ["low", "moderate", "elevated", "high"] as const;
export type RiskLevel = (typeof riskLevels)[number];

export type Summary = {
  ratings: { kind: RatingKind; avg: number; count: number }[];
  risk?: { level: RiskLevel; source: string; asOf: number };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function readRating(kind: RatingKind, value: unknown): Summary["ratings"] {
  if (!isRecord(value)) return [];
  const { avg, count } = value;
  const isRated = typeof avg === "number" && avg >= 1 && avg <= 5;
  return isRated && Number.isInteger(count) && Number(count) > 0 ? [{ kind, avg, count: Number(count) }] : [];
}

function readRisk(level: unknown, risk: unknown): Summary["risk"] {
  const known = riskLevels.find((one) => one === level);
  if (!known || !isRecord(risk)) return undefined;
  const { source, asOf } = risk;
  return typeof source === "string" && source !== "" && Number.isInteger(asOf)
    ? { level: known, source, asOf: Number(asOf) }
    : undefined;
}

/**
 * What of a summary response can be shown: kinds that have ratings, and a risk that has its source. Otherwise
 * undefined.
 */
export function readSummary(answer: unknown): Summary | undefined {
  if (!isRecord(answer) || answer.ok !== true || !isRecord(answer.data)) return undefined;
  const { ratings, riskRating, risk } = answer.data;
  if (!isRecord(ratings)) return undefined;
  return {
    ratings: ratingKinds.flatMap((kind) => readRating(kind, ratings[kind])),
    risk: readRisk(riskRating, risk),
  };
}
