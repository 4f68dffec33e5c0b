import rails from "../facts/regional-rails.json" with { type: "json" };
import type { RegionalRail } from "./open/schema.ts";

/** The payment systems that several countries share. checkCountries validates the type. */
export const regionalRails = rails as readonly RegionalRail[];
