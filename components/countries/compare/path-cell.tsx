import type { ReactNode } from "react";
import { CostValue } from "#components/countries/guide/cost-value.tsx";
import { costWords } from "#components/countries/guide/cost-words.ts";
import { Amount } from "#components/page/amount.tsx";
import type { AnswerBasis, PathAnswer, PathComparison, PathPart } from "#lib/countries/index.ts";
import { feesRead } from "#lib/countries/paths/open/path-words.ts";
import { daySpan, money, onlineWords } from "#lib/countries/words/open/guide-words.ts";

const unsaid = "the sources do not say";

/** What the value is of and how it is known, in few words; the guide has its sources. */
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

const Missing = ({ why }: { why: string }) => (
  <>
    <b className="nd">No data</b> <small>{why}</small>
  </>
);

const drawings: Readonly<Record<PathPart, (answer: PathAnswer, mark: ReactNode) => ReactNode>> = {
  cost: ({ cost: { fact, reason }, form }, mark) =>
    fact ? (
      <>
        <CostValue cost={fact} /> {mark}{" "}
        {fact.of === "path" ? (
          <Known basis={fact.basis} of={form} />
        ) : (
          <small>{feesRead(fact.fees.known, fact.fees.of)}</small>
        )}
      </>
    ) : (
      <Missing why={reason} />
    ),
  time: ({ time: { fact, reason } }, mark) =>
    fact ? (
      <>
        <b>{daySpan(fact)}</b> {mark} <Known basis={fact.basis} of={fact.counts} />
      </>
    ) : (
      <Missing why={reason} />
    ),
  place: ({ place: { fact, reason } }) =>
    fact ? (
      <>
        <b>{fact.name}</b> <small>{fact.town ?? "the sources name no town"}</small>
      </>
    ) : (
      <Missing why={reason} />
    ),
  online: ({ online }) => (online ? <b>{onlineWords[online]}</b> : <Missing why={unsaid} />),
  capital: ({ capital: { fact, reason } }, mark) =>
    fact ? (
      <>
        {fact.amount === 0 ? <b>None</b> : <Amount {...fact} />} {mark} <Known basis={fact.basis} />
      </>
    ) : (
      <Missing why={reason} />
    ),
};

type Props = { part: PathPart; answer: PathAnswer; isBest: boolean };

/** A part of the answer of one country, as its guide has it, and whether it is the least of the row. */
export const PathCell = ({ part, answer, isBest }: Props) => drawings[part](answer, isBest && <em>best</em>);

/** A part as it reads, for what is alike; null where it is not known. */
const texts: Readonly<Record<PathPart, (answer: PathAnswer) => string | null>> = {
  cost: ({ cost: { fact } }) => fact && costWords(fact),
  time: ({ time: { fact } }) => fact && daySpan(fact),
  place: ({ place: { fact } }) => fact && fact.name,
  online: ({ online }) => online,
  capital: ({ capital: { fact } }) => fact && money(fact),
};

/** Whether the countries read alike in a part; one that is known alone differs from nothing. */
export const readsAlike = (part: PathPart, answers: PathComparison["answers"]): boolean =>
  new Set(answers.flatMap(({ answer }) => texts[part](answer) ?? [])).size < 2;
