import { whyNotJudged } from "../measure/comparable.ts";
import { figureKind, labelAlone, type FigureKey } from "../record/open/figures.ts";
import { formatFigure, formatNumber as number } from "../words/format-figure.ts";
import { knownFigure, mayLead } from "../record/known-figure.ts";
import type { Known } from "../record/open/known.ts";
import type { Country, Figure } from "../record/open/schema.ts";

export type ComparisonCell = {
  slug: string;
  known: Known<Figure>;
  /** The formatted figure, or "No data". */
  text: string;
  year: number | null;
};

export type ComparisonRow = {
  key: FigureKey;
  label: string;
  meaning: string;
  better: "higher" | "lower" | null;
  cells: ComparisonCell[];
  /**
   * Slugs of the best, including ties; empty if neither direction is better, if all read the same, if the figures
   * cannot be compared, or if one of them may not lead.
   */
  best: string[];
  /** How far apart the figures are, as a sentence; null if they cannot be compared. */
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

/** The cells with the same text as the best: figures that read the same count as equal. */
function bestOf(key: FigureKey, cells: readonly ComparisonCell[]): string[] {
  const { better } = figureKind(key);
  const known = cells.flatMap(({ slug, text, known: { fact } }) => (fact ? [{ slug, text, fact }] : []));
  const figures = known.map(({ fact }) => fact);
  if (!better || whyNotJudged(figures, key) || !figures.every((figure) => mayLead(figure, key))) return [];
  const values = figures.map(({ value }) => value);
  const top = better === "higher" ? Math.max(...values) : Math.min(...values);
  const words = known.find(({ fact }) => fact.value === top)?.text;
  const best = known.filter(({ text }) => text === words);
  return best.length === known.length ? [] : best.map(({ slug }) => slug);
}

/** One figure across several countries, with the best marked if they can be compared. */
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
  return {
    key,
    // All figures of this group are of one edition, which the heading names.
    label: group === "ease" ? label : labelAlone(key),
    meaning,
    better,
    cells,
    best: bestOf(key, cells),
    spread: describeSpread(
      key,
      cells.flatMap(({ known }) => known.fact ?? []),
    ),
  };
}
