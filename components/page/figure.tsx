import type { ReactNode } from "react";
import { useWords } from "#components/words/use-words.ts";
import type { FactKey } from "#lib/data/countries/record/open/fact-key.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Known } from "#lib/data/countries/record/open/known.ts";
import type { Figure as Fact } from "#lib/data/countries/record/open/schema.ts";
import { figureMoneyMark } from "#lib/data/countries/words/open/figure-money-mark.ts";

type Props = {
  known: Known<Fact>;
  /** The value as a reader sees it: "$114.2 billion". */
  text: string;
  /** The key of the figure, if it may be an amount of money. */
  figureKey?: FigureKey | null;
  /** The key by which search and navigator find it. */
  fact?: FactKey;
  /** What must be shown beside it: that it is old, an estimate, not to be judged against others. */
  marks?: readonly string[];
  /** Beside the value, or in the page's own place for it. */
  year?: "beside" | "elsewhere";
  /** Shown after the year. */
  tag?: ReactNode;
};

/**
 * A figure with its year, which links to the source on the same page (`#src-<id>`), and its marks. It is the only
 * component that renders a figure. A missing one reads "No data" with the reason: never 0, never blank. The markup is
 * three short elements: a guide repeats it eighty times.
 */
export function Figure({ known, text, figureKey, fact: factKey, marks = [], year = "beside", tag }: Props) {
  const { fact } = known;
  if (!fact) return <NoData reason={known.reason} />;
  return (
    <>
      <b className="fv" data-fact={factKey} {...(figureKey && figureMoneyMark(figureKey, fact.value))}>
        {text}
      </b>
      {year === "beside" && (
        <>
          {" "}
          <FigureYear figure={fact} />
        </>
      )}
      {tag && <> {tag}</>}
      {marks.length > 0 && <small>{` ${marks.join("; ")}`}</small>}
    </>
  );
}

/** The year of a figure, which links to its source on the same page. */
export const FigureYear = ({ figure }: { figure: Pick<Fact, "source" | "year"> }) => (
  <a href={`#src-${figure.source}`}>{figure.year}</a>
);

/** Shown where a fact is missing. */
export function NoData({ reason }: { reason: string }) {
  const words = useWords("page");
  return (
    <>
      <b className="nd">{words("figure.none")}</b> <small>{reason}</small>
    </>
  );
}
