import { z } from "zod";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { cleanLine } from "#lib/platform/text/clean.ts";
import { says } from "#lib/platform/words/faults.ts";
import { longestSearch, mostResults } from "./open/limits.ts";
import { searchKinds } from "./open/passage.ts";
import type { SearchQuery } from "./open/search-answer.ts";

type QueryValues = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a parameter, however often it is given. An empty one counts as absent. */
const first = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) => cleanLine([given].flat()[0] ?? "") || undefined);

const lowercase = z.string().toLowerCase();
const count = (most: number, fault: ReturnType<typeof says>) =>
  z
    .string()
    .regex(/^\d{1,5}$/, fault)
    .transform(Number)
    .pipe(z.number().min(1, fault).max(most, fault));

/** Larger than the number of any last page, which is then shown. */
const mostPages = 99_999;

const fields = {
  q: first.pipe(
    z
      .string()
      .max(longestSearch, says("search.q", { most: longestSearch }))
      .optional(),
  ),
  kind: first.pipe(
    lowercase.pipe(z.enum(searchKinds, says("search.kind", { kinds: searchKinds.join(", ") }))).optional(),
  ),
  country: first.pipe(lowercase.pipe(z.enum(countrySlugs, says("search.country"))).optional()),
  page: first.pipe(count(mostPages, says("search.page")).optional()),
};

/** The query of the search API. Anything invalid is refused. */
export const searchInput = z
  .object({
    ...fields,
    q: fields.q.pipe(z.string(says("search.q", { most: longestSearch }))),
    most: first.pipe(count(mostResults, says("search.most", { most: mostResults })).optional()),
    typing: first.pipe(z.literal("1", says("search.typing")).optional()),
  })
  .transform(({ typing, ...asked }): SearchQuery => ({ ...asked, isTyping: typing !== undefined }));

/** A parameter of the address that could not be used as it is. */
type SearchProblem = keyof typeof fields;

export type AskedSearch = {
  query: SearchQuery;
  /** Everything that was typed, including what is too long to be searched for. */
  typed: string;
  problems: SearchProblem[];
};

/** The beginning of a text, without half a surrogate pair at its end. */
const cut = (text: string): string =>
  text
    .slice(0, longestSearch)
    .replace(/\p{Surrogate}$/u, "")
    .trimEnd();

/**
 * Reads a search from the address. What cannot be used is left out or cut, and named in `problems`. It never throws.
 */
export function parseSearchQuery(params: QueryValues): AskedSearch {
  const problems: SearchProblem[] = [];
  const read = <Field extends SearchProblem>(name: Field) => {
    const { success, data } = fields[name].safeParse(params[name]);
    if (!success) problems.push(name);
    return data as z.output<(typeof fields)[Field]> | undefined;
  };
  const typed = first.parse(params["q"]) ?? "";
  return {
    query: { q: read("q") ?? cut(typed), kind: read("kind"), country: read("country"), page: read("page") },
    typed,
    problems,
  };
}
