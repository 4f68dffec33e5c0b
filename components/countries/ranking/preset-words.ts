import { labelAlone } from "#lib/data/countries/record/open/figures.ts";
import type { Preset, PresetRanking } from "#lib/data/countries/index.ts";

/** How the score is computed, in words that apply to every ready-made ranking. */
export const scoreMethod = [
  "For each figure a country gets the share, in percent, of the other scored countries that it does better than; one that is equal counts half.",
  "The score is the mean of these shares, from 0 to 100, each figure weighing the same. Equal scores share a place.",
  "Scored are the countries that have all of the figures. A figure that is doubtful, older than 2020 or more than two years behind the newest does not count.",
  "It is an opinion about what matters, made from figures of others. It compares places, not distances: a small lead and a large one count the same.",
] as const;

export const betterWords = { higher: "Higher counts as better.", lower: "Lower counts as better." } as const;

/** The name of a figure as the head of a column, where nothing around it names its edition. */
export const columnName = ({ key, label }: Preset["ingredients"][number]): string =>
  key ? labelAlone(key) : label;

/** How many countries are scored and how many are not. */
export function scoredWords({ rows, missing }: PresetRanking): string {
  return missing.length === 0
    ? `All ${rows.length} countries are scored.`
    : `${rows.length} of ${rows.length + missing.length} countries are scored; the others are listed below.`;
}
