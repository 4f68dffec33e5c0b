import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { completeFiles } from "./country-records.ts";
import { perVersion } from "./version.ts";
import type { Source } from "./open/schema.ts";
import { readFacts } from "./read-facts.ts";
import { visaFacts } from "./visa-facts.ts";

const shared = oncePerProcess("sources of all", (): readonly Source[] => [
  ...(readFacts("sources") as Source[]),
  ...visaFacts.sources,
]);

/** Every source the records name, each with its licence and its switch. */
export const sources = perVersion("sources", (): readonly Source[] => [
  ...shared,
  ...completeFiles().flatMap((file) => file.sources ?? []),
]);
