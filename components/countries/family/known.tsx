import { findSource } from "#lib/data/countries/record/index.ts";
import type { Status } from "#lib/data/countries/record/open/fields.ts";
import { FoldedSources } from "./source-list.tsx";

/** The provenance of a row in one mark: "sourced", with its sources collapsed behind the first, or "indicative". */
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

/** A title without its edition and brackets. The list of sources has the full title. */
const shortened = (title: string) => title.split(/, | \(|: /)[0];
