import { joined } from "#components/ui/each.ts";
import { sourceYear, yearSpan, type AnswerBasis } from "#lib/data/countries/index.ts";
import { findSource } from "#lib/data/countries/record/index.ts";
import type { Status } from "#lib/data/countries/record/open/fields.ts";
import type { Registration } from "#lib/data/countries/record/open/registration-schema.ts";
import type { Figure, Country } from "#lib/data/countries/record/open/schema.ts";

/** A link to a source in the list of this page. Its text is `children`, or else the title of the source. */
export function SourceLink({ id, children }: { id: string; children?: string | number }) {
  const source = findSource(id);
  if (!source) return <>{children ?? id}</>;
  return <a href={`#src-${id}`}>{children ?? source.title}</a>;
}

/** The publisher of a source with its year, as a link to the list of sources. It says so when there is no year. */
export function DatedSource({ id }: { id: string }) {
  const publisher = findSource(id)?.publisher ?? id;
  return <SourceLink id={id}>{`${publisher}, ${sourceYear(id) ?? "no date"}`}</SourceLink>;
}

type SourceNumbersProps = { ids: readonly string[]; sources: Registration["sources"] };

/** Sources by their number in the list of the same page, each a link to its entry. */
function SourceNumbers({ ids, sources }: SourceNumbersProps) {
  const read = sources.flatMap(({ id }, index) => (ids.includes(id) ? [{ id, number: index + 1 }] : []));
  return joined(read, " ", ({ id, number }) => <a href={`#src-reg-${id}`}>{`[${number}]`}</a>);
}

type Fact = Pick<Figure, "source" | "year">;

/** The sources of several figures with their span of years: "CIA World Factbook, 2022 to 2024; World Bank, 2020". */
export function SourceYears({ figures }: { figures: readonly Fact[] }) {
  const ids = [...new Set(figures.map(({ source }) => source))];
  return joined(ids, "; ", (id) => {
    const years = figures.flatMap(({ source, year }) => (source === id ? [year] : []));
    const from = Math.min(...years);
    const to = Math.max(...years);
    return (
      <>
        <SourceLink id={id} />
        {from === to ? `, ${to}` : `, ${from} to ${to}`}
      </>
    );
  });
}

type StatusMarkProps = { status: Status; ids: readonly string[]; sources: Registration["sources"] };

/** "sourced" or "indicative", the years of the sources, and their numbers in the list of the page. */
export function StatusMark({ status, ids, sources }: StatusMarkProps) {
  const years = sources.flatMap(({ id, year }) => (ids.includes(id) && year !== null ? [year] : []));
  return (
    <>
      <i className={status === "sourced" ? "ok" : "ind"}>{status}</i>{" "}
      {status === "sourced" && `${yearSpan(years) || "year not stated"} `}
      <SourceNumbers ids={ids} sources={sources} />
    </>
  );
}

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

/** The same figure from another publisher; null if both have the same source, because then nothing disagrees. */
export function otherSource(
  { figures, otherFigures }: Country,
  key: keyof Country["otherFigures"],
): Figure | null {
  const other = otherFigures[key];
  return other && other.source !== figures[key]?.source ? other : null;
}
