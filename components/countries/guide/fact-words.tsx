import { NoData } from "#components/page/figure.tsx";
import { enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import { figureMarks } from "#lib/data/countries/index.ts";
import type { FactList } from "#lib/data/countries/record/open/schema.ts";
import { SourceLink } from "./source-link.tsx";

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
