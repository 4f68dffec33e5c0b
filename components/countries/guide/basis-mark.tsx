import type { AnswerBasis } from "#lib/data/countries/index.ts";
import type { Registration } from "#lib/data/countries/record/open/registration-schema.ts";
import { SourceNumbers } from "./source-numbers.tsx";

/**
 * The provenance of a part of the answer in few words: its year, whether it is old or general knowledge, its sources.
 */
export function BasisMark({
  basis: { status, sources: ids, year, isLastKnown },
  sources,
}: {
  basis: AnswerBasis;
  sources: Registration["sources"];
}) {
  return (
    <span className="src">
      {isLastKnown && (
        <>
          <i className="old">last known</i>{" "}
        </>
      )}
      {status === "indicative" && (
        <>
          <i className="ind">indicative</i>{" "}
        </>
      )}
      {`${year ?? "year not stated"} `}
      <SourceNumbers ids={ids} sources={sources} />
    </span>
  );
}
