import { blocs } from "../record/bloc-files.ts";
import { listCountries } from "../record/list-countries.ts";
import type { Country } from "../record/open/schema.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { plainGoods } from "../words/plain-goods.ts";
import type { SearchTopics } from "./open/search.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";

/** Other names that people search for a bloc by. */
const otherBlocNames: Readonly<Record<string, readonly string[]>> = {
  WAEMU: ["UEMOA"],
  ECOWAS: ["CEDEAO"],
  ECCAS: ["CEEAC"],
  AMU: ["UMA"],
};

/** Search terms for parts of a country's pages, if its record has content for them. */
function partTopics({ hiring, importing, holidays, registration }: Country): string[] {
  return [
    "hiring",
    ...(hiring.minimumWage ? ["minimum wage"] : []),
    ...(importing.rows.length > 0 ? ["importing goods", "import duty"] : []),
    ...(importing.rows.some(({ topic }) => topic === "conformity") ? ["certificate of conformity"] : []),
    ...(importing.rows.some(({ topic }) => topic === "tracking_note")
      ? ["cargo tracking note", "BESC", "ECTN"]
      : []),
    ...(holidays ? ["public holidays"] : []),
    ...(registration.duties.length > 0 ? ["duty calendar"] : []),
  ];
}

/** Languages, blocs, export goods and page parts of all countries, each with the slugs it leads to. */
export function searchTopics(): SearchTopics {
  const topics = new Map<string, string[]>();
  for (const country of listCountries()) {
    const { slug, languages, blocs: own, exportGoods } = country;
    const terms = [
      ...partTopics(country),
      ...languages.map(({ name }) => name),
      ...own.flatMap((id) => [id, blocs[id]?.name ?? id, ...(otherBlocNames[id] ?? [])]),
      ...(exportGoods?.items ?? []),
      ...(plainGoods(exportGoods)?.items ?? []),
    ];
    for (const term of new Set(terms.map(fold))) topics.set(term, [...(topics.get(term) ?? []), slug]);
  }
  return Object.fromEntries([...topics].toSorted(([a], [b]) => inOrder(a, b)));
}
