import { Amount } from "#components/page/amounts.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink, AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { TextField } from "#components/ui/field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { feesListed } from "#lib/data/countries/paths/open/path-words.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { emptyPlan, limits } from "#lib/domains/plans/open/plan.ts";
import { planHref } from "#lib/domains/plans/open/plan-text.ts";
import type { DateRow } from "#lib/domains/plans/index.ts";
import {
  costsOfPlan,
  sayNoSum,
  stepsOfPlan,
  type PathStepOfPlan,
} from "#lib/domains/plans/open/plan-costs.ts";
import type { PlanFacts } from "#lib/domains/plans/open/plan-facts.ts";
import { calendarFilePath, startPath } from "#lib/data/site/country-path.ts";
import { SaveLinks } from "./save-links.tsx";
import { saveWords } from "./plan-words.ts";
import { SheetForm } from "./sheet-form.tsx";

type Props = {
  facts: PlanFacts;
  kind: PathKind;
  countries: readonly { slug: string; name: string }[];
  /** Problems with the parameters of the URL, one sentence each. */
  problems: readonly string[];
  /** The rows of the date form that produced no calendar file. */
  dates: readonly DateRow[];
};

const blanks = [1, 2, 3];
const blankRow: DateRow = { what: "", on: "" };

/**
 * The plan of a country to print and fill in by hand, without script: checkboxes, space for amounts, dates and notes,
 * and a form that makes a calendar file of dates. With script the plan can be saved instead.
 */
export function PlanSheet({ facts, kind, countries, problems, dates }: Props) {
  const words = useWords("plan-sheet");
  const steps = stepsOfPlan(facts, kind);
  const numbered = steps.filter(({ number }) => number !== null);
  const apart = steps.filter(({ number }) => number === null);
  return (
    <>
      <PageHeader title={facts.paths[kind].title} eyebrow={words("title")}>
        <ButtonLink href={planHref(facts.slug, kind)} data-opens="plan">
          {words("keep")}
        </ButtonLink>
        <ButtonLink href={startPath(kind, facts.slug)} variant="secondary">
          {words("guide")}
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
        <p className="plan-only-screen">{words("keep.how")}</p>
        <section aria-labelledby="steps-title" className="plan-main">
          <h2 id="steps-title">{words("steps")}</h2>
          {numbered.length > 0 ? (
            <ol className="plan-steps">{each(numbered, SheetStep)}</ol>
          ) : (
            <p>{words("steps.none")}</p>
          )}
          {apart.length > 0 && (
            <>
              <h3>{words("steps.apart")}</h3>
              <ul className="plan-steps">{each(apart, SheetStep)}</ul>
            </>
          )}
        </section>
        <SheetCosts facts={facts} kind={kind} />
        <SheetDates facts={facts} kind={kind} dates={dates} />
        <section aria-labelledby="note-title" className="plan-blank">
          <h2 id="note-title">{words("notes")}</h2>
          {each(blanks, () => (
            <p aria-hidden="true" />
          ))}
        </section>
        {facts.offices.length > 0 && (
          <section aria-labelledby="offices-title" className="plan-offices">
            <h2 id="offices-title">{words("offices")}</h2>
            <ul>
              {each(facts.offices, (office) => (
                <li>{office}</li>
              ))}
            </ul>
          </section>
        )}
        <p className="plan-fine">{words("asOf", { month: dateWords(facts.asOf) })}</p>
        <section aria-labelledby="other-title" className="plan-apart plan-only-screen">
          <h2 id="other-title">{words("another")}</h2>
          <SheetForm countries={countries} country={facts.slug} kind={kind} />
          <p>
            <AppLink className="link" href="/plan">
              {words("all")}
            </AppLink>
          </p>
        </section>
      </Container>
    </>
  );
}

function SheetStep({ what, who, fee, isOld, time }: PathStepOfPlan) {
  const words = useWords("plan-sheet");
  return (
    <li>
      <label className="plan-step">
        <input type="checkbox" />
        <span>{what}</span>
      </label>
      <p className="plan-step-facts">
        <span>{who}</span>
        <span>
          {words.rich("step.facts", {
            fee: fee ? <Amount {...fee} /> : words("step.noFee"),
            isOld: String(isOld),
            time: time ?? "none",
          })}
        </span>
      </p>
      <p className="plan-paid-blank">{words("step.paid")}</p>
    </li>
  );
}

function SheetCosts({ facts, kind }: Pick<Props, "facts" | "kind">) {
  const words = useWords("plan-sheet");
  const costs = costsOfPlan({ ...emptyPlan, path: [kind, 0] }, facts);
  const { toCome, unknown } = costs;
  const { cost, time } = facts.paths[kind];
  return (
    <section aria-labelledby="costs-title" className="plan-costs plan-side">
      <h2 id="costs-title">{words("costs")}</h2>
      <dl>
        <div>
          <dt>{words("costs.fees")}</dt>
          <dd>{toCome.length > 0 ? feesListed(toCome) : words(`costs.${sayNoSum(costs)}`)}</dd>
        </div>
        {cost && (
          <div>
            <dt>{words("costs.total")}</dt>
            <dd>{cost}</dd>
          </div>
        )}
        {time && (
          <div>
            <dt>{words("costs.time")}</dt>
            <dd>{time}</dd>
          </div>
        )}
      </dl>
      {unknown > 0 && <p className="plan-fine">{words("costs.unknown", { count: unknown })}</p>}
    </section>
  );
}

/** A plain form that turns dates into a calendar file. In print it is lines to write on. */
function SheetDates({ facts: { slug, name, duties }, kind, dates }: Pick<Props, "facts" | "kind" | "dates">) {
  const words = useWords("plan-sheet");
  const rows = [...dates, ...blanks.slice(dates.length).map(() => blankRow)];
  return (
    <section id="dates" aria-labelledby="dates-title" className="plan-dues">
      <h2 id="dates-title">{words("dates")}</h2>
      {duties.length > 0 && (
        <ul className="plan-duties">
          {each(duties, ({ what, when, isIndicative }) => (
            <li>{words(isIndicative ? "dates.indicative" : "dates.duty", { what, when })}</li>
          ))}
        </ul>
      )}
      <p className="plan-only-screen">
        <AppLink className="link" href={calendarFilePath(slug)} download>
          {words("dates.all", { country: name })}
        </AppLink>
      </p>
      <form action="/plan/dates.ics" method="get" className="plan-dates plan-only-screen">
        <p>{words("dates.some")}</p>
        <input type="hidden" name="c" value={slug} />
        <input type="hidden" name="path" value={kind} />
        {each(rows, ({ what, on, lacks }, at) => (
          <fieldset>
            <legend className="sr-only">{words("dates.row", { row: at + 1, country: name })}</legend>
            <TextField
              label={words("dates.what")}
              name="what"
              id={`what-${at}`}
              defaultValue={what}
              maxLength={limits.what}
              required={at === 0}
              {...(lacks && lacks !== "day" && { error: words(`problem.${lacks}`) })}
            />
            <TextField
              label={words("dates.on")}
              name="on"
              id={`on-${at}`}
              type="date"
              defaultValue={on}
              required={at === 0}
              {...(lacks === "day" && { error: words("problem.day") })}
            />
          </fieldset>
        ))}
        <Button variant="secondary">{words("dates.file")}</Button>
      </form>
      <div className="plan-blank plan-paper" aria-hidden="true">
        {each(blanks, () => (
          <p />
        ))}
      </div>
    </section>
  );
}
