import type { Passage } from "#lib/services/search/open/passage.ts";
import { isAt, placeOf } from "./place.ts";
import { says } from "./says.ts";
import type { Fact } from "./sets.ts";

type Expected = { at: readonly string[]; says: readonly Fact[] };

/**
 * Why a question no longer fits the pages: none of its places exists, or none contains the fact. Then a fact or a page
 * has changed, and the question has to be updated. Undefined if it fits.
 */
export function findStale(
  { at, says: facts }: Expected,
  passagesOf: (page: string) => readonly Passage[],
): string | undefined {
  const pages = new Set(at.map((place) => placeOf(place).split("#")[0] ?? ""));
  const passages = [...pages]
    .flatMap((page) => passagesOf(page))
    .filter((passage) => isAt(`${passage.path}#${passage.anchor}`, at));
  if (passages.length === 0) return "none of its places is there";
  const text = passages
    .flatMap(({ heading, units }) => [
      heading,
      ...units.flatMap((unit) => [unit.label, unit.text, unit.date, ...(unit.marks ?? [])]),
    ])
    .join(" \n");
  return says(text, facts) ? undefined : "its places do not say it";
}
