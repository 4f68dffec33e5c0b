import { BarChart } from "#components/charts/bar-chart.tsx";
import { each } from "#components/ui/each.ts";
import { figureKind } from "#lib/countries/record/open/figures.ts";
import { inSentence, listed } from "#lib/countries/words/open/guide-words.ts";
import {
  formatFigure,
  medianOfNumbers,
  shortFigure,
  type FigureRanking,
  type RankedRow,
} from "#lib/countries/index.ts";
import { knownWords, sharedMarkWords, sourceWords } from "./ranking-words.ts";
import { countryPath } from "#lib/site/country-path.ts";

/** Fewer values than this have no middle worth a line. */
const fewestForMedian = 4;
const firstFew = 8;

const barOf = ({ country: { slug, name }, known, text }: RankedRow) => ({
  label: name,
  value: known.fact?.value ?? 0,
  text: known.fact ? `${text} (${known.fact.year})` : text,
  href: countryPath("/explore/countries/*", slug),
});

const hasPlace = ({ place }: RankedRow) => place !== null;

/** The countries with a place as bars from zero on one scale, with the median; who has none is named below. */
export function RankingChart({ ranking }: { ranking: FigureRanking }) {
  const { key, rows, marks, sources } = ranking;
  const placed = rows.filter(hasPlace);
  const values = placed.flatMap(({ known }) => known.fact?.value ?? []);
  const median = values.length < fewestForMedian ? null : medianOfNumbers(values);
  const { label, meaning } = figureKind(key);
  const apart = rows.filter((row) => row.apart !== null);
  const missing = rows.filter(({ known }) => !known.fact);
  const without = [
    { why: "No bar, since the figure is old or doubtful", countries: apart },
    { why: "No data", countries: missing },
  ].filter(({ countries }) => countries.length > 0);
  return (
    <figure className="ranking-chart">
      {median !== null && (
        <p className="chart-note">{`The mark on each bar is the median, ${formatFigure(key, median)}.`}</p>
      )}
      {placed.length > 0 && (
        <BarChart
          label={label}
          rows={placed.map(barOf)}
          scaled={{
            tick: (value) => shortFigure(key, value),
            median: median ?? undefined,
          }}
        />
      )}
      <figcaption>
        {each(without, ({ why, countries }) => (
          <p className="source">{`${why}: ${listed(countries.map(({ country }) => inSentence(country)))}.`}</p>
        ))}
        <p className="source">
          {[
            meaning,
            ...(sources.length > 0 ? [sourceWords(sources)] : []),
            knownWords(rows.length, rows.length - missing.length),
            ...[sharedMarkWords(marks) ?? []].flat(),
          ].join(" ")}
        </p>
      </figcaption>
    </figure>
  );
}

/** The first of a ranking as a few bars, beside its map. */
export function FirstPlaces({ ranking }: { ranking: FigureRanking }) {
  const placed = ranking.rows.filter(hasPlace);
  if (placed.length === 0) return null;
  const values = placed.flatMap(({ known }) => known.fact?.value ?? []);
  return (
    <div className="first-places">
      <p className="figure-title">{placed.length > firstFew ? "First in the order" : "In order"}</p>
      <BarChart
        label={figureKind(ranking.key).label}
        rows={placed.slice(0, firstFew).map(barOf)}
        max={Math.max(...values)}
      />
    </div>
  );
}
