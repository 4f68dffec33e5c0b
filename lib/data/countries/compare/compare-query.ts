import { choiceReader, type QueryValues } from "../measure/query-choice.ts";
import { pathKinds, type PathKind } from "../paths/open/path-kinds.ts";

export type CompareQuery = {
  /** What is registered. */
  path: PathKind;
  /** Whether rows in which all countries agree are left out. */
  onlyDiffers: boolean;
  /** What was ignored and why, one sentence each. */
  problems: string[];
};

/** Parses the query of a comparison. Unusable values are ignored and reported in `problems`; it never throws. */
export function parseCompareQuery(params: QueryValues): CompareQuery {
  const problems: string[] = [];
  const read = choiceReader(params, problems);
  const path = read(
    "path",
    pathKinds,
    "The address names something to register that is not known, so a local company is shown.",
  );
  const only = read("only", ["differs"], "The address asks for rows that are not known, so all are shown.");
  return { path: path ?? "company", onlyDiffers: only !== null, problems };
}

export const defaultCompare: CompareQuery = parseCompareQuery({});
