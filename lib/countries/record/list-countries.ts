import { oncePerProcess } from "#lib/per-process.ts";
import { applySwitches } from "./apply-switches.ts";
import { countryRecords } from "./country-records.ts";
import type { Country } from "./open/schema.ts";
import { sourceEnabled } from "./source-enabled.ts";
import { inOrder } from "#lib/words/open/formats.ts";

const countries: readonly Country[] = oncePerProcess("countries", () =>
  countryRecords
    .map((record) => applySwitches(record, sourceEnabled))
    .toSorted((a, b) => inOrder(a.name, b.name)),
);

/** The 54 countries in the order of their names, without anything from a switched-off source. */
export const listCountries = (): readonly Country[] => countries;
