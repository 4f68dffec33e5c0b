import { listed } from "#lib/data/countries/words/open/guide-words.ts";
import type { FigureRanking, RankedRow, RankingQuery, UsedSource } from "#lib/data/countries/index.ts";
import { isInArea } from "#lib/data/countries/record/open/areas.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

const firstWords = {
  best: {
    higher: "Best first: higher is better for somebody who starts a business.",
    lower: "Best first: lower is better for somebody who starts a business.",
    none: "Highest first. Neither end is better for somebody who starts a business, so the order is no judgement.",
  },
  lowest: {
    higher: "Last place first: lower is worse for somebody who starts a business.",
    lower: "Last place first: higher is worse for somebody who starts a business.",
    none: "Lowest first. Neither end is better for somebody who starts a business, so the order is no judgement.",
  },
} as const;

const apartWords = (count: number): string =>
  count === 1
    ? "One figure stands apart without a place: it is doubtful, older than 2020, or more than two years behind the newest."
    : `${count} figures stand apart without a place: they are doubtful, older than 2020, or more than two years behind the newest.`;

/** How the rows are ordered, whether the order is a judgement, and what is listed separately. */
export function orderWords({ better, rows }: FigureRanking, order: RankingQuery["order"]): string {
  const apart = rows.filter((row) => row.apart !== null).length;
  const first = firstWords[order][better ?? "none"];
  return apart > 0 ? `${first} ${apartWords(apart)}` : first;
}

/** Which countries are shown: "West Africa", "members of ECOWAS"; null for all of them. */
export function scopeWords({ region, bloc }: Pick<RankingQuery, "region" | "bloc">): string | null {
  if (region && bloc) return `${region}, members of ${bloc}`;
  if (bloc) return `Members of ${bloc}`;
  return region;
}

/** How many have the figure: of those shown, and of all. */
export function knownWords(shown: number, known: number, knownOfAll: number, all: number): string {
  if (shown === all) return `${known} of ${all} countries have a figure.`;
  return `${known} of the ${shown} countries shown have a figure, and ${knownOfAll} of all ${all}.`;
}

/** "Source: Doing Business 2020 (2020)." */
export function sourceWords(sources: readonly UsedSource[]): string {
  const named = sources.map(({ title, years }) => `${title} (${years})`);
  return named.length === 1 ? `Source: ${named[0]}.` : `Sources: ${listed(named)}.`;
}

/** Marks that apply to every figure, stated once. */
export const sharedMarkWords = (marks: readonly string[]): string | null =>
  marks.length === 0 ? null : `Each of these figures is marked: ${marks.join("; ")}.`;

const rowApartWords = { doubt: null, years: "more than two years behind the newest" } as const;

/** What must be shown beside a figure of a ranking: its own marks, and why it is listed separately. */
export function marksOf({ marks, apart }: Pick<RankedRow, "marks" | "apart">): string[] {
  const why = apart && rowApartWords[apart];
  return why ? [...marks, why] : marks;
}

/** Shown when a region and a bloc have no country in common. */
export const nobodyWords = ({ region, bloc }: Pick<RankingQuery, "region" | "bloc">): string =>
  region === "Islands"
    ? `None of the islands is a member of ${bloc ?? "this bloc"}.`
    : `No country of ${region ?? "Africa"} is a member of ${bloc ?? "this bloc"}.`;

/** A filter for the countries of a region and a bloc. */
export const isChosen =
  ({ region, bloc }: Pick<RankingQuery, "region" | "bloc">) =>
  (country: Country): boolean =>
    isInArea(region)(country) && (!bloc || country.blocs.includes(bloc));

/** How many countries have only a figure that may not lead; null for none. */
export function heldWords(held: number): string | null {
  if (held === 0) return null;
  return held === 1
    ? "1 country has only an old or doubtful figure, which colours nothing and has no bar."
    : `${held} countries have only an old or doubtful figure, which colours nothing and has no bar.`;
}

/**
 * What hatching means on the map of all countries; null if none is hatched. `notChosen` were drawn but not asked for.
 */
export function hatchWords(missing: number, held: number, notChosen = 0): string | null {
  const parts = [
    ...(missing > 0 ? [`No data: ${missing}`] : []),
    ...(held > 0 ? [`Old or doubtful: ${held}`] : []),
    ...(notChosen > 0 ? [`Not chosen: ${notChosen}`] : []),
  ];
  return parts.length > 0 ? parts.join("; ") : null;
}
