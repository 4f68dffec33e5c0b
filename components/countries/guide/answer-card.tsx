import type { ReactNode } from "react";
import { AmountsIn } from "#components/page/amounts.tsx";
import { NoData } from "#components/page/figure.tsx";
import type { FactKey } from "#lib/data/countries/record/open/fact-key.ts";
import { answerOfPath, type PathAnswer } from "#lib/data/countries/index.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import {
  feesSentence,
  foreignOwnerUnknown,
  furtherFees,
  furtherUnread,
  noOwnSteps,
  noneKnown,
  priceLabel,
} from "#lib/data/countries/paths/open/path-words.ts";
import {
  asSentence,
  daySpan,
  enumerated,
  money,
  noteOfCapital,
  onlineWords,
} from "#lib/data/countries/words/open/guide-words.ts";
import { moneyMark } from "#lib/data/currency/open/money-mark.ts";
import type { Registration } from "#lib/data/countries/record/open/registration-schema.ts";
import { BasisMark } from "./source-marks.tsx";
import { CostValue } from "./cost-value.tsx";
import { OfficeLink } from "./office-link.tsx";
import type { GuideProps } from "./guide-section.tsx";
import { TaxesThen } from "./taxes-then.tsx";

type Props = GuideProps & { kind: PathKind };

const summedUp = ["registration.cost", "registration.days", "registration.minCapital"] as const;

/**
 * The short answer at the top: the cost, the time, where to go and whether it can be done online, the capital required,
 * and which taxes follow.
 */
export function AnswerCard({ country, kind }: Props) {
  const answer = answerOfPath(country, kind);
  const { cost, time, capital } = answer;
  const isUnknown = !cost.fact && !time.fact && !capital.fact;
  return (
    <section className="answer" aria-label="The answer in short">
      <dl>
        {kind === "foreign-owner" ? (
          <ForeignOwner answer={answer} />
        ) : isUnknown ? (
          <Part label="Cost, time and capital" fact={summedUp}>
            <NoData reason={noneKnown} /> <a href="#ask">Tell us</a>
          </Part>
        ) : (
          <CostAndTime country={country} answer={answer} />
        )}
        <Part label="Where" fact="registration.offices">
          <Place country={country} answer={answer} />
        </Part>
        {!isUnknown && <Capital country={country} answer={answer} />}
      </dl>
      <TaxesThen country={country} kind={kind} note={answer.note} />
    </section>
  );
}

/** No source sums up the cost and capital for a foreign owner, so this shows what differs from a local company. */
function ForeignOwner({ answer: { further, ownSteps } }: { answer: PathAnswer }) {
  return (
    <>
      <Part label="Cost, time and capital" fact={summedUp}>
        <NoData reason={foreignOwnerUnknown} /> <a href="#ask">Tell us</a>
        {further && (
          <small>
            <AmountsIn text={further.sums.length > 0 ? furtherFees(further.sums) : furtherUnread} />
          </small>
        )}
      </Part>
      <Part label="What differs from a local company" fact="registration.steps">
        {ownSteps.length > 0 ? (
          <small>
            <AmountsIn text={asSentence(enumerated(ownSteps))} />
          </small>
        ) : (
          <small>{noOwnSteps}</small>
        )}
      </Part>
    </>
  );
}

function CostAndTime({ country: { registration }, answer }: GuideProps & { answer: PathAnswer }) {
  const { cost, time } = answer;
  return (
    <>
      <Part label={priceLabel(cost.fact)} fact="registration.cost">
        <Cost answer={answer} sources={registration.sources} />
      </Part>
      <Part label="It takes" fact="registration.days">
        {time.fact ? (
          <>
            <b>{daySpan(time.fact)}</b>
            <small>{asSentence(time.fact.counts)}</small>
            <BasisMark basis={time.fact.basis} sources={registration.sources} />
          </>
        ) : (
          <NoData reason={time.reason} />
        )}
      </Part>
    </>
  );
}

function Capital({ country: { registration }, answer: { capital } }: GuideProps & { answer: PathAnswer }) {
  const capitalNote = capital.fact && noteOfCapital(capital.fact);
  return (
    <Part label="Capital you must show" fact="registration.minCapital">
      {capital.fact ? (
        <>
          <b {...moneyMark(capital.fact.amount, capital.fact.currency)}>
            {capital.fact.amount === 0 ? "None" : money(capital.fact)}
          </b>
          {capitalNote && (
            <small>
              <AmountsIn text={asSentence(capitalNote)} />
            </small>
          )}
          <BasisMark basis={capital.fact.basis} sources={registration.sources} />
        </>
      ) : (
        <NoData reason={capital.reason} />
      )}
    </Part>
  );
}

type PartProps = { label: string; fact: FactKey | readonly FactKey[]; children: ReactNode };

function Part({ label, fact, children }: PartProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-fact={[fact].flat().join(" ")}>{children}</dd>
    </div>
  );
}

/** The legal form that an amount applies to, and what it includes. A line has at most one colon. */
const whatIsCounted = (form: string | null, includes: string): string =>
  form ? `${form}${includes.includes(":") ? "," : ":"} ${includes}` : includes;

function Cost({ answer: { cost, form }, sources }: { answer: PathAnswer; sources: Registration["sources"] }) {
  if (!cost.fact) return <NoData reason={cost.reason} />;
  if (cost.fact.of === "steps") {
    const { sums, known, of } = cost.fact.fees;
    return <AmountsIn text={feesSentence(sums, known, of)} />;
  }
  return (
    <>
      <CostValue cost={cost.fact} />
      <small>
        <AmountsIn text={asSentence(whatIsCounted(form, cost.fact.includes))} />
      </small>
      <BasisMark basis={cost.fact.basis} sources={sources} />
    </>
  );
}

function Place({ country, answer: { place, online, portal } }: GuideProps & { answer: PathAnswer }) {
  return (
    <>
      {place.fact ? (
        <>
          <b className="place">
            <OfficeLink agencies={country.agencies} url={place.fact.url}>
              {place.fact.name}
            </OfficeLink>
          </b>
          <small>
            {place.fact.town ? asSentence(place.fact.town) : "The sources give no town or address."}
          </small>
        </>
      ) : (
        <NoData reason={place.reason} />
      )}
      <small>
        {online
          ? `Online: ${onlineWords[online].toLowerCase()}`
          : "Whether it is done online: the sources do not say."}
        {portal && (
          <>
            {", "}
            <OfficeLink agencies={country.agencies} url={portal}>
              {new URL(portal).hostname.replace(/^www\./, "")}
            </OfficeLink>
          </>
        )}
      </small>
    </>
  );
}
