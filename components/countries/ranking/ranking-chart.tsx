import { ScaledBars } from "#components/charts/scaled-bars.tsx";
import { formatFigure, medianOf, type FigureRanking } from "#lib/data/countries/index.ts";
import { figureKind } from "#lib/data/countries/record/open/figures.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import { tickWords } from "../tick-words.ts";
import { heldWords, sharedMarkWords, sourceWords } from "./ranking-words.ts";

/** The countries of a ranking as bars in its order. An old or doubtful figure is named but has no bar. */
export function RankingChart({ ranking: { key, rows, marks, sources } }: { ranking: FigureRanking }) {
  const { label, meaning } = figureKind(key);
  const median = medianOf(key);
  const known = rows.filter(({ known: { fact } }) => fact !== null);
  const bars = known.map(({ country, known: { fact }, text, apart }) => ({
    label: country.name,
    value: apart === "doubt" ? null : (fact?.value ?? null),
    text: apart === "doubt" ? `${text}, old or doubtful` : text,
    href: countryPath("/explore/countries/*", country.slug),
  }));
  const held = bars.filter(({ value }) => value === null).length;
  const without = rows.length - known.length;
  return (
    <figure>
      <ScaledBars
        label={label}
        rows={bars}
        tickText={(value) => tickWords(key, value)}
        median={
          median && {
            value: median.value,
            text: `The line through the bars is the median of all countries: ${formatFigure(key, median.value)}.`,
          }
        }
      />
      <figcaption className="source mt-6">
        {[
          meaning,
          ...(sources.length > 0 ? [sourceWords(sources)] : []),
          ...[heldWords(held) ?? []].flat(),
          ...(without > 0 ? [`Without a figure: ${without}.`] : []),
          ...[sharedMarkWords(marks) ?? []].flat(),
        ].join(" ")}
      </figcaption>
    </figure>
  );
}
