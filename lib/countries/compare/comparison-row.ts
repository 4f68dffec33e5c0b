import { whyNotJudged } from "../measure/comparable.ts";
import { figureKind, labelAlone, type FigureKey } from "../record/open/figures.ts";
import { formatFigure, formatNumber as number } from "../words/format-figure.ts";
import { knownFigure } from "../record/known-figure.ts";
import type { Known } from "../record/open/known.ts";
import type { Country, Figure } from "../record/open/schema.ts";

export type ComparisonCell = {
  slug: string;
  known: Known<Figure>;
  /** The figure as a reader takes it in, or "No data". */
  text: string;
  year: number | null;
};

export type ComparisonRow = {
  key: FigureKey;
  label: string;
  meaning: string;
  better: "higher" | "lower" | null;
  cells: ComparisonCell[];
  /** Slugs of the best; empty where neither way is better, where all are equal or where they cannot be judged. */
  best: string[];
  /** How far the figures lie apart, as a sentence; null where they cannot be set side by side. */
  spread: string | null;
};

function describeSpread(key: FigureKey, figures: readonly Figure[]): string | null {
  if (whyNotJudged(figures, key)) return null;
  const values = figures.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === most) return "No difference.";
  const { unit, decimals = 0 } = figureKind(key);
  const gap = Number((most - least).toFixed(decimals));
  if (gap === 0) return "Nearly the same.";
  switch (unit) {
    case "percent":
      return gap === 1 ? "1 percentage point apart." : `${number(gap)} percentage points apart.`;
    case "days":
    case "hours":
    case "years":
      return `${formatFigure(key, gap)} apart.`;
    case "rank":
      return gap === 1 ? "1 place apart." : `${number(gap)} places apart.`;
    case "score":
      return gap === 1 ? "1 point apart." : `${number(gap, decimals)} points apart.`;
    default:
      return least > 0 && most / least >= 1.05
        ? `The largest is ${number(most / least)} times the smallest.`
        : null;
  }
}

/** One figure over several countries, with the best marked where that can be said. */
export function comparisonRow(key: FigureKey, countries: readonly Country[]): ComparisonRow {
  const { label, group, meaning, better = null } = figureKind(key);
  const cells = countries.map((country): ComparisonCell => {
    const known = knownFigure(country, key);
    const figure = known.fact;
    return {
      slug: country.slug,
      known,
      text: figure ? formatFigure(key, figure.value, figure.of) : "No data",
      year: figure?.year ?? null,
    };
  });
  const figures = cells.flatMap(({ known }) => known.fact ?? []);
  const values = figures.map(({ value }) => value);
  const differs = new Set(values).size > 1;
  const top = better === "higher" ? Math.max(...values) : Math.min(...values);
  return {
    key,
    // All of that group are of one edition, which its heading names.
    label: group === "ease" ? label : labelAlone(key),
    meaning,
    better,
    cells,
    best:
      better && differs && !whyNotJudged(figures, key)
        ? cells.filter(({ known }) => known.fact?.value === top).map(({ slug }) => slug)
        : [],
    spread: describeSpread(key, figures),
  };
}
