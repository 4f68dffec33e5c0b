import { AppLink } from "#components/ui/app-link.tsx";
import { each, joined } from "#components/ui/each.ts";
import { Amount, AmountsIn } from "#components/page/amounts.tsx";
import { NoData } from "#components/page/figure.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { asSentence, enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import {
  isLastKnownWage,
  leaveWords,
  maternityWords,
  wageWords,
  weeklyHours,
} from "#lib/data/countries/words/open/hiring-words.ts";
import { dataAsOf } from "#lib/data/countries/record/index.ts";
import type { Hiring as HiringFacts } from "#lib/data/countries/record/open/hiring-schema.ts";
import { DatedSource, SourceLink } from "./source-marks.tsx";
import { Fact } from "./facts.tsx";
import { GuideSection, type GuideProps } from "./guide-section.tsx";

/** Facts about hiring that are general knowledge, as key, label and text. There is no text where nothing is known. */
const unread = ({
  weeklyHours: hours,
  annualLeave: leave,
  probation,
  fixedTerm,
  notice,
  severance,
  mainLaw,
}: HiringFacts): readonly (readonly [
  key: keyof HiringFacts,
  label: string,
  words: string | null | undefined,
])[] => [
  ["weeklyHours", "Normal week", hours && weeklyHours(hours.hours)],
  ["annualLeave", "Annual leave", leave && leaveWords(leave)],
  ["probation", "Trial period", probation?.text],
  ["fixedTerm", "Fixed-term contracts", fixedTerm?.text],
  ["notice", "Notice", notice?.text],
  ["severance", "Severance", severance?.text],
  ["mainLaw", "Main law", mainLaw?.text],
];

/** What the law requires of employers: facts from a source first, then general knowledge, then what is unknown. */
export function Hiring({ country }: GuideProps) {
  const { hiring, slug } = country;
  const rows = unread(hiring);
  const missing = rows.filter(([, , words]) => !words);
  return (
    <GuideSection
      id="hiring"
      lead="The law’s minimum; collective agreements and sector orders often give more. This is not legal advice: ask the labour office before you sign."
    >
      <dl className="facts">
        <Fact label="Minimum wage" fact="hiring.minimumWage">
          <Wage hiring={hiring} />
        </Fact>
        <Fact label="Paid maternity leave" fact="hiring.maternityLeave">
          <Maternity leave={hiring.maternityLeave} />
        </Fact>
        {hiring.countedLeave && (
          <Fact label="Annual leave, ILO count" fact="hiring.countedLeave">
            {`${hiring.countedLeave.days} days of a five-day week in the first year `}
            <SourceLink id={hiring.countedLeave.source}>{hiring.countedLeave.year}</SourceLink>
          </Fact>
        )}
      </dl>
      <p className="fine">
        <i className="ind">indicative</i> What follows has no source: confirm it.
      </p>
      <dl className="facts facts-2">
        {each(rows, ([key, label, words]) =>
          words ? (
            <Fact label={label} fact={`hiring.${key}`}>
              <AmountsIn text={asSentence(words)} />
            </Fact>
          ) : null,
        )}
      </dl>
      {missing.length > 0 && (
        <p className="fine" data-fact={missing.map(([key]) => `hiring.${key}`).join(" ")}>
          <NoData reason={`${enumerated(missing.map(([, label]) => label))}: not established.`} />
        </p>
      )}
      <p className="fine">
        {"Next: "}
        <AppLink href={`${countryPath("/one-africa/*", slug)}#stay`}>work permits</AppLink>
        {", "}
        <AppLink href={`${countryPath("/one-africa/*", slug)}#holidays`}>public holidays</AppLink>
        {", "}
        <AppLink href={countryPath("/start-business/*/calendar", slug)}>duty calendar</AppLink>
      </p>
    </GuideSection>
  );
}

function Wage({ hiring: { minimumWage: wage, noMinimumWage: none } }: { hiring: HiringFacts }) {
  if (none?.is === "unknown") return <NoData reason={`${none.note}.`} />;
  if (!wage) {
    return (
      <>
        <b>None for all work</b> <small>{`${none?.note}.`}</small> <i className="ind">indicative</i>
      </>
    );
  }
  return (
    <>
      <Amount amount={wage.amount} currency={wage.currency} />
      {` ${wageWords(wage)} `}
      {isLastKnownWage(wage, dataAsOf) && <i className="old">last known</i>}{" "}
      {wage.status === "sourced" ? (
        joined(wage.sources, "; ", (id) => <DatedSource id={id} />)
      ) : (
        <i className="ind">indicative</i>
      )}
      {wage.note && (
        <small>
          {" "}
          <AmountsIn text={asSentence(wage.note)} />
        </small>
      )}
    </>
  );
}

function Maternity({ leave }: { leave: HiringFacts["maternityLeave"] }) {
  if (!leave) return <NoData reason="The source is switched off." />;
  return (
    <>
      <b>{maternityWords(leave.days)}</b>
      {", law of October "}
      <SourceLink id={leave.source}>{leave.year}</SourceLink>
      {leave.note && <small> {asSentence(leave.note)}</small>}
    </>
  );
}
