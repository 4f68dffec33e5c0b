import { z } from "zod";
import origins from "../facts/origins.json" with { type: "json" };
import { mobility } from "./open/mobility-schema.ts";
import { country, source } from "./open/schema.ts";

/** A fact without its own source. lib/data/countries/facts/origins.json has the source of all facts of a kind. */
export type PlainFact = keyof typeof origins;

export const plainFacts = Object.keys(origins) as PlainFact[];

/** The schema of a file in lib/data/countries/facts/countries, once the facts of its blocs are inlined. */
export const countryFile = country.extend({
  mobility: mobility.omit({ slug: true }),
  /** The sources of single facts of this country that were corrected from elsewhere. */
  origins: z.partialRecord(z.enum(plainFacts), z.string().min(1)).optional(),
  /** Sources that only this country's facts name; the others are in lib/data/countries/facts/sources.json. */
  sources: z.array(source).min(1).optional(),
});
export type CountryFile = z.output<typeof countryFile>;
