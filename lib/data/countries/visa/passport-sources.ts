import type { PassportSummary } from "./summarise-passport.ts";
import { visaList } from "./find-entry.ts";

/** The source ids of a summary: that of the list, then those of the notes. */
export const passportSources = ({ rows }: Pick<PassportSummary, "rows">): string[] => [
  ...new Set([
    visaList.source,
    ...rows.flatMap(({ known }) => known.fact?.notes.flatMap(({ sources }) => sources) ?? []),
  ]),
];
