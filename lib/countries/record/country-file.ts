import { z } from "zod";
import origins from "../facts/origins.json" with { type: "json" };
import { mobility } from "./open/mobility-schema.ts";
import { country, source } from "./open/schema.ts";

/** A fact that bears no source of its own: where all of a kind come from stands in lib/countries/facts/origins.json. */
export type PlainFact = keyof typeof origins;

export const plainFacts = Object.keys(origins) as PlainFact[];

/** What must stand in one file of lib/countries/facts/countries, once the facts of its blocs are taken in. */
export const countryFile = country.extend({
  mobility: mobility.omit({ slug: true }),
  /** Where single facts of this country come from that were put right from elsewhere. */
  origins: z.partialRecord(z.enum(plainFacts), z.string().min(1)).optional(),
  /** Sources that only this country's facts name; the others stand in lib/countries/facts/sources.json. */
  sources: z.array(source).min(1).optional(),
});
export type CountryFile = z.output<typeof countryFile>;
