import facts from "../facts/visa.json" with { type: "json" };
import type { Visa } from "./open/visa-schema.ts";

/** What each destination asks of each passport. checkCountries proves the type. */
export const visaFacts = facts as Visa;
