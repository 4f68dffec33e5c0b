import { joined } from "#components/ui/each.ts";
import { findSource } from "#lib/countries/index.ts";
import type { Status } from "#lib/countries/record/open/fields.ts";

/** A title without its edition and its brackets; the list of sources has all of it. */
const shortened = (title: string) => title.split(/, | \(|: /)[0];

/** How a row is known: "sourced" with links to its sources on the page, or "indicative". */
export function Known({ status, sources }: { status: Status; sources: readonly string[] }) {
  const read = sources.flatMap((id) => findSource(id) ?? []);
  return (
    <small className="known">
      <i>{status}</i>
      {read.length > 0 && ": "}
      {joined(read, "; ", ({ id, title }) => (
        <a href={`#src-${id}`}>{shortened(title)}</a>
      ))}
    </small>
  );
}
