import "server-only";
import type { CountryFile, Fact } from "#lib/data/countries/record/index.ts";
import { sourcesOfFact } from "./source-names.ts";

/** The URLs among the values of a fact: of an agency, of a form. */
export const linksOfFact = ({ leaves }: Pick<Fact, "leaves">): string[] =>
  leaves.flatMap(({ kind, value }) => (kind === "link" && typeof value === "string" ? [value] : []));

/** Every URL of a fact: those of its sources, and those among its values. */
export const addressesOfFact = (file: CountryFile, fact: Fact): string[] => [
  ...sourcesOfFact(file, fact).flatMap(({ url }) => url ?? []),
  ...linksOfFact(fact),
];
