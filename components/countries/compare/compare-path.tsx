import type { ReactNode } from "react";
import { CostValue, costWords } from "#components/countries/guide/cost-value.tsx";
import { Amount } from "#components/page/amounts.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import type { AnswerBasis, PathAnswer, PathComparison, PathPart } from "#lib/data/countries/index.ts";
import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { feesRead, pathWords } from "#lib/data/countries/paths/open/path-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { daySpan, money, onlineWords } from "#lib/data/countries/words/open/guide-words.ts";
import { startPath } from "#lib/data/site/country-path.ts";
import type { PageHref } from "#lib/data/site/paths.ts";
import { CompareTable } from "./compare-table.tsx";

const unsaid = "The sources do not say.";

/** What the value applies to and its provenance, in few words. The guide has its sources. */
const Known = ({ basis, of }: { basis: AnswerBasis; of?: string | null }) => (
  <>
    <small>{[of, basis.year ?? "year not stated"].filter(Boolean).join(" · ")}</small>
    {basis.isLastKnown && (
      <>
        {" "}
        <i className="old">last known</i>
      </>
    )}
    {basis.status === "indicative" && (
      <>
        {" "}
        <i className="ind">indicative</i>
      </>
    )}
  </>
);

const drawings: Readonly<Record<PathPart, (answer: PathAnswer, mark: ReactNode) => ReactNode>> = {
  cost: ({ cost: { fact }, form }, mark) =>
    fact && (
      <>
        <CostValue cost={fact} /> {mark}{" "}
        {fact.of === "path" ? (
          <Known basis={fact.basis} of={form} />
        ) : (
          <small>{feesRead(fact.fees.known, fact.fees.of)}</small>
        )}
      </>
    ),
  time: ({ time: { fact } }, mark) =>
    fact && (
      <>
        <b>{daySpan(fact)}</b> {mark} <Known basis={fact.basis} of={fact.counts} />
      </>
    ),
  place: ({ place: { fact } }) =>
    fact && (
      <>
        <b>{fact.name}</b> {fact.town && <small>{fact.town}</small>}
      </>
    ),
  online: ({ online }) => online && <b>{onlineWords[online]}</b>,
  capital: ({ capital: { fact } }, mark) =>
    fact && (
      <>
        {fact.amount === 0 ? <b>None</b> : <Amount {...fact} />} {mark} <Known basis={fact.basis} />
      </>
    ),
};

/** Why a part is unknown; null if it is known. */
const reasonOf = (part: PathPart, answer: PathAnswer): string | null =>
  part === "online" ? (answer.online ? null : unsaid) : answer[part].reason;

type PathCellProps = {
  part: PathPart;
  answer: PathAnswer;
  isBest: boolean;
  /** The reason given under the table instead of in each cell. */
  reasonBelow: string | null;
};

/** A part of the answer of one country, as in its guide, and whether it is the lowest of the row. */
function PathCell({ part, answer, isBest, reasonBelow }: PathCellProps) {
  const why = reasonOf(part, answer);
  if (why === null) return drawings[part](answer, isBest && <em>best</em>);
  return (
    <>
      <b className="nd">No data</b> {why !== reasonBelow && <small>{why}</small>}
    </>
  );
}

/** The most frequent reason; null if no two cells share one. */
function commonReason(parts: readonly PathPart[], answers: PathComparison["answers"]): string | null {
  const counts = new Map<string, number>();
  for (const { answer } of answers)
    for (const part of parts) {
      const why = reasonOf(part, answer);
      if (why !== null) counts.set(why, (counts.get(why) ?? 0) + 1);
    }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && most[1] > 1 ? most[0] : null;
}

/** Whether the office of a country is shown without its town. */
const lacksTown = ({ place: { fact } }: PathAnswer): boolean => fact !== null && fact.town === null;

/** The text of a part, used to compare countries; null if it is unknown. */
const texts: Readonly<Record<PathPart, (answer: PathAnswer) => string | null>> = {
  cost: ({ cost: { fact } }) => fact && costWords(fact),
  time: ({ time: { fact } }) => fact && daySpan(fact),
  place: ({ place: { fact } }) => fact && fact.name,
  online: ({ online }) => online,
  capital: ({ capital: { fact } }) => fact && money(fact),
};

/** Whether the countries have the same text for a part. A part known for one country only differs from nothing. */
export const readsAlike = (part: PathPart, answers: PathComparison["answers"]): boolean =>
  new Set(answers.flatMap(({ answer }) => texts[part](answer) ?? [])).size < 2;

const partLabels: Readonly<Record<PathPart, string>> = {
  cost: "It costs",
  time: "It takes",
  place: "Where",
  online: "Online",
  capital: "Capital you must show",
};

type Props = {
  countries: readonly Country[];
  path: PathKind;
  compared: PathComparison;
  /** The visible rows. */
  parts: readonly PathPart[];
  hrefOf: (path: PathKind) => PageHref;
};

/**
 * What registering one path takes, side by side: the answer at the top of each guide. Each name links to that guide.
 */
export function ComparePath({ countries, path, compared: { answers, best }, parts, hrefOf }: Props) {
  const reasonBelow = commonReason(parts, answers);
  const hasNoTown = parts.includes("place") && answers.some(({ answer }) => lacksTown(answer));
  return (
    <>
      <nav className="compare-paths" aria-label="What you register">
        {each(pathKinds, (kind) => (
          <AppLink href={hrefOf(kind)} aria-current={kind === path ? "page" : undefined}>
            {pathWords[kind].tab}
          </AppLink>
        ))}
      </nav>
      <CompareTable
        caption={pathWords[path].tab}
        countries={countries}
        nameOf={({ slug, name }) => <AppLink href={startPath(path, slug)}>{name}</AppLink>}
        rows={parts.map((part) => ({
          label: partLabels[part],
          cells: answers.map(({ slug, answer }) => (
            <PathCell
              key={slug}
              part={part}
              answer={answer}
              isBest={best[part].includes(slug)}
              reasonBelow={reasonBelow}
            />
          )),
        }))}
      />
      {reasonBelow && <p className="versus-note">{`“No data”: ${reasonBelow}`}</p>}
      {hasNoTown && <p className="versus-note">Where an office has no town, our sources name none.</p>}
      <p className="versus-note">
        “Best” is the least, where every value is sourced, has a year and is not old; amounts are set beside
        each other at the newest rates of this site.
      </p>
    </>
  );
}
