import { oncePerProcess } from "#lib/per-process.ts";
import type { Visa } from "./open/visa-schema.ts";
import { readFacts } from "./read-facts.ts";

/** What each destination asks of each passport. checkCountries proves the type. */
export const visaFacts = oncePerProcess("visa facts", () => readFacts("visa") as Visa);
