import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import type { FactKey } from "#lib/data/countries/record/open/fact-key.ts";
import { byReason, unknownWords } from "#lib/data/countries/words/open/unknown-words.ts";

/** A fact as label and value, or as label and the reason why it is unknown. */
export type FactTile = {
  label: string;
  /** The key by which search and navigator find it. */
  fact?: FactKey | undefined;
} & ({ value: ReactNode } | { unknown: string });

/** Facts as label and value, in as many columns as fit. Unknown facts are listed once, in the last tile. */
export function FactTiles({ facts }: { facts: readonly FactTile[] }) {
  const missing = facts.flatMap((fact) => ("unknown" in fact ? [fact] : []));
  const keys = [...byReason(missing).values()].flatMap((ofReason) =>
    ofReason.flatMap(({ fact }) => fact ?? []),
  );
  return (
    <dl className="fact-tiles">
      {each(facts, (fact) =>
        "unknown" in fact ? null : (
          <div>
            <dt>{fact.label}</dt>
            <dd data-fact={fact.fact}>{fact.value}</dd>
          </div>
        ),
      )}
      {missing.length > 0 && (
        <div>
          <dt>No data</dt>
          <dd data-fact={keys.join(" ") || undefined}>{unknownWords(missing)}</dd>
        </div>
      )}
    </dl>
  );
}
