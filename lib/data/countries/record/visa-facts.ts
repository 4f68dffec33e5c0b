import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import type { Visa } from "./open/visa-schema.ts";
import { readFacts } from "./read-facts.ts";

/** What each destination requires of each passport. checkCountries validates the type. */
export const visaFacts = oncePerProcess("visa facts", () => readFacts("visa") as Visa);
