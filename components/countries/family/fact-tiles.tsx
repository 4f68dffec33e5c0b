import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import { unknownWords } from "#lib/data/countries/words/open/unknown-words.ts";

/** A fact as label and value, or as label and the reason why it is unknown. */
export type FactTile = { label: string; value: ReactNode } | { label: string; unknown: string };

/** Facts as label and value, in as many columns as fit. Unknown facts are listed once, in the last tile. */
export function FactTiles({ facts }: { facts: readonly FactTile[] }) {
  const missing = facts.flatMap((fact) => ("unknown" in fact ? [fact] : []));
  return (
    <dl className="fact-tiles">
      {each(facts, (fact) =>
        "unknown" in fact ? null : (
          <div>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ),
      )}
      {missing.length > 0 && (
        <div>
          <dt>No data</dt>
          <dd>{unknownWords(missing)}</dd>
        </div>
      )}
    </dl>
  );
}
