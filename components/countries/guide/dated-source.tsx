import { sourceYear } from "#lib/data/countries/index.ts";
import { findSource } from "#lib/data/countries/record/index.ts";
import { SourceLink } from "./source-link.tsx";

/** The publisher of a source with its year, as a link to the list of sources. It says so when there is no year. */
export function DatedSource({ id }: { id: string }) {
  const publisher = findSource(id)?.publisher ?? id;
  return <SourceLink id={id}>{`${publisher}, ${sourceYear(id) ?? "no date"}`}</SourceLink>;
}
