import "server-only";
import { dataAsOf, findCountry, findSource, riskRating } from "../countries/index.ts";

type Rating = { avg: number | null; count: number };

export type CountrySummary = {
  slug: string;
  iso2: string;
  ratings: Record<"visitor" | "investor" | "friendliness" | "ease", Rating>;
  riskRating: "low" | "moderate" | "elevated" | "high" | null;
  /** Where the risk rating comes from, and the year of that source; null with it. */
  risk: { source: string; asOf: number } | null;
  updatedAt: string;
};

/** Nobody has rated yet. Ratings are never made up: no average is null, not 0. */
const unrated = (): Rating => ({ avg: null, count: 0 });

/** What members and the published risk source say of a country, or undefined for an unknown one. */
export function summariseCountry(slug: string): CountrySummary | undefined {
  const country = findCountry(slug);
  if (!country) return undefined;
  const risk = riskRating(country);
  return {
    slug: country.slug,
    iso2: country.iso2,
    ratings: { visitor: unrated(), investor: unrated(), friendliness: unrated(), ease: unrated() },
    riskRating: risk?.rating ?? null,
    risk: risk && { source: findSource(risk.source)?.title ?? risk.source, asOf: risk.asOf },
    updatedAt: new Date(dataAsOf).toISOString(),
  };
}
