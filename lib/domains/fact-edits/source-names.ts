import "server-only";
import { findSource, type CountryFile, type Fact } from "#lib/data/countries/record/index.ts";

export type FactSource = { title: string; url: string | null };

/** The sources of a fact, by title, each with its URL. */
export const sourcesOfFact = (file: CountryFile, fact: Fact): FactSource[] =>
  fact.sources.map((id) => {
    const source = file.registration.sources.find((one) => one.id === id) ?? findSource(id);
    return { title: source?.title ?? id, url: source?.url ?? null };
  });
