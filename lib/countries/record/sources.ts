import shared from "../facts/sources.json" with { type: "json" };
import { completeFiles } from "./country-records.ts";
import type { Source } from "./open/schema.ts";

/** Every source the records name, each with its licence and its switch. */
export const sources: readonly Source[] = [...shared, ...completeFiles.flatMap((file) => file.sources ?? [])];
