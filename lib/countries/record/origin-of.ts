import origins from "../facts/origins.json" with { type: "json" };
import type { CountryFile, PlainFact } from "./country-file.ts";

/** Says of each plain fact of a file the id of its source: where all of its kind come from, or the file's own. */
export const originOf =
  ({ origins: own }: Pick<CountryFile, "origins">) =>
  (fact: PlainFact): string =>
    own?.[fact] ?? origins[fact];
