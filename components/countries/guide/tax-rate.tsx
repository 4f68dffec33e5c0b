import { Figure } from "#components/page/figure.tsx";
import { AmountsIn } from "#components/page/amounts.tsx";
import { formatFigure } from "#lib/data/countries/index.ts";
import { knownFigure, whyHeld } from "#lib/data/countries/record/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { asSentence, dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import type { ReactNode } from "react";
import { BlockMark } from "./block-mark.tsx";

type Block = { since: string | null; asOf: string; status: "sourced" | "indicative"; sources: string[] };
type Props = {
  country: Country;
  figureKey: FigureKey;
  title: string;
  /** The base of the rate. */
  of: string;
  block: Block | null;
  /** Other rates, and what they apply to. */
  notes: string | null;
  children?: ReactNode;
};

/** A main rate: the same figure as everywhere on the site, its start date, other rates, and its provenance. */
export function TaxRate({ country, figureKey, title, of, block, notes, children }: Props) {
  const known = knownFigure(country, figureKey);
  const { fact } = known;
  return (
    <div>
      <h3>{title}</h3>
      <p className="rate" data-fact={figureKey}>
        <Figure known={known} text={fact ? formatFigure(figureKey, fact.value) : ""} year="elsewhere" />
        {fact && ` ${of}`}
        {block?.since && fact && <small>{` since ${dateWords(block.since)}`}</small>}
        {fact && whyHeld(fact, figureKey) === "old" && (
          <>
            {" "}
            <i className="old">last known</i>
          </>
        )}
      </p>
      {notes && notes !== known.reason && (
        <p>
          <AmountsIn text={asSentence(notes)} />
        </p>
      )}
      {children}
      {block && <BlockMark status={block.status} sources={block.sources} asOf={block.asOf} />}
    </div>
  );
}
