import { mobility, type Mobility } from "./open/mobility-schema.ts";
import { country, type CountryRecord } from "./open/schema.ts";
import { sourcedFacts } from "./sourced-facts.ts";

const idsIn = (schema: unknown, value: unknown): string[] =>
  sourcedFacts(schema, value).flatMap(({ sources }) => sources);

/** The source ids of a record, or of parts of one, in the order of the parts; without the registration's own. */
export const sourceIdsOfCountry = (parts: Partial<CountryRecord>): string[] => idsIn(country, parts);

/** The same for the facts on entering, staying, studying and returning. */
export const sourceIdsOfMobility = (parts: Partial<Mobility>): string[] => idsIn(mobility, parts);
