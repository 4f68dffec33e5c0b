import { blocs } from "../record/blocs.ts";
import { listCountries } from "../record/list-countries.ts";
import { fold } from "#lib/text/fold.ts";
import type { SearchTopics } from "./open/search.ts";
import { inOrder } from "#lib/words/open/formats.ts";

/** Other names under which a bloc is asked for. */
const otherBlocNames: Readonly<Record<string, readonly string[]>> = {
  WAEMU: ["UEMOA"],
  ECOWAS: ["CEDEAO"],
  ECCAS: ["CEEAC"],
  AMU: ["UMA"],
};

/** Languages, blocs and goods for export of all countries, each with the slugs it leads to. */
export function searchTopics(): SearchTopics {
  const topics = new Map<string, string[]>();
  for (const { slug, languages, blocs: own, exportGoods } of listCountries()) {
    const terms = [
      ...languages.map(({ name }) => name),
      ...own.flatMap((id) => [id, blocs[id]?.name ?? id, ...(otherBlocNames[id] ?? [])]),
      ...(exportGoods?.items ?? []),
    ];
    for (const term of new Set(terms.map(fold))) topics.set(term, [...(topics.get(term) ?? []), slug]);
  }
  return Object.fromEntries([...topics].toSorted(([a], [b]) => inOrder(a, b)));
}
