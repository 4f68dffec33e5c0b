import { sourceYear } from "#lib/countries/index.ts";
import { findSource } from "#lib/countries/record/index.ts";
import { SourceLink } from "./source-link.tsx";

/** Who published a source, with its year, as a link down to it; one without a year says so. */
export function DatedSource({ id }: { id: string }) {
  const publisher = findSource(id)?.publisher ?? id;
  return <SourceLink id={id}>{`${publisher}, ${sourceYear(id) ?? "no date"}`}</SourceLink>;
}
