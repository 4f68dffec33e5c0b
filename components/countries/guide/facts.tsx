import type { ReactNode } from "react";
import { FigureValue } from "#components/countries/figure-value.tsx";
import { NoData } from "#components/page/figure.tsx";
import { each } from "#components/ui/each.ts";
import { formatFigure, medianOf, figureMarks } from "#lib/data/countries/index.ts";
import { getFigure, knownFigure } from "#lib/data/countries/record/index.ts";
import type { FactKey } from "#lib/data/countries/record/open/fact-key.ts";
import { figureKind, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Country, FactList } from "#lib/data/countries/record/open/schema.ts";
import { figureMoneyMark } from "#lib/data/countries/words/open/figure-money-mark.ts";
import { enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import { unknownWords } from "#lib/data/countries/words/open/unknown-words.ts";
import { SourceLink } from "./source-marks.tsx";

type Props = {
  country: Country;
  keys: readonly FigureKey[];
  /** Adds the median of the region to each figure. */
  median?: boolean;
  children?: ReactNode;
};

/**
 * Rows of label and figure, with optional further rows as children. Unknown figures are named once, in the last row.
 */
export function Facts({ country, keys, median = false, children }: Props) {
  const missing = keys.flatMap((key) => {
    const { reason } = knownFigure(country, key);
    return reason === null ? [] : [{ label: figureKind(key).label, unknown: reason }];
  });
  return (
    <dl className={children ? "facts" : "facts facts-2"}>
      {each(
        keys.filter((key) => getFigure(country, key)),
        (key) => (
          <div>
            <dt>{figureKind(key).label}</dt>
            <dd>
              <FigureValue country={country} figureKey={key} />
              {median && <RegionMedian country={country} figureKey={key} />}
            </dd>
          </div>
        ),
      )}
      {children}
      {missing.length > 0 && (
        <div>
          <dt>No data</dt>
          <dd>{unknownWords(missing)}</dd>
        </div>
      )}
    </dl>
  );
}

function RegionMedian({ country, figureKey }: { country: Country; figureKey: FigureKey }) {
  const median = medianOf(figureKey, country.region);
  if (!median || !getFigure(country, figureKey)) return null;
  return (
    <small className="md">
      {median.of < median.among
        ? `Median of ${country.region} (${median.of} of ${median.among}): `
        : `Median of ${country.region}: `}
      <span {...figureMoneyMark(figureKey, median.value)}>{formatFigure(figureKey, median.value)}</span>
    </small>
  );
}

type FactProps = {
  label: string;
  /** The key of what it says, or the keys of what it says is not known. */
  fact?: FactKey | readonly FactKey[];
  children: ReactNode;
};

/** One row of text in a list of facts. */
export function Fact({ label, fact, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-fact={fact && [fact].flat().join(" ")}>{children}</dd>
    </div>
  );
}

/** A list of nouns as the source gives it, with its year. */
export function FactWords({ facts, missing }: { facts: FactList | null; missing: string }) {
  if (!facts) return <NoData reason={missing} />;
  const marks = [
    ...figureMarks(facts),
    ...(facts.total && facts.total > facts.items.length ? [`the main ones of ${facts.total}`] : []),
  ];
  return (
    <>
      {`${enumerated(facts.items)} `}
      <SourceLink id={facts.source}>{facts.year}</SourceLink>
      {marks.length > 0 && <small>{` (${marks.join("; ")})`}</small>}
    </>
  );
}
