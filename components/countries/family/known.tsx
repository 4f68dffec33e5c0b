import { FoldedSources } from "./folded-sources.tsx";
import { findSource } from "#lib/countries/record/index.ts";
import type { Status } from "#lib/countries/record/open/fields.ts";

/** A title without its edition and its brackets; the list of sources has all of it. */
const shortened = (title: string) => title.split(/, | \(|: /)[0];

/** How a row is known, in one mark: "sourced" with its sources on the page folded behind the first, or "indicative". */
export function Known({ status, sources }: { status: Status; sources: readonly string[] }) {
  const read = sources.flatMap((id) => findSource(id) ?? []);
  return (
    <small className="known">
      <i>{status}</i>
      {read.length > 0 && ": "}
      <FoldedSources sources={read.map(({ id, title }) => ({ id, name: shortened(title) ?? title }))} />
    </small>
  );
}
