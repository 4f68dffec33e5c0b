import "server-only";
import { riskRating } from "#lib/data/countries/index.ts";
import { dataAsOf, findCountry, findSource } from "#lib/data/countries/record/index.ts";
import { countRatings, type KindRating } from "./count-ratings.ts";
import { ratingKinds, type RatingKind } from "./open/keys.ts";

export type CountrySummary = {
  slug: string;
  iso2: string;
  /** Averages with two decimals; null if nobody has rated yet. */
  ratings: Record<RatingKind, Pick<KindRating, "avg" | "count">>;
  riskRating: "low" | "moderate" | "elevated" | "high" | null;
  /** The source of the risk rating and its year; null without a rating. */
  risk: { source: string; asOf: number } | null;
  /** The date of the data or the latest change of a rating, whichever is newer. */
  updatedAt: string;
};

/** What members and the published risk source say about a country. Undefined for an unknown one. */
export async function summariseCountry(slug: string): Promise<CountrySummary | undefined> {
  const country = findCountry(slug);
  if (!country) return undefined;
  const { kinds, changedAt } = await countRatings(slug);
  const risk = riskRating(country);
  const short = ratingKinds.map((kind) => [kind, { avg: kinds[kind].avg, count: kinds[kind].count }]);
  return {
    slug: country.slug,
    iso2: country.iso2,
    ratings: Object.fromEntries(short) as CountrySummary["ratings"],
    riskRating: risk?.rating ?? null,
    risk: risk && { source: findSource(risk.source)?.title ?? risk.source, asOf: risk.asOf },
    updatedAt: new Date(Math.max(Date.parse(dataAsOf), changedAt?.getTime() ?? 0)).toISOString(),
  };
}
