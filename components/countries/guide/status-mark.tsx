import { yearSpan } from "#lib/data/countries/index.ts";
import type { Status } from "#lib/data/countries/record/open/fields.ts";
import type { Registration } from "#lib/data/countries/record/open/registration-schema.ts";
import { SourceNumbers } from "./source-numbers.tsx";

type Props = { status: Status; ids: readonly string[]; sources: Registration["sources"] };

/** "sourced" or "indicative", the years of the sources, and their numbers in the list of the page. */
export function StatusMark({ status, ids, sources }: Props) {
  const years = sources.flatMap(({ id, year }) => (ids.includes(id) && year !== null ? [year] : []));
  return (
    <>
      <i className={status === "sourced" ? "ok" : "ind"}>{status}</i>{" "}
      {status === "sourced" && `${yearSpan(years) || "year not stated"} `}
      <SourceNumbers ids={ids} sources={sources} />
    </>
  );
}
