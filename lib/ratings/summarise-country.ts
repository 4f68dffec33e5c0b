import "server-only";
import { riskRating } from "../countries/index.ts";
import { dataAsOf, findCountry, findSource } from "../countries/record/index.ts";
import { countRatings, type KindRating } from "./count-ratings.ts";
import { ratingKinds, type RatingKind } from "./open/keys.ts";

export type CountrySummary = {
  slug: string;
  iso2: string;
  /** Averages to two decimals; null where nobody has rated yet. */
  ratings: Record<RatingKind, Pick<KindRating, "avg" | "count">>;
  riskRating: "low" | "moderate" | "elevated" | "high" | null;
  /** Where the risk rating comes from, and the year of that source; null with it. */
  risk: { source: string; asOf: number } | null;
  /** The newer of the day of the data and the latest change of a rating. */
  updatedAt: string;
};

/** What members and the published risk source say of a country, or undefined for an unknown one. */
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
