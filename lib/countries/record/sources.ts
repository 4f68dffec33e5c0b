import { oncePerProcess } from "#lib/per-process.ts";
import { completeFiles } from "./country-records.ts";
import type { Source } from "./open/schema.ts";
import { readFacts } from "./read-facts.ts";
import { visaFacts } from "./visa-facts.ts";

/** Every source the records name, each with its licence and its switch. */
export const sources: readonly Source[] = oncePerProcess("sources", () => [
  ...(readFacts("sources") as Source[]),
  ...visaFacts.sources,
  ...completeFiles.flatMap((file) => file.sources ?? []),
]);
