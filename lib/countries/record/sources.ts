import shared from "../facts/sources.json" with { type: "json" };
import { completeFiles } from "./country-records.ts";
import type { Source } from "./open/schema.ts";
import { visaFacts } from "./visa-facts.ts";

/** Every source the records name, each with its licence and its switch. */
export const sources: readonly Source[] = [
  ...shared,
  ...visaFacts.sources,
  ...completeFiles.flatMap((file) => file.sources ?? []),
];
