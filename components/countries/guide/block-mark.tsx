import { findSource } from "#lib/data/countries/record/index.ts";
import type { Status } from "#lib/data/countries/record/open/fields.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { FoldedSources } from "../family/source-list.tsx";

type Props = {
  status: Status;
  sources: readonly string[];
  /** The date of the newest source. */ asOf?: string;
};

/** The provenance of a block, stated once for all of it: its status, its sources, and its date. */
export function BlockMark({ status, sources, asOf }: Props) {
  return (
    <p className="fine">
      <i className={status === "sourced" ? "ok" : "ind"}>{status}</i>{" "}
      <FoldedSources sources={sources.map((id) => ({ id, name: findSource(id)?.publisher ?? id }))} />
      {asOf && sources.length > 0 && `, as of ${dateWords(asOf)}`}
    </p>
  );
}
