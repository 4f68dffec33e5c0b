import { type Duty } from "#lib/data/countries/index.ts";
import { findSource } from "#lib/data/countries/record/index.ts";
import type { Registration } from "#lib/data/countries/record/open/registration-schema.ts";
import { FoldedSources } from "../family/folded-sources.tsx";
import { StatusMark } from "./status-mark.tsx";

type Props = { duty: Duty; sources: Registration["sources"] };

/** The provenance of a duty and its date: from the sources of the registration, or from those of the tax date. */
export function DutyMark({ duty: { status, sources: ids, dateSources, asOf }, sources }: Props) {
  if (dateSources.length === 0) return <StatusMark status={status} ids={ids} sources={sources} />;
  return (
    <>
      <i className={status === "sourced" ? "ok" : "ind"}>{status}</i>
      {status === "sourced" ? ` ${asOf ?? "year not stated"} ` : " "}
      <FoldedSources sources={dateSources.map((id) => ({ id, name: findSource(id)?.publisher ?? id }))} />
    </>
  );
}
