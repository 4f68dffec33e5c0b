import origins from "../facts/origins.json" with { type: "json" };
import type { CountryFile, PlainFact } from "./country-file.ts";

/** Returns a lookup for the source id of a plain fact in a file: the file's own, else that of all facts of its kind. */
export const originOf =
  ({ origins: own }: Pick<CountryFile, "origins">) =>
  (fact: PlainFact): string =>
    own?.[fact] ?? origins[fact];
