import {
  figureKind,
  isDiscontinued,
  labelAlone,
  type FigureKey,
} from "#lib/countries/record/open/figures.ts";
import type { Area } from "#lib/countries/record/open/areas.ts";
import { formatFigure, yearSpan, type Band, type FigureShades } from "#lib/countries/index.ts";
import { shadeOf } from "./shade-of.ts";

const yearsOf = ({ rows }: FigureShades): string =>
  yearSpan(rows.flatMap(({ band, known }) => (band === null ? [] : (known.fact?.year ?? []))));

/** "Internet users, 2023 to 2024". */
export const legendTitle = (shades: FigureShades): string =>
  [labelAlone(shades.key), yearsOf(shades)].filter(Boolean).join(", ");

function rangeWords(key: FigureKey, { from, to }: Band): string {
  const [least, most] = [formatFigure(key, from), formatFigure(key, to)];
  return least === most ? least : `${least} to ${most}`;
}

const heldWords = (key: FigureKey): string =>
  isDiscontinued(key) ? "A figure of a count that ended" : "Only an old or doubtful figure";

/** The bands from the darkest on, then what has no colour. */
export const legendOf = (shades: FigureShades) => [
  ...shades.bands.map((band, index) => ({
    shade: shadeOf(index, shades.bands.length),
    label: rangeWords(shades.key, band),
    count: band.count,
  })),
  { shade: shadeOf(null, 0), label: heldWords(shades.key), count: shades.held },
  { shade: shadeOf(null, 0), label: "No data", count: shades.missing },
];

const strongerWords = {
  higher: "The stronger the colour, the better for somebody who starts a business: higher.",
  lower: "The stronger the colour, the better for somebody who starts a business: lower.",
  none: "The stronger the colour, the higher. Neither end is better, so it is no judgement.",
} as const;

/** More sources than this are counted instead of named; the ranking lists them. */
const mostNamed = 2;

function sourcesWords({ sources }: FigureShades): string {
  if (sources.length > mostNamed)
    return `Source: ${sources.length} of them, mostly “${sources[0]?.title}”; the table lists them all.`;
  return `Source: ${sources.map(({ title, years }) => `${title} (${years})`).join("; ")}.`;
}

/** What is counted, which way it is better, how the bands are made, and who says so. */
export function legendWords(shades: FigureShades, area: Area | null): string {
  const { key, better, bands } = shades;
  const { meaning } = figureKind(key);
  if (bands.length === 0)
    return `${meaning} What ended or may not lead colours no country; the table shows it.`;
  return [
    meaning,
    strongerWords[better ?? "none"],
    area ? "Bands and counts are those of all 54 countries." : "",
    sourcesWords(shades),
  ]
    .filter(Boolean)
    .join(" ");
}
