import { joined } from "#components/ui/each.ts";
import { enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import { factSource, type PlainFact } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { SourceLink } from "./source-link.tsx";

/** Facts without a year, grouped by source: "General knowledge (languages, blocs)". */
export function UndatedSources({
  country,
  facts,
}: {
  country: Country;
  facts: readonly (readonly [PlainFact, string])[];
}) {
  const ids = [...new Set(facts.map(([fact]) => factSource(country, fact)))];
  return joined(ids, "; ", (id) => {
    const labels = facts.flatMap(([fact, label]) => (factSource(country, fact) === id ? label : []));
    return (
      <>
        <SourceLink id={id} />
        {` (${enumerated(labels)})`}
      </>
    );
  });
}
