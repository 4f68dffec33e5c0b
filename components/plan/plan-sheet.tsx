import { Amount } from "#components/page/amount.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { feesListed } from "#lib/countries/paths/open/path-words.ts";
import type { PathKind } from "#lib/countries/paths/open/path-kinds.ts";
import { dateWords } from "#lib/countries/words/open/guide-words.ts";
import { planHref } from "#lib/plans/open/plan-address.ts";
import { costsOfPlan, stepsOfPlan, type PathStepOfPlan } from "#lib/plans/open/plan-costs.ts";
import type { PlanFacts } from "#lib/plans/open/plan-facts.ts";
import { emptyPlan, limits } from "#lib/plans/open/plan.ts";
import { calendarFilePath } from "#lib/site/calendar-file-path.ts";
import { startPath } from "#lib/site/start-path.ts";
import { SaveLinks } from "./save-links.tsx";
import { saveWords } from "./plan-words.ts";
import { SheetForm } from "./sheet-form.tsx";

type Props = {
  facts: PlanFacts;
  kind: PathKind;
  countries: readonly { slug: string; name: string }[];
  /** What of the address could not be used, one sentence each. */
  problems: readonly string[];
};

const blankDates = [1, 2, 3];

/**
 * The plan of a country to print and fill in by hand, made without script: boxes to tick, room for amounts, dates and
 * notes, and a form that makes a calendar file of dates. With script it can be kept instead.
 */
export function PlanSheet({ facts, kind, countries, problems }: Props) {
  const steps = stepsOfPlan(facts, kind);
  const numbered = steps.filter(({ number }) => number !== null);
  const apart = steps.filter(({ number }) => number === null);
  return (
    <>
      <PageHeader title={facts.paths[kind].title} eyebrow="My plan">
        <ButtonLink href={planHref(facts.slug, kind)} data-opens="plan">
          Keep it on this device
        </ButtonLink>
        <ButtonLink href={startPath(kind, facts.slug)} variant="secondary">
          Guide
        </ButtonLink>
      </PageHeader>
      <Container className="plan-page plan-detail">
        <SaveLinks words={saveWords(useWords("plan"))} />
        {problems.length > 0 && (
          <Notice tone="caution">
            {each(problems, (problem) => (
              <p>{problem}</p>
            ))}
          </Notice>
        )}
        <p className="plan-only-screen">
          Keeping it needs script and stays on this device. Without script, print this sheet and fill it in by
          hand.
        </p>
        <section aria-labelledby="steps-title" className="plan-main">
          <h2 id="steps-title">Steps</h2>
          {numbered.length > 0 ? (
            <ol className="plan-steps">{each(numbered, SheetStep)}</ol>
          ) : (
            <p>No source gives steps for this path.</p>
          )}
          {apart.length > 0 && (
            <>
              <h3>Only where it applies</h3>
              <ul className="plan-steps">{each(apart, SheetStep)}</ul>
            </>
          )}
        </section>
        <SheetCosts facts={facts} kind={kind} />
        <SheetDates facts={facts} kind={kind} />
        <section aria-labelledby="note-title" className="plan-blank">
          <h2 id="note-title">Notes</h2>
          {each(blankDates, () => (
            <p aria-hidden="true" />
          ))}
        </section>
        {facts.offices.length > 0 && (
          <section aria-labelledby="offices-title" className="plan-offices">
            <h2 id="offices-title">Offices</h2>
            <ul>
              {each(facts.offices, (office) => (
                <li>{office}</li>
              ))}
            </ul>
          </section>
        )}
        <p className="plan-fine">
          {`Steps compiled in ${dateWords(facts.asOf)}. No legal or tax advice: the office has the last word.`}
        </p>
        <section aria-labelledby="other-title" className="plan-apart plan-only-screen">
          <h2 id="other-title">Another plan</h2>
          <SheetForm countries={countries} country={facts.slug} kind={kind} />
          <p>
            <AppLink className="link" href="/plan">
              All plans of this device
            </AppLink>
          </p>
        </section>
      </Container>
    </>
  );
}

const SheetStep = ({ what, who, fee, isOld, time }: PathStepOfPlan) => (
  <li>
    <label className="plan-step">
      <input type="checkbox" />
      <span>{what}</span>
    </label>
    <p className="plan-step-facts">
      <span>{who}</span>
      <span>
        {fee ? <Amount {...fee} /> : "Fee not known"}
        {isOld && " (last known)"}
        {time && `, ${time}`}
      </span>
    </p>
    <p className="plan-paid-blank">Paid:</p>
  </li>
);

function SheetCosts({ facts, kind }: Pick<Props, "facts" | "kind">) {
  const { toCome, unknown } = costsOfPlan({ ...emptyPlan, path: [kind, 0] }, facts);
  const { cost, time } = facts.paths[kind];
  return (
    <section aria-labelledby="costs-title" className="plan-costs plan-side">
      <h2 id="costs-title">Costs</h2>
      <dl>
        <div>
          <dt>Fees of the steps, as far as known</dt>
          <dd>{toCome.length > 0 ? feesListed(toCome) : "No fee is known"}</dd>
        </div>
        {cost && (
          <div>
            <dt>The whole path, as a source says it</dt>
            <dd>{cost}</dd>
          </div>
        )}
        {time && (
          <div>
            <dt>It takes</dt>
            <dd>{time}</dd>
          </div>
        )}
      </dl>
      {unknown > 0 && <p className="plan-fine">{`Steps without a known fee: ${unknown}.`}</p>}
    </section>
  );
}

/** Dates as a calendar file, by a plain form; on paper, lines to write on. */
function SheetDates({ facts: { slug, name, duties }, kind }: Pick<Props, "facts" | "kind">) {
  return (
    <section id="dates" aria-labelledby="dates-title" className="plan-dues">
      <h2 id="dates-title">Due dates</h2>
      {duties.length > 0 && (
        <ul className="plan-duties">
          {each(duties, ({ what, when, isIndicative }) => (
            <li>{isIndicative ? `${what}: ${when} (indicative)` : `${what}: ${when}`}</li>
          ))}
        </ul>
      )}
      <p className="plan-only-screen">
        <AppLink className="link" href={calendarFilePath(slug)} download>
          {`All duties and holidays of ${name} as a calendar file`}
        </AppLink>
      </p>
      <form action="/plan/dates.ics" method="get" className="plan-dates plan-only-screen">
        <p>{`Up to three dates as a file for your calendar, which reminds you a week before.`}</p>
        <input type="hidden" name="c" value={slug} />
        <input type="hidden" name="path" value={kind} />
        {each(blankDates, (row) => (
          <fieldset>
            <legend className="sr-only">{`Date ${row} for ${name}`}</legend>
            <p className="field">
              <label htmlFor={`what-${row}`}>What is due</label>
              <input
                id={`what-${row}`}
                name="what"
                className="control"
                maxLength={limits.what}
                required={row === 1}
              />
            </p>
            <p className="field">
              <label htmlFor={`on-${row}`}>On</label>
              <input id={`on-${row}`} name="on" type="date" className="control" required={row === 1} />
            </p>
          </fieldset>
        ))}
        <Button variant="secondary">Calendar file (.ics)</Button>
      </form>
      <div className="plan-blank plan-paper" aria-hidden="true">
        {each(blankDates, () => (
          <p />
        ))}
      </div>
    </section>
  );
}
