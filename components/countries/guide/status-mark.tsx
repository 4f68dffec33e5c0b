import { joined } from "#components/ui/each.ts";
import type { Status } from "#lib/countries/record/open/fields.ts";
import type { Registration } from "#lib/countries/record/open/registration-schema.ts";

type Props = { status: Status; ids: readonly string[]; sources: Registration["sources"] };

/** "sourced" or "indicative", and the sources with their years, as links to where they are described. */
export function StatusMark({ status, ids, sources }: Props) {
  const read = sources.filter(({ id }) => ids.includes(id));
  return (
    <>
      <i className={status === "sourced" ? "ok" : "ind"}>{status}</i>{" "}
      {joined(read, "; ", ({ id, title, publisher, year }) => (
        <a href={`#src-reg-${id}`}>
          {year ? `${publisher ?? title}, as of ${year}` : `${publisher ?? title}, year not stated`}
        </a>
      ))}
    </>
  );
}
